import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { familyKey } from '../../../live/cache-keys.ts';
import type { Sought } from '../families.query.ts';

/**
 * What was looked for last, for who comes back from a family. It is kept in this page alone, since an
 * email has no place in an address or in a browser's history.
 */
export const useSought = (staffId: string) => {
  const queryClient = useQueryClient();
  const key = familyKey(staffId, 'sought-family');
  const [sought, setSought] = useState(() => queryClient.getQueryData<Sought>(key));
  return {
    sought,
    seek: (next: Sought) => {
      queryClient.setQueryData<Sought>(key, next);
      setSought(next);
    },
  };
};
