import { type StaffAccess, staffAccessSchema } from '@hearthway/domain/staff/timeline.contract.ts';
import type { HttpServer } from '@hearthway/infra/adapters/http/server.ts';
import { familyOf } from '@hearthway/infra/adapters/http/subject.ts';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { z } from 'zod';
import type { CreateReadModel } from '../consistency/read-model.ts';

/** Older ones are in the copy of their data that a family can ask for. */
const MOST_LISTED = 200;

/**
 * `GET /api/account/staff-access`: what support did in the caller's account, the newest first. Who of
 * the staff it was stays unsaid, and what they noted for each other is left out.
 */
export const addStaffAccessRoutes = (
  app: HttpServer,
  { readModel }: { readonly readModel: CreateReadModel },
): void => {
  const readAccess = readModel('staff_access', ({ selectFrom }, userId) =>
    jsonArrayFrom(
      selectFrom('staff_access')
        .select(['what', 'occurred_at'])
        .where('user_id', '=', userId)
        .where('what', '!=', 'note-added')
        .orderBy('position', 'desc')
        .limit(MOST_LISTED),
    ),
  );
  app.get(
    '/api/account/staff-access',
    { config: { access: 'family' }, schema: { response: { 200: z.array(staffAccessSchema) } } },
    async (request, reply): Promise<StaffAccess[]> => {
      const { familyId } = familyOf(request);
      const acts = await readAccess({ request, reply, key: familyId });
      return acts.map(({ what, occurred_at }) => ({
        what,
        at: new Date(occurred_at).toISOString(),
      }));
    },
  );
};
