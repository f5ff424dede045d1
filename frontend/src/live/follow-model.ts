import type { Model } from '@hearthway/domain/live/live.contract.ts';
import type { Query, QueryClient } from '@tanstack/react-query';
import { isAbout } from './cache-keys.ts';

/**
 * Reads again all that shows the model, after the socket told that it has moved.
 *
 * @param isAwaited Whether reads that are under way wait for this very position: they are let finish.
 */
export const followModel = async (
  queryClient: QueryClient,
  model: Model,
  { isAwaited }: { readonly isAwaited: boolean },
): Promise<void> => {
  const shown = { predicate: ({ queryKey }: Query) => isAbout(model, queryKey) };
  // TanStack Query does not cancel the first read of a query, which may have missed the news.
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
