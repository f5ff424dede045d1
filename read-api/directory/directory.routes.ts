import {
  FREE_RADIUS_MILES,
  FREE_RESULTS_PER_SEARCH,
} from '@hearthway/domain/directory/directory.constants.ts';
import {
  categorySchema,
  type ResourceList,
  type ResourceQuery,
  resourceListSchema,
  resourceQuerySchema,
} from '@hearthway/domain/directory/directory.contract.ts';
import { refuse } from '@hearthway/infra/http/errors.ts';
import type { HttpServer } from '@hearthway/infra/http/server.ts';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { ReadSchema } from '../database/schema.ts';
import { type CurrentTier, tierOf } from '../subscription/tier.ts';
import { listCategories } from './categories.ts';
import { createPlaceFinder, type FindPlace } from './place.ts';
import { toResource } from './resource.ts';
import { search } from './search.ts';

/** `GET /api/categories` and `GET /api/resources`. */
export const addDirectoryRoutes = (
  app: HttpServer,
  { database }: { readonly database: Kysely<ReadSchema> },
): void => {
  const findPlace = createPlaceFinder(database);
  app.get(
    '/api/categories',
    { config: { access: 'anyone' }, schema: { response: { 200: z.array(categorySchema) } } },
    () => listCategories(database),
  );
  app.get(
    '/api/resources',
    {
      config: { access: 'anyone' },
      schema: { querystring: resourceQuerySchema, response: { 200: resourceListSchema } },
    },
    async ({ query, session }) => {
      const isPersonal = Boolean(query.search) || Boolean(query.location);
      if (isPersonal && session === undefined) throw refuse('SignInRequired');
      return listResources({ database, findPlace }, query, tierOf(session));
    },
  );
};

/** What each tier is shown. */
const LIMITS: Readonly<Record<CurrentTier, { maxResults: number; radiusMiles: number }>> = {
  free: { maxResults: FREE_RESULTS_PER_SEARCH, radiusMiles: FREE_RADIUS_MILES },
};

interface Directory {
  readonly database: Kysely<ReadSchema>;
  readonly findPlace: FindPlace;
}

const listResources = async (
  { database, findPlace }: Directory,
  { category = '', search: text = '', location = '' }: ResourceQuery,
  tier: CurrentTier,
): Promise<ResourceList> => {
  const { maxResults, radiusMiles } = LIMITS[tier];
  const place = location === '' ? undefined : await findPlace(location);
  if (location !== '' && place === undefined) throw refuse('UnknownLocation');
  const found = await search(database, {
    category: category === '' ? undefined : category,
    text,
    near: place && { place, radiusMiles },
    // One more tells whether there is more.
    limit: maxResults + 1,
  });
  const shown = found.slice(0, maxResults);
  return {
    resources: shown.map((listing) => toResource(listing, listing.miles)),
    meta: {
      totalShown: shown.length,
      maxResults,
      userTier: tier,
      upgradeRequired: found.length > maxResults,
      place: place?.name ?? null,
      radiusMiles: place === undefined ? null : radiusMiles,
    },
  };
};
