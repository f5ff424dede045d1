import { staffAccessSchema } from '@hearthway/domain/staff/timeline.contract.ts';
import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { api } from '../../../api/api.ts';
import { familyKey } from '../../../live/cache-keys.ts';

/** What support did to the account, the newest first. The socket tells when there is more. */
export const staffAccessQuery = (userId: string) =>
  queryOptions({
    queryKey: familyKey(userId, 'staff_access'),
    queryFn: async ({ signal }) => {
      const schema = z.array(staffAccessSchema);
      return (await api.read('staff_access', '/api/account/staff-access', { schema, signal }))
        .answer;
    },
  });
