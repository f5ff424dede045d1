import { type Favorite, favoriteSchema } from '@hearthway/domain/favorites/favorites.contract.ts';
import type { HttpServer } from '@hearthway/infra/adapters/http/server.ts';
import { familyOf } from '@hearthway/infra/adapters/http/subject.ts';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { CreateReadModel } from '../consistency/read-model.ts';
import type { ReadSchema } from '../database/schema.ts';
import { createReadMiles } from './miles.ts';
import { selectFavorites } from './select-favorites.ts';
import { toFavorite } from './to-favorite.ts';

/** `GET /api/favorites`: the caller's own, in their own order, as the directory has them now. */
export const addFavoritesRoutes = (
  app: HttpServer,
  {
    readModel,
    database,
  }: { readonly readModel: CreateReadModel; readonly database: Kysely<ReadSchema> },
): void => {
  const readFavorites = readModel('favorites', selectFavorites);
  const readMiles = createReadMiles(database);
  app.get(
    '/api/favorites',
    { config: { access: 'family' }, schema: { response: { 200: z.array(favoriteSchema) } } },
    async (request, reply): Promise<Favorite[]> => {
      const { familyId } = familyOf(request);
      const { kept, home } = await readFavorites({ request, reply, key: familyId });
      const miles = await readMiles(
        home,
        kept.map(({ entry }) => entry.resourceId),
      );
      return kept.map((each) => toFavorite(each, miles.get(each.entry.resourceId) ?? null));
    },
  );
};
