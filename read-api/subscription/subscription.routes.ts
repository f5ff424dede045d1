import {
  type SubscriptionStatus,
  subscriptionStatusSchema,
} from '@hearthway/domain/subscription/subscription.contract.ts';
import { sessionOf } from '@hearthway/infra/http/access.ts';
import type { HttpServer } from '@hearthway/infra/http/server.ts';
import { tierOf } from './tier.ts';

/** `GET /api/subscription/status`: the caller's own. */
export const addSubscriptionRoutes = (app: HttpServer): void => {
  app.get(
    '/api/subscription/status',
    { config: { access: 'family' }, schema: { response: { 200: subscriptionStatusSchema } } },
    async (request): Promise<SubscriptionStatus> => ({
      tier: tierOf(sessionOf(request)),
      status: 'active',
      expiresAt: null,
    }),
  );
};
