import { readModelNamed } from '@hearthway/domain/contexts.ts';
import { type Favorite, favoriteSchema } from '@hearthway/domain/favorites/favorites.contract.ts';
import { favoritesRowSchema } from '@hearthway/domain/favorites/favorites.view.ts';
import type { HttpServer } from '@hearthway/infra/adapters/http/server.ts';
import { familyOf } from '@hearthway/infra/adapters/http/subject.ts';
import { z } from 'zod';
import { hiddenPhones } from '../directory/hidden-phones.ts';
import { homeIn } from '../journey/home.ts';
import type { ReadDependencies } from '../read-part.ts';
import { readCallTips } from './call-tips.ts';
import { createReadMiles } from './miles.ts';
import { selectFavorites } from './select-favorites.ts';
import { toFavorite } from './to-favorite.ts';

/** `GET /api/favorites`: the caller's own, in their own order, as the directory has them now. */
export const addFavoritesRoutes = (
  app: HttpServer,
  { readModel, database, privacy }: Pick<ReadDependencies, 'readModel' | 'database' | 'privacy'>,
): void => {
  const readFavorites = readModel('favorites', selectFavorites);
  const readMiles = createReadMiles(database);
  app.get(
    '/api/favorites',
    { config: { access: 'family' }, schema: { response: { 200: z.array(favoriteSchema) } } },
    async (request, reply): Promise<Favorite[]> => {
      const { familyId } = familyOf(request);
      const { kept, ...sealed } = await readFavorites({ request, reply, key: familyId });
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
};

const favorites = readModelNamed('favorites');

const notesSchema = favoritesRowSchema.shape.notes;
