import { FIRST_TIER } from '@hearthway/domain/subscription/subscription.constants.ts';
import { subscriptionStatusSchema } from '@hearthway/domain/subscription/subscription.contract.ts';
import type { HttpServer } from '@hearthway/infra/adapters/http/server.ts';
import { familyOf } from '@hearthway/infra/adapters/http/subject.ts';
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
      const { familyId } = familyOf(request);
      const tier = (await readTier({ request, reply, key: familyId })) ?? FIRST_TIER;
      return { tier, status: 'active' as const, expiresAt: null };
    },
  );
};
