import { journeySchema } from '@hearthway/domain/journey/journey.contract.ts';
import { NEW_JOURNEY } from '@hearthway/domain/journey/journey.view.ts';
import type { HttpServer } from '@hearthway/infra/adapters/http/server.ts';
import { familyOf } from '@hearthway/infra/adapters/http/subject.ts';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { CreateReadModel } from '../consistency/read-model.ts';

/** `GET /api/journey`: how far the caller's own family has come. */
export const addJourneyRoutes = (
  app: HttpServer,
  { readModel }: { readonly readModel: CreateReadModel },
): void => {
  const readJourney = readModel('journey', ({ selectFrom }, userId) =>
    jsonObjectFrom(
      selectFrom('journey')
        .select(['onboarding', 'tour', 'accessibility'])
        .where('user_id', '=', userId),
    ),
  );
  app.get(
    '/api/journey',
    { config: { access: 'family' }, schema: { response: { 200: journeySchema } } },
    async (request, reply) => {
      const { familyId } = familyOf(request);
      return (await readJourney({ request, reply, key: familyId })) ?? NEW_JOURNEY;
    },
  );
};
