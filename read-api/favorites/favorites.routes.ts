import { readModelNamed } from '@hearthway/domain/contexts.ts';
import type { CallOutcome } from '@hearthway/domain/favorites/call-plan.constants.ts';
import { type CallPlan, callPlanSchema } from '@hearthway/domain/favorites/call-plan.contract.ts';
import { type Favorite, favoriteSchema } from '@hearthway/domain/favorites/favorites.contract.ts';
import { favoritesRowSchema } from '@hearthway/domain/favorites/favorites.view.ts';
import type { HttpServer } from '@hearthway/infra/adapters/http/server.ts';
import { familyOf } from '@hearthway/infra/adapters/http/subject.ts';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { z } from 'zod';
import { hiddenPhones } from '../directory/hidden-phones.ts';
import { createReadSeen } from '../household/read-seen.ts';
import { homeIn } from '../journey/home.ts';
import type { ReadDependencies } from '../read-part.ts';
import { readCallTips } from './call-tips.ts';
import { createReadMiles } from './miles.ts';
import { selectFavorites } from './select-favorites.ts';
import { toFavorite } from './to-favorite.ts';

/**
 * `GET /api/favorites`: the caller's favorites in their own order, with current directory data. `GET
 * /api/call-plan`: the caller's planned calls, and their latest calls.
 */
export const addFavoritesRoutes = (
  app: HttpServer,
  { readModel, database, privacy }: Pick<ReadDependencies, 'readModel' | 'database' | 'privacy'>,
): void => {
  const readSeen = createReadSeen({ readModel, privacy });
  const readFavorites = readModel('favorites', selectFavorites);
  const readMiles = createReadMiles(database);
  app.get(
    '/api/favorites',
    {
      config: { access: 'family', scope: 'favorites', about: 'seen' },
      schema: { response: { 200: z.array(favoriteSchema) } },
    },
    async (request, reply): Promise<Favorite[]> => {
      const { familyId } = familyOf(request);
      const [{ kept: all, ...sealed }, { hasObject }] = await Promise.all([
        readFavorites({ request, reply, key: familyId }),
        readSeen(request, reply),
      ]);
      const kept = all.filter(({ entry }) => hasObject('favorite', entry.resourceId));
      const { onboarding } = sealed;
      const home = await homeIn({ privacy, userId: familyId, onboarding });
      const [row] = await privacy.openRows(favorites, [{ user_id: familyId, notes: sealed.notes }]);
      const notes = notesSchema.parse(row?.notes ?? null);
      const miles = await readMiles(
        home,
        kept.map(({ entry }) => entry.resourceId),
      );
      const ids = kept.map(({ entry }) => entry.resourceId);
      const [hidden, tips] = await Promise.all([
        hiddenPhones(database, ids),
        readCallTips(database, { ids, familyId }),
      ]);
      return kept.map((each) => {
        const { resourceId, note } = each.entry;
        return toFavorite(each, {
          miles: miles.get(resourceId) ?? null,
          note: (notes === null ? note : notes[resourceId]) ?? null,
          isPhoneHidden: hidden.has(resourceId),
          callTips: tips.get(resourceId) ?? null,
        });
      });
    },
  );

  const readPlan = readModel('call_plan', ({ selectFrom }, userId) =>
    jsonArrayFrom(selectFrom('call_plan').selectAll().where('user_id', '=', userId)),
  );
  app.get(
    '/api/call-plan',
    {
      config: { access: 'family', scope: 'favorites', about: 'seen' },
      schema: { response: { 200: callPlanSchema } },
    },
    async (request, reply): Promise<CallPlan> => {
      const { familyId } = familyOf(request);
      const [rows, { hasObject }] = await Promise.all([
        readPlan({ request, reply, key: familyId }),
        readSeen(request, reply),
      ]);
      return toCallPlan(rows.filter(({ resource_id }) => hasObject('favorite', resource_id)));
    },
  );
};

interface CallPlanRow {
  readonly resource_id: string;
  readonly call_at: string | null;
  readonly outcome: CallOutcome | null;
  readonly hold_minutes: number | null;
  readonly keys: string | null;
  readonly noted_at: string | null;
}

/** Sorts planned calls by time, and past calls with the latest first. */
const toCallPlan = (rows: readonly CallPlanRow[]): CallPlan => ({
  later: rows
    .flatMap(({ resource_id: resourceId, call_at: at }) =>
      at === null ? [] : [{ resourceId, callAt: new Date(at).toISOString() }],
    )
    .toSorted((one, other) => one.callAt.localeCompare(other.callAt)),
  noted: rows
    .flatMap(({ resource_id: resourceId, outcome, hold_minutes, keys, noted_at: at }) =>
      outcome === null || at === null
        ? []
        : [
            {
              resourceId,
              outcome,
              holdMinutes: hold_minutes,
              keys,
              notedAt: new Date(at).toISOString(),
            },
          ],
    )
    .toSorted((one, other) => other.notedAt.localeCompare(one.notedAt)),
});

const favorites = readModelNamed('favorites');

const notesSchema = favoritesRowSchema.shape.notes;
