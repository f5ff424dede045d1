import { queryOptions } from '@tanstack/react-query';
import { familyKey } from '../live/cache-keys.ts';
import { api } from './api.ts';

/** The plan that a family is on. */
export const subscriptionQuery = (userId: string) =>
  queryOptions({
    queryKey: familyKey(userId, 'subscription'),
    queryFn: async ({ signal }) => {
      const { subscriptionStatusSchema } = await import(
        '@hearthway/domain/subscription/subscription.contract.ts'
      );
      return api.get('/api/subscription/status', { schema: subscriptionStatusSchema, signal });
    },
  });
