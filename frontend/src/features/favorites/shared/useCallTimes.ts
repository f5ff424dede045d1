import { type QueryClient, useQuery } from '@tanstack/react-query';
import { callPlanQuery } from '../calls/call-plan.query.ts';
import { useFavorites } from './useFavorites.ts';

/** Times at which a family wants to call its favorites, as ISO dates and times. */
export const useCallTimes = (userId: string) => {
  const query = useQuery(callPlanQuery(userId));
  const { favorites } = useFavorites(userId);
  const times = (query.data?.answer.later ?? []).flatMap(({ resourceId, callAt }) => {
    const favorite = favorites?.find(({ id }) => id === resourceId);
    return favorite === undefined ? [] : [{ resourceId, name: favorite.name, callAt }];
  });
  return { query, times };
};

/** Fetches what the times are read from; the favorites are a card's of their own. */
export const prepareCallTimes = (queryClient: QueryClient, userId: string): Promise<unknown> =>
  queryClient.ensureQueryData(callPlanQuery(userId));
