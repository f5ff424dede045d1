import { storySchema } from '@hearthway/domain/feedback/feedback.contract.ts';
import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { api } from '../../../api/api.ts';

/** The stories in rotation. Asked anew on each page, since a family may take its story back. */
export const storiesQuery = queryOptions({
  queryKey: ['stories'],
  queryFn: ({ signal }) => api.get('/api/stories', { schema: z.array(storySchema), signal }),
  staleTime: 0,
});
