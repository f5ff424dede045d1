import type { QueryClient } from '@tanstack/react-query';
import { isAbout } from '../../../live/cache-keys.ts';

/** Reads again all that shows the plan, also where the socket is lost. */
export const refetchPlan = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({
    predicate: ({ queryKey }) => isAbout('subscription', queryKey),
  });
