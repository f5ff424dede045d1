import type { QueryClient } from '@tanstack/react-query';
import { isTransient } from '../api/api-error.ts';

/** Asks again for all that the page shows and the server, or the way to it, has failed to bring. */
export const retryFailed = (queryClient: QueryClient): Promise<void> =>
  queryClient.refetchQueries({
    type: 'active',
    predicate: ({ state: { error } }) => error !== null && isTransient(error),
  });
