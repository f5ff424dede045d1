import { contentItemsSchema } from '@hearthway/domain/content/content-item.contract.ts';
import { help } from '@hearthway/domain/content/kinds.ts';
import {
  helpAnswersSchema,
  helpSchema,
  helpSearchSchema,
} from '@hearthway/domain/help/help.contract.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';
import { contentItemQuery } from '../../../api/content.query.ts';
import { familyKey } from '../../../live/cache-keys.ts';

/** An answer with its text. */
export const answerQuery = (id: string) => contentItemQuery(help, id);

/** The questions of all answers. */
export const answersQuery = queryOptions({
  queryKey: ['help', 'answers'],
  queryFn: ({ signal }) => api.get('/api/help/answers', { schema: helpAnswersSchema, signal }),
});

/** The six answers that families ask for most, with their text. */
export const frequentQuery = queryOptions({
  queryKey: ['help', 'frequent'],
  queryFn: ({ signal }) =>
    api.get('/api/help/frequent', { schema: contentItemsSchema(help), signal }),
});

export const helpSearchQuery = (searchText: string) =>
  queryOptions({
    queryKey: ['help', 'search', searchText],
    queryFn: ({ signal }) =>
      api.get(`/api/help/search?${new URLSearchParams({ q: searchText })}`, {
        schema: helpSearchSchema,
        signal,
      }),
  });

/** A family's own votes and wishes. The socket announces changes made elsewhere. */
export const ownHelpQuery = (userId: string) =>
  queryOptions({
    queryKey: familyKey(userId, 'help'),
    queryFn: ({ signal }) => api.read('help', '/api/help/mine', { schema: helpSchema, signal }),
  });
