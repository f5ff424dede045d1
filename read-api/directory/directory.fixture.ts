import { CATEGORIES, type CategoryId } from '@hearthway/domain/directory/categories.ts';
import { placeNameKey } from '@hearthway/domain/directory/place-name.ts';
import type { Tier } from '@hearthway/domain/subscription/subscription.constants.ts';
import { addAccess } from '@hearthway/infra/adapters/http/access.ts';
import { buildHttpServer } from '@hearthway/infra/adapters/http/server.ts';
import { createLogger } from '@hearthway/infra/adapters/logging/logger.ts';
import { connectPostgres } from '@hearthway/infra/adapters/postgres/postgres.ts';
import { createSession, findSession } from '@hearthway/infra/adapters/sessions/sessions.ts';
import { createTestDatabase } from '@hearthway/infra/embedded/postgres/postgres.fixture.ts';
import { type Kysely, sql } from 'kysely';
import type { ReadSchema } from '../database/schema.ts';
import { addAccountLimits } from '../limits/account-limits.ts';
import { addDirectoryRoutes } from './directory.routes.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const FAMILY = 'f'.repeat(32);

export interface Listing {
  readonly name: string;
  readonly category: CategoryId;
  readonly categories?: readonly CategoryId[];
  readonly description?: string;
  readonly tags?: readonly string[];
  /** Null for a listing without a known place. */
  readonly at?: { readonly latitude: number; readonly longitude: number } | null;
  /** Two letters; NC by default. */
  readonly state?: string;
  readonly id?: string;
  /** First and last year of age. */
  readonly ages?: readonly [from: number, to: number] | readonly [null, null];
  readonly languages?: readonly string[];
  readonly telehealth?: boolean;
  readonly inHome?: boolean;
  readonly medicaid?: boolean;
  readonly accepting?: boolean;
  readonly insurance?: readonly string[];
  readonly isDemo?: boolean;
  readonly lastVerified?: string | null;
}

/** Default town of all test data. */
export const DURHAM = { latitude: 35.994, longitude: -78.8986 };

export const milesNorth = (miles: number) => ({
  ...DURHAM,
  latitude: DURHAM.latitude + miles / 69.09,
});

/** Starts the directory's routes on their own PostgreSQL, with a signed-in family. */
export const startDirectory = async () => {
  const postgres = await createTestDatabase();
  const database = connectPostgres<ReadSchema>({
    url: postgres.url,
    onConnectionLost: () => {},
    prepares: true,
  });
  const app = buildHttpServer({ logger: createLogger({ name: 'read-api', level: 'silent' }) });
  addAccess(app, {
    findSession: (credentials) => findSession({ database, now: NOW }, credentials),
  });
  addAccountLimits(app, { database, clock: () => NOW });
  let tier: Tier = 'free';
  let home: string | undefined;
  addDirectoryRoutes(app, {
    database,
    tierOf: () => tier,
    readHome: async ({ session }) => session && home,
    privacy: { keyedHash: async (_purpose, text) => Buffer.from(text) },
    clock: () => NOW,
  });
  const token = await signUp(database);
  await database
    .insertInto('zip_codes')
    .values({ zip: '27701', ...DURHAM, city: 'Durham', state: 'NC' })
    .execute();
  return {
    database,
    subscribe: (to: Tier) => {
      tier = to;
    },
    liveIn: (location: string | undefined) => {
      home = location;
    },
    get: (url: string, query: Record<string, string | string[]> = {}, { isSignedIn = true } = {}) =>
      app.inject({
        url,
        query,
        headers: isSignedIn ? { authorization: `Bearer ${token}` } : {},
      }),
    /** Listens on a port; returns the URL, with the headers of the family. */
    listen: async () => ({
      url: await app.listen({ host: '127.0.0.1', port: 0 }),
      headers: { authorization: `Bearer ${token}` },
    }),
    stop: async () => {
      await app.close();
      await database.destroy();
      await postgres.drop();
    },
  };
};

const signUp = async (database: Kysely<ReadSchema>): Promise<string> => {
  await sql`
    insert into accounts
      (user_id, email, email_key, first_name, last_name, password_hash, created_at, registered_at)
    values (${FAMILY}, 'ada@example.org', 'ada@example.org', 'Ada', 'Byron', '', ${NOW}, ${NOW})
  `.execute(database);
  const session = { userId: FAMILY, isBrowser: false, device: null };
  return (await createSession({ database, now: NOW }, session)).token;
};

/** Replaces the directory by these listings, as publishing an import does. */
export const publish = async (
  database: Kysely<ReadSchema>,
  listings: readonly Listing[],
): Promise<void> => {
  await sql`delete from providers`.execute(database);
  for (const [index, listing] of listings.entries()) {
    await addListing(database, { id: `npi-${index}`, ...listing });
  }
  await sql`delete from category_counts`.execute(database);
  for (const { id } of CATEGORIES) {
    await sql`
      insert into category_counts
      select ${id}, count(*) from providers where ${id} = any (categories)
    `.execute(database);
  }
  await sql`select refresh_directory_words(), refresh_map_cells()`.execute(database);
};

const addListing = async (
  database: Kysely<ReadSchema>,
  {
    id,
    name,
    category,
    categories = [category],
    description = '',
    tags = [],
    at = DURHAM,
    state = 'NC',
    ages = [null, null],
    languages = [],
    telehealth,
    inHome,
    medicaid,
    accepting,
    insurance = [],
    lastVerified = '2026-10-01',
    isDemo = false,
  }: Listing,
): Promise<void> => {
  await sql`
    insert into providers (id, source, category, categories, name, description, tags, phone,
      street, city, state, zip, latitude, longitude, is_demo, last_verified, ages_from, ages_to,
      languages, telehealth, in_home, medicaid, accepting, insurance, source_name, licence,
      imported_at)
    values (${id}, 'nppes', ${category}, ${categories}, ${name}, ${description}, ${tags},
      '(919) 555-0100', '1 Main St', 'Durham', ${state}, '27701', ${at?.latitude ?? null},
      ${at?.longitude ?? null}, ${isDemo}, ${lastVerified}, ${ages[0]}, ${ages[1]},
      ${languages}, ${telehealth ?? null}, ${inHome ?? null}, ${medicaid ?? null},
      ${accepting ?? null}, ${insurance}, 'National provider registry (NPPES)', 'Public domain',
      '2026-11-01T12:00:00Z')
  `.execute(database);
};

export const addCities = async (
  database: Kysely<ReadSchema>,
  cities: readonly {
    readonly name: string;
    readonly state: string;
    readonly latitude: number;
    readonly longitude: number;
    readonly population: number;
  }[],
): Promise<void> => {
  await database
    .insertInto('cities')
    .values(cities.map((city) => ({ ...city, name_key: placeNameKey(city.name) })))
    .execute();
};
