import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';
import { familyKey } from '../../../live/cache-keys.ts';

/** All that a family is told of its plan and its payments. The socket announces changes. */
export const planQuery = (userId: string) =>
  queryOptions({
    queryKey: familyKey(userId, 'subscription', 'plan'),
    queryFn: async ({ signal }) => {
      const { planSchema } = await import(
        '@hearthway/domain/subscription/subscription.contract.ts'
      );
      const path = '/api/subscription/plan';
      const read = await api.read('subscription', path, { schema: planSchema, signal });
      return read.answer;
    },
  });
