import { chatHistorySchema, quickResponsesSchema } from '@hearthway/domain/chat/chat.contract.ts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../../api/api.ts';
import { familyKey } from '../../live/cache-keys.ts';

/** Family's own conversation, page by page, the newest page first. */
export const historyQuery = (userId: string) =>
  infiniteQueryOptions({
    queryKey: familyKey(userId, 'chats'),
    queryFn: async ({ pageParam, signal }) => {
      const path = `/api/support/chat${pageParam === '' ? '' : `?before=${pageParam}`}`;
      return (await api.read('chats', path, { schema: chatHistorySchema, signal })).answer;
    },
    initialPageParam: '',
    getNextPageParam: ({ before }) => before ?? undefined,
  });

/** Quick questions in the page's language. */
export const quickResponsesQuery = (locale: string) =>
  queryOptions({
    queryKey: ['quick-responses', locale],
    queryFn: ({ signal }) =>
      api.get('/api/support/quick-responses', { schema: quickResponsesSchema, signal }),
  });
