import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { DirectoryImportSchema } from '../import-schema.ts';
import { type Places, readPlaces } from '../places/places.ts';
import { refreshDirectory, retireProviders, writeProviders } from '../providers.ts';
import { DEMO_SOURCE, demoProviders } from './demo.ts';
import { readExcludedNpis, readSeed, type Seed } from './real.ts';

export interface SeedOptions {
  /** Adds demo listings to a directory without an import, and removes them when false. */
  readonly hasDemo?: boolean;
}

/**
 * Fills a directory with places, and with the listings and offices that come with the product, each part in
 * one transaction. Each release's listings are inserted once per database: those removed by a later import do
 * not come back.
 */
export const seedDirectory = async (
  database: Kysely<DirectoryImportSchema>,
  { hasDemo = false }: SeedOptions = {},
): Promise<void> => {
  await seedReal(database);
  await switchDemo(database, hasDemo);
};

const seedReal = async (database: Kysely<DirectoryImportSchema>): Promise<void> => {
  const fingerprint = createHash('sha256')
    .update(await readFile(new URL('listings.json.gz', import.meta.url)))
    .digest('hex');
  if (await isSeeded(database, fingerprint)) return;
  const [places, seed, excluded] = await Promise.all([
    readPlaces(),
    readSeed(),
    readExcludedNpis(),
  ]);
  await database.transaction().execute(async (transaction) => {
    // Locks, so that the second of two processes that start together finds the work done.
    await sql`lock table directory_seed in exclusive mode`.execute(transaction);
    if (await isSeeded(transaction, fingerprint)) return;
    const isNew = await hasNoPlaces(transaction);
    if (isNew) await writePlaces(transaction, places);
    await writeSources(transaction, seed);
    await sql`
      insert into excluded_npis select * from unnest(${excluded}::text[]) on conflict do nothing
    `.execute(transaction);
    await writeProviders(transaction, {
      providers: listingsOf(seed),
      importId: null,
    });
    if (!isNew) await retireProviders(transaction, sql`is_demo`);
    if (!isNew) await retireJoined(transaction, seed);
    await transaction.insertInto('directory_seed').values({ fingerprint }).execute();
    await refreshDirectory(transaction);
  });
};

/** Leaves listings unchanged that an import has written since, or that have retired. */
const listingsOf = ({ listings, offices }: Seed) => {
  const providers = JSON.stringify([...listings, ...offices].map(({ provider }) => provider));
  return sql`
    select provider from jsonb_array_elements(${providers}::jsonb) as given (provider)
    where not exists (
      select from providers where id = provider ->> 'id' and import_id is not null
    ) and not exists (select from retired_providers where id = provider ->> 'id')
  `;
};

/** Retires listings of an older release that this one has merged into others. */
const retireJoined = async (
  transaction: Transaction<DirectoryImportSchema>,
  { listings, offices }: Seed,
): Promise<void> => {
  const shipped = [...listings, ...offices].map(({ provider }) => provider);
  const ids = shipped.map(({ id }) => id);
  const sources = [...new Set(shipped.map(({ source }) => source))];
  await retireProviders(
    transaction,
    sql`import_id is null and source = any (${sources}::text[]) and id <> all (${ids}::text[])`,
  );
};

const writeSources = async (
  transaction: Transaction<DirectoryImportSchema>,
  { listings, likely, offices }: Seed,
): Promise<void> => {
  const says = [...listings, ...offices].flatMap(({ provider, says: all }) =>
    all.map((one, rank) => ({ ...one, provider_id: provider.id, rank, categories: [] })),
  );
  // Keeps statements and pairs that imports have found.
  await sql`delete from listing_sources where listed_as is null`.execute(transaction);
  await sql`truncate offices`.execute(transaction);
  await sql`
    insert into listing_sources
    select row.* from jsonb_populate_recordset(
      null::listing_sources, ${JSON.stringify(says)}::jsonb
    ) as row
  `.execute(transaction);
  await sql`
    insert into likely_duplicates
    select * from unnest(
      ${likely.map(([one]) => one)}::text[], ${likely.map(([, other]) => other)}::text[]
    )
    on conflict do nothing
  `.execute(transaction);
  const rows = offices.map(({ provider, office }) => ({
    ...office,
    provider_id: provider.id,
    state: provider.state,
  }));
  await sql`
    insert into offices
    select row.* from jsonb_populate_recordset(null::offices, ${JSON.stringify(rows)}::jsonb) as row
  `.execute(transaction);
};

/** Demo listings never appear beside imported ones. */
const switchDemo = async (
  database: Kysely<DirectoryImportSchema>,
  hasDemo: boolean,
): Promise<void> => {
  const { rows } = await sql<{ demo: boolean; imported: boolean }>`
    select exists (select from providers where source = ${DEMO_SOURCE}) as demo,
      exists (select from directory_imports where published_at is not null) as imported
  `.execute(database);
  const [state] = rows;
  if (state === undefined || state.demo === (hasDemo && !state.imported)) return;
  const providers = hasDemo ? JSON.stringify(demoProviders(await readPlaces())) : '[]';
  await database.transaction().execute(async (transaction) => {
    await sql`lock table directory_seed in exclusive mode`.execute(transaction);
    if (hasDemo)
      await writeProviders(transaction, {
        providers: sql`select jsonb_array_elements(${providers}::jsonb) as provider`,
        importId: null,
      });
    else await retireProviders(transaction, sql`is_demo`);
    await refreshDirectory(transaction);
  });
};

const isSeeded = async (
  database: Kysely<DirectoryImportSchema>,
  fingerprint: string,
): Promise<boolean> => {
  const { rows } = await sql<{ seeded: boolean }>`
    select exists (select from directory_seed where fingerprint = ${fingerprint}) as seeded
  `.execute(database);
  return rows[0]?.seeded === true;
};

const hasNoPlaces = async (database: Kysely<DirectoryImportSchema>): Promise<boolean> => {
  const { rows } = await sql<{ none: boolean }>`
    select not exists (select from zip_codes) as none
  `.execute(database);
  return rows[0]?.none === true;
};

const writePlaces = async (
  transaction: Transaction<DirectoryImportSchema>,
  places: Places,
): Promise<void> => {
  const zipCodes = [...places.zipCodes.values()];
  const cities = [...places.cities.values()];
  await sql`
    insert into zip_codes (zip, latitude, longitude, city, state)
    select * from unnest(
      ${zipCodes.map(({ zip }) => zip)}::text[],
      ${zipCodes.map(({ latitude }) => latitude)}::double precision[],
      ${zipCodes.map(({ longitude }) => longitude)}::double precision[],
      ${zipCodes.map(({ city }) => city)}::text[],
      ${zipCodes.map(({ state }) => state)}::text[]
    )
  `.execute(transaction);
  await sql`
    insert into cities (name, name_key, state, latitude, longitude, population)
    select * from unnest(
      ${cities.map(({ name }) => name)}::text[],
      ${cities.map(({ nameKey }) => nameKey)}::text[],
      ${cities.map(({ state }) => state)}::text[],
      ${cities.map(({ latitude }) => latitude)}::double precision[],
      ${cities.map(({ longitude }) => longitude)}::double precision[],
      ${cities.map(({ population }) => population)}::integer[]
    )
  `.execute(transaction);
};
