import { FIRST_TIER } from '@hearthway/domain/subscription/subscription.constants.ts';
import { subscriptionStatusSchema } from '@hearthway/domain/subscription/subscription.contract.ts';
import { sessionOf } from '@hearthway/infra/adapters/http/access.ts';
import type { HttpServer } from '@hearthway/infra/adapters/http/server.ts';
import type { CreateReadModel } from '../consistency/read-model.ts';

/** `GET /api/subscription/status`: the caller's own. */
export const addSubscriptionRoutes = (
  app: HttpServer,
  { readModel }: { readonly readModel: CreateReadModel },
): void => {
  const readTier = readModel('subscription', ({ selectFrom }, userId) =>
    selectFrom('subscription').select('tier').where('user_id', '=', userId).$asScalar(),
  );
  app.get(
    '/api/subscription/status',
    { config: { access: 'family' }, schema: { response: { 200: subscriptionStatusSchema } } },
    async (request, reply) => {
      const { userId } = sessionOf(request);
      const tier = (await readTier({ request, reply, key: userId })) ?? FIRST_TIER;
      return { tier, status: 'active' as const, expiresAt: null };
    },
  );
};
