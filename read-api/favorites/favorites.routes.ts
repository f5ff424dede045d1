import type { Resource } from '@hearthway/domain/directory/directory.contract.ts';
import { type Favorite, favoriteSchema } from '@hearthway/domain/favorites/favorites.contract.ts';
import {
  type FavoriteEntry,
  favoriteEntriesSchema,
} from '@hearthway/domain/favorites/favorites.view.ts';
import { sessionOf } from '@hearthway/infra/http/access.ts';
import type { HttpServer } from '@hearthway/infra/http/server.ts';
import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { ReadModel } from '../consistency/read-model.ts';
import type { ReadSchema } from '../database/schema.ts';
import { type ResourceRow, selectResources, toResource } from '../directory/resource.ts';

/** `GET /api/favorites`: the caller's own, the newest first, as the directory has them now. */
export const addFavoritesRoutes = (
  app: HttpServer,
  { readModel }: { readonly readModel: ReadModel },
): void => {
  app.get(
    '/api/favorites',
    { config: { access: 'family' }, schema: { response: { 200: z.array(favoriteSchema) } } },
    async (request, reply) => {
      const { userId } = sessionOf(request);
      const read = (snapshot: Kysely<ReadSchema>) => readFavorites(snapshot, userId);
      return readModel({ request, reply, model: 'favorites', key: userId, read });
    },
  );
};

const readFavorites = async (snapshot: Kysely<ReadSchema>, userId: string): Promise<Favorite[]> => {
  const row = await snapshot
    .selectFrom('favorites')
    .select('resources')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const entries = favoriteEntriesSchema.parse(row?.resources ?? []);
  const ids = entries.map(({ resourceId }) => resourceId);
  const listed = await selectResources(snapshot).where(sql<boolean>`id = any(${ids})`).execute();
  const listings = new Map(listed.map((listing) => [listing.id, listing]));
  return entries.map((entry) => toFavorite(entry, listings.get(entry.resourceId))).reverse();
};

const toFavorite = (entry: FavoriteEntry, listing: ResourceRow | undefined): Favorite => ({
  ...(listing === undefined ? whatWasKnown(entry) : toResource(listing, null)),
  favoritedAt: entry.favoritedAt,
  isGone: listing === undefined,
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
