import type { Model } from '@hearthway/domain/live/live.contract.ts';
import type { Query, QueryClient } from '@tanstack/react-query';
import { isAbout } from './cache-keys.ts';

/**
 * Refetches all queries of a model after the socket announced a change. `isAwaited`: pending reads already
 * wait for this position and are left running.
 */
export const followModel = async (
  queryClient: QueryClient,
  model: Model,
  { isAwaited }: { readonly isAwaited: boolean },
): Promise<void> => {
  const shown = { predicate: ({ queryKey }: Query) => isAbout(model, queryKey) };
  // TanStack Query does not cancel the first read of a query, which may have missed the change.
  const firstReads = new Set(
    isAwaited
      ? []
      : queryClient
          .getQueryCache()
          .findAll({ ...shown, fetchStatus: 'fetching' })
          .filter(({ state: { data } }) => data === undefined),
  );
  await queryClient.invalidateQueries(shown, { cancelRefetch: !isAwaited });
  if (firstReads.size > 0)
    await queryClient.invalidateQueries({ predicate: (query) => firstReads.has(query) });
};
