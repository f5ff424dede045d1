import {
  feedsSchema,
  madeFeedSchema,
} from '@hearthway/domain/calendar-feeds/calendar-feeds.contract.ts';
import { useLingui } from '@lingui/react/macro';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../api/api.ts';
import { ignored } from '../../api/create-api.ts';
import { useFailureToast } from '../../components/toasts/useFailureToast.ts';
import { familyKey } from '../../live/cache-keys.ts';

export const FEEDS_PATH = '/api/calendar-feeds';

/** Addresses that the person made, for every household. */
export const feedsQuery = (userId: string) =>
  queryOptions({
    queryKey: familyKey(userId, 'calendar_feeds'),
    queryFn: ({ signal }) =>
      api.read('calendar_feeds', FEEDS_PATH, { schema: feedsSchema, signal }),
  });

/** Gives a feed another address, which is told once. */
export const useChangeAddress = (userId: string, onMade: (key: string) => void) => {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const failed = useFailureToast();
  return useMutation({
    mutationFn: (feedId: string) =>
      api.send({
        method: 'POST',
        path: `${FEEDS_PATH}/${feedId}/address`,
        schema: madeFeedSchema,
      }),
    onSuccess: ({ answer }) => onMade(answer.key),
    onError: failed(t`The address was not changed`),
    onSettled: () => queryClient.invalidateQueries(feedsQuery(userId)),
  });
};

export const useStopFeed = (userId: string) => {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const failed = useFailureToast();
  return useMutation({
    mutationFn: (feedId: string) =>
      api.send({ method: 'DELETE', path: `${FEEDS_PATH}/${feedId}`, schema: ignored }),
    onError: failed(t`The address was not stopped`),
    onSettled: () => queryClient.invalidateQueries(feedsQuery(userId)),
  });
};
