import type { QueryClient } from '@tanstack/react-query';
import { isTransient } from '../api/api-error.ts';

export const retryFailed = (queryClient: QueryClient): Promise<void> =>
  queryClient.refetchQueries({
    type: 'active',
    predicate: ({ state: { error } }) => error !== null && isTransient(error),
  });
