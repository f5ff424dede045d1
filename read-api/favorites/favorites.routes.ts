import type { Resource } from '@hearthway/domain/directory/directory.contract.ts';
import { type Favorite, favoriteSchema } from '@hearthway/domain/favorites/favorites.contract.ts';
import type { FavoriteEntry } from '@hearthway/domain/favorites/favorites.view.ts';
import { sessionOf } from '@hearthway/infra/http/access.ts';
import type { HttpServer } from '@hearthway/infra/http/server.ts';
import { sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { z } from 'zod';
import type { Select } from '../consistency/checkpoints.ts';
import type { CreateReadModel } from '../consistency/read-model.ts';
import { RESOURCE_COLUMNS, type ResourceRow, toResource } from '../directory/resource.ts';

/** `GET /api/favorites`: the caller's own, the newest first, as the directory has them now. */
export const addFavoritesRoutes = (
  app: HttpServer,
  { readModel }: { readonly readModel: CreateReadModel },
): void => {
  const readFavorites = readModel('favorites', selectFavorites);
  app.get(
    '/api/favorites',
    { config: { access: 'family' }, schema: { response: { 200: z.array(favoriteSchema) } } },
    async (request, reply) => {
      const { userId } = sessionOf(request);
      const kept = await readFavorites({ request, reply, key: userId });
      return kept.map(toFavorite);
    },
  );
};

interface Kept {
  readonly entry: FavoriteEntry;
  /** As the directory has it now; null when it has left. */
  readonly listing: ResourceRow | null;
}

/** The newest first. */
const selectFavorites: Select<readonly Kept[]> = ({ selectFrom }, userId) => {
  const listing = jsonObjectFrom(
    selectFrom('providers')
      .select(RESOURCE_COLUMNS)
      .where('id', '=', sql<string>`entry ->> 'resourceId'`),
  );
  return sql`(
      select coalesce(
        json_agg(json_build_object('entry', entry, 'listing', ${listing}) order by place desc), '[]'
      )
      from favorites, jsonb_array_elements(resources) with ordinality as kept (entry, place)
      where user_id = ${userId}
    )`;
};

const toFavorite = ({ entry, listing }: Kept): Favorite => ({
  ...(listing === null ? whatWasKnown(entry) : toResource(listing, null)),
  favoritedAt: entry.favoritedAt,
  isGone: listing === null,
});

const whatWasKnown = ({ resourceId, name, category }: FavoriteEntry): Resource => ({
  id: resourceId,
  name,
  category: category ?? '',
  rating: null,
  reviewCount: 0,
  distance: null,
  description: '',
  tags: [],
  phone: null,
  email: null,
  hours: null,
  website: null,
  address: '',
  isDemo: false,
  source: '',
  lastVerified: null,
});
