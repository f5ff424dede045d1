import type { FeedbackList } from '@hearthway/domain/feedback/feedback.constants.ts';
import {
  feedbackListSchema,
  staffFeedbackSchema,
} from '@hearthway/domain/feedback/feedback-staff.contract.ts';
import type { FeedbackView } from '@hearthway/domain/staff/support-access.constants.ts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';
import { ignored } from '../../../api/create-api.ts';
import { familyKey } from '../../../live/cache-keys.ts';

/** Feedback being read, and its reader. */
export interface Reading {
  readonly staffId: string;
  readonly userId: string;
  readonly feedbackId: string;
}

const REFRESH_MS = 30_000;

export const pathOf = ({ userId, feedbackId }: Reading): string =>
  `/api/staff/feedback/${encodeURIComponent(userId)}/${encodeURIComponent(feedbackId)}`;

/** List of feedback, without its text. */
export const queueQuery = (staffId: string, list: FeedbackList) =>
  queryOptions({
    queryKey: familyKey(staffId, 'review-queue', list),
    queryFn: async ({ signal }) =>
      (
        await api.read('feedback', `/api/staff/feedback?list=${list}`, {
          schema: feedbackListSchema,
          signal,
        })
      ).answer,
    staleTime: 0,
    refetchInterval: REFRESH_MS,
  });

export const refreshQueue = (queryClient: QueryClient, staffId: string): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: familyKey(staffId, 'review-queue') });

/** Opens feedback, which is logged and shown to the family. Not cached once the page is left. */
export const lookQuery = (reading: Reading, shown: FeedbackView) =>
  queryOptions({
    queryKey: familyKey(reading.staffId, 'review-look', reading.feedbackId, shown),
    queryFn: async ({ client, signal }) => {
      const path = `${pathOf(reading)}/view`;
      const look = await api.send({
        method: 'POST',
        path,
        body: { shown },
        schema: ignored,
        signal,
      });
      await client.invalidateQueries(reviewQuery(reading));
      return look;
    },
    gcTime: 0,
  });

/** Feedback with its text, available only after it was opened. */
export const reviewQuery = (reading: Reading) =>
  queryOptions({
    queryKey: familyKey(reading.staffId, 'review', reading.feedbackId),
    queryFn: async ({ signal }) =>
      (await api.read('feedback', pathOf(reading), { schema: staffFeedbackSchema, signal })).answer,
    gcTime: 0,
    staleTime: 0,
  });
