import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';
import { familyKey } from '../../../live/cache-keys.ts';

/** A family's plan. The socket announces changes. */
export const subscriptionQuery = (userId: string) =>
  queryOptions({
    queryKey: familyKey(userId, 'subscription'),
    queryFn: async ({ signal }) => {
      const { subscriptionStatusSchema } = await import(
        '@hearthway/domain/subscription/subscription.contract.ts'
      );
      const path = '/api/subscription/status';
      const read = await api.read('subscription', path, {
        schema: subscriptionStatusSchema,
        signal,
      });
      return read.answer;
    },
  });
