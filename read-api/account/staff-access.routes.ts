import { type StaffAccess, staffAccessSchema } from '@hearthway/domain/staff/timeline.contract.ts';
import type { HttpServer } from '@hearthway/infra/adapters/http/server.ts';
import { familyOf } from '@hearthway/infra/adapters/http/subject.ts';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { z } from 'zod';
import type { CreateReadModel } from '../consistency/read-model.ts';

/** Older ones are in the data copy that a family can request. */
const MAX_LISTED = 200;

/**
 * `GET /api/account/staff-access`: support actions on the caller's account, newest first. Staff members are
 * not named, and their notes for each other are left out.
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
        .limit(MAX_LISTED),
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
