import { feedbackSchema } from '@hearthway/domain/feedback/feedback.contract.ts';
import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { api } from '../../../api/api.ts';
import { familyKey } from '../../../live/cache-keys.ts';

/** A family's own feedback, the newest first. The socket announces what staff decide. */
export const feedbackQuery = (userId: string) =>
  queryOptions({
    queryKey: familyKey(userId, 'feedback'),
    queryFn: ({ signal }) =>
      api.read('feedback', '/api/feedback', { schema: z.array(feedbackSchema), signal }),
  });
