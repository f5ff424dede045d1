import { HOUR_MS, MINUTE_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import {
  FIRST_LOOKS_PER_NETWORK,
  PROVIDER_PAGES_PER_HOUR,
} from '@hearthway/domain/directory/directory.constants.ts';
import {
  categorySchema,
  nearbyCategoriesSchema,
  resourceListSchema,
  resourceQuerySchema,
} from '@hearthway/domain/directory/directory.contract.ts';
import {
  filterChoicesSchema,
  filterQuerySchema,
} from '@hearthway/domain/directory/directory-filters.contract.ts';
import { mapQuerySchema, mapSchema } from '@hearthway/domain/directory/directory-map.contract.ts';
import {
  firstLookQuerySchema,
  firstLookSchema,
} from '@hearthway/domain/directory/first-look.contract.ts';
import {
  type StateOffices,
  stateOfficesSchema,
} from '@hearthway/domain/directory/offices.contract.ts';
import { providerSchema } from '@hearthway/domain/directory/provider.contract.ts';
import type { Tier } from '@hearthway/domain/subscription/subscription.constants.ts';
import { refuse } from '@hearthway/infra/adapters/http/errors.ts';
import { networkOf } from '@hearthway/infra/adapters/http/network-of.ts';
import type { HttpReply, HttpRequest, HttpServer } from '@hearthway/infra/adapters/http/server.ts';
import { familyOf, familyOfVisitor } from '@hearthway/infra/adapters/http/subject.ts';
import { requireAllowance } from '@hearthway/infra/adapters/limits/allowances.ts';
import type { Privacy } from '@hearthway/infra/adapters/privacy/privacy.ts';
import { rememberReads } from '@hearthway/infra/adapters/process/remember-reads.ts';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { ReadSchema } from '../database/schema.ts';
import type { ReadHome } from '../journey/home.ts';
import type { TierOf } from '../subscription/tier.ts';
import { listCategories } from './categories.ts';
import { takeFirstLook } from './first-look.ts';
import { type Directory, listFilterChoices, listResources, needsPlus } from './list-resources.ts';
import { showMap } from './map.ts';
import { listNearbyCategories } from './nearby-categories.ts';
import { readOffices } from './offices.ts';
import { createPlaceFinder } from './place.ts';
import { readProvider } from './provider.ts';
import { createChoiceReader } from './remembered-choices.ts';
import { createTermReader } from './remembered-terms.ts';

/** Per account: far more than a family reads, and too little to copy the directory. */
const PROVIDER_PAGES = {
  name: 'provider-pages',
  most: PROVIDER_PAGES_PER_HOUR,
  perMs: HOUR_MS,
} as const;

const FIRST_LOOKS = {
  name: 'first-look',
  most: FIRST_LOOKS_PER_NETWORK,
  perMs: 10 * MINUTE_MS,
} as const;

export interface DirectoryOptions {
  readonly database: Kysely<ReadSchema>;
  readonly tierOf: TierOf;
  readonly readHome: ReadHome;
  readonly privacy: Pick<Privacy, 'keyedHash'>;
  readonly clock: () => Date;
  readonly contentForMs?: number | undefined;
}

/** Adds all routes under `/api/categories`, `/api/offices` and `/api/resources`. */
export const addDirectoryRoutes = (
  app: HttpServer,
  { database, tierOf, readHome, privacy, clock, contentForMs = 0 }: DirectoryOptions,
): void => {
  const remembered = rememberReads<StateOffices | undefined>({ freshForMs: contentForMs });
  const findPlace = createPlaceFinder(database);
  const withTerms = createTermReader(database);
  const readChoices = createChoiceReader({ database, withTerms });
  const directoryFor = (request: HttpRequest, reply: HttpReply): Directory => ({
    database,
    findPlace,
    withTerms,
    readChoices,
    readHome: () => readHome(request, reply),
  });
  /** Counts by network, whose hash is keyed so that it is not stored. */
  const requireFirstLook = async ({ ip }: HttpRequest): Promise<void> => {
    const network = await privacy.keyedHash('network', networkOf(ip));
    await requireAllowance({ database, now: clock() }, FIRST_LOOKS, network.toString('hex'));
  };
  /** Returns the caller's paid plan; refuses the free tier. */
  const paidTierOf = (request: HttpRequest): Exclude<Tier, 'free'> => {
    const tier = tierOf(familyOf(request));
    if (tier === 'free') throw refuse('PlusRequired');
    return tier;
  };

  app.get(
    '/api/categories',
    { config: { access: 'anyone' }, schema: { response: { 200: z.array(categorySchema) } } },
    () => listCategories(database),
  );
  app.get(
    '/api/categories/nearby',
    {
      config: { access: 'family', isPersonal: true },
      schema: { response: { 200: nearbyCategoriesSchema } },
    },
    (request, reply) => listNearbyCategories(directoryFor(request, reply)),
  );
  app.get(
    '/api/resources',
    {
      config: { access: 'anyone' },
      schema: { querystring: resourceQuerySchema, response: { 200: resourceListSchema } },
    },
    async (request, reply) => {
      const { query } = request;
      const family = familyOfVisitor(request);
      const isPersonal = Boolean(query.search) || Boolean(query.location) || needsPlus(query);
      if (isPersonal && family === undefined) throw refuse('SignInRequired');
      const tier = tierOf(family);
      return listResources(directoryFor(request, reply), { query, tier });
    },
  );
  app.get(
    '/api/resources/nearest',
    {
      config: { access: 'anyone' },
      schema: { querystring: firstLookQuerySchema, response: { 200: firstLookSchema } },
    },
    async (request, reply) => {
      await requireFirstLook(request);
      return takeFirstLook(directoryFor(request, reply), request.query);
    },
  );
  app.get(
    '/api/resources/filters',
    {
      config: { access: 'family', isPersonal: true },
      schema: { querystring: filterQuerySchema, response: { 200: filterChoicesSchema } },
    },
    async (request, reply) => {
      const tier = paidTierOf(request);
      return listFilterChoices(directoryFor(request, reply), { query: request.query, tier });
    },
  );
  app.get(
    '/api/resources/map',
    {
      config: { access: 'family', isPersonal: true },
      schema: { querystring: mapQuerySchema, response: { 200: mapSchema } },
    },
    async (request, reply) => {
      const tier = paidTierOf(request);
      return showMap(directoryFor(request, reply), { query: request.query, tier });
    },
  );
  app.get(
    '/api/offices/:state',
    {
      config: { access: 'anyone' },
      schema: {
        params: z.object({ state: z.string().max(2) }),
        response: { 200: stateOfficesSchema },
      },
    },
    async ({ params }) => {
      const state = params.state.toUpperCase();
      const offices = await remembered(state, () => readOffices(database, state));
      if (offices === undefined) throw refuse('UnknownResource');
      return offices;
    },
  );
  app.get(
    '/api/resources/:id',
    {
      config: { access: 'family', isPersonal: true, limit: PROVIDER_PAGES },
      schema: {
        params: z.object({ id: z.string() }),
        response: { 200: providerSchema },
      },
    },
    async ({ params }) => {
      const provider = await readProvider(database, params.id);
      if (provider === undefined) throw refuse('UnknownResource');
      return provider;
    },
  );
};
