import {
  foodMonthSchema,
  foodSummarySchema,
  foodsSchema,
} from '@hearthway/domain/food-log/food-log.contract.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';
import { ignored } from '../../../api/create-api.ts';
import { familyKey } from '../../../live/cache-keys.ts';

const MODEL = 'food_offers';

const pathOf = (profileId: string): string => `/api/dietary/profiles/${profileId}`;

export const offersPath = (profileId: string): string => `${pathOf(profileId)}/offers`;

/** Foods of a child so far. The socket announces changes made elsewhere. */
export const foodsQuery = (userId: string, profileId: string) =>
  queryOptions({
    queryKey: familyKey(userId, MODEL, profileId, 'foods'),
    queryFn: ({ signal }) =>
      api.read(MODEL, `${pathOf(profileId)}/foods`, { schema: foodsSchema, signal }),
  });

/** Offers of a month, `2026-11`. */
export const foodMonthQuery = (userId: string, profileId: string, month: string) =>
  queryOptions({
    queryKey: familyKey(userId, MODEL, profileId, month),
    queryFn: ({ signal }) =>
      api.read(MODEL, `${offersPath(profileId)}?month=${month}`, {
        schema: foodMonthSchema,
        signal,
      }),
  });

/** Facts as of a day, in the zone of this device. */
export const foodSummaryQuery = (userId: string, profileId: string, day: string) =>
  queryOptions({
    queryKey: familyKey(userId, MODEL, profileId, 'summary', day),
    queryFn: ({ signal }) => {
      const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
      return api.read(
        MODEL,
        `${pathOf(profileId)}/food-summary?${new URLSearchParams({ day, timeZone })}`,
        { schema: foodSummarySchema, signal },
      );
    },
  });

/** Reads a child's log again once something in it has changed. */
export const useFoodLogChanged = (userId: string) => {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: familyKey(userId, MODEL) });
};

export const useOfferRemoval = (userId: string, profileId: string) => {
  const changed = useFoodLogChanged(userId);
  return useMutation({
    mutationFn: (offerId: string) =>
      api.send({
        method: 'DELETE',
        path: `${offersPath(profileId)}/${offerId}`,
        schema: ignored,
      }),
    onSettled: changed,
  });
};
