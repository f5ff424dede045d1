import type { Model } from '@hearthway/domain/live/live.contract.ts';
import type { Query, QueryClient } from '@tanstack/react-query';
import { isAbout } from './cache-keys.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Models that an answer follows from as well, besides that of its key. */
      readonly alsoAbout?: readonly Model[];
    };
  }
}

/**
 * Refetches all queries of a model after the socket announced a change. `isAwaited`: pending reads already
 * wait for this position and are left running.
 */
export const followModel = async (
  queryClient: QueryClient,
  model: Model,
  { isAwaited }: { readonly isAwaited: boolean },
): Promise<void> => {
  const shown = {
    predicate: ({ queryKey, meta }: Query) =>
      isAbout(model, queryKey) || meta?.alsoAbout?.includes(model) === true,
  };
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
