import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';
import { familyKey } from '../../../live/cache-keys.ts';

/** Has the server ask the payment provider how a checkout went, and record it. */
export const checkoutQuery = (userId: string, sessionId: string) =>
  queryOptions({
    queryKey: familyKey(userId, 'checkout', sessionId),
    queryFn: async ({ signal }) => {
      const { syncedCheckoutSchema } = await import(
        '@hearthway/domain/subscription/subscription.contract.ts'
      );
      const { answer } = await api.send({
        method: 'POST',
        path: '/api/subscription/sync',
        body: { sessionId },
        schema: syncedCheckoutSchema,
        signal,
        isAutomatic: true,
      });
      return answer;
    },
  });
