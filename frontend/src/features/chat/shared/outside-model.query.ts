import {
  chatModelSchema,
  outsideModelChoiceSchema,
} from '@hearthway/domain/chat/outside-model.contract.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';
import { familyKey } from '../../../live/cache-keys.ts';

/** Model that writes answers on this site. */
export const chatModelQuery = queryOptions({
  queryKey: ['chat-model'],
  queryFn: ({ signal }) => api.get('/api/support/chat/model', { schema: chatModelSchema, signal }),
});

/** Whether the family allows an outside model. The socket announces changes. */
export const outsideModelQuery = (userId: string) =>
  queryOptions({
    queryKey: familyKey(userId, 'outside_model'),
    queryFn: async ({ signal }) => {
      const path = '/api/support/chat/outside-model';
      const schema = outsideModelChoiceSchema;
      return (await api.read('outside_model', path, { schema, signal })).answer;
    },
  });
