import { type Kysely, sql, type Transaction } from 'kysely';
import type { DirectoryImportSchema } from '../import-schema.ts';
import { type Places, readPlaces } from '../places/places.ts';
import { refreshDirectory, writeProviders } from '../providers.ts';
import { demoProviders } from './demo.ts';
import { realProviders } from './real.ts';

/**
 * Fills an empty directory with places and with listings to begin with, in one transaction. Happens
 * once in the life of a database: what an import has taken away does not come back.
 */
export const seedDirectory = async (database: Kysely<DirectoryImportSchema>): Promise<void> => {
  if (await isSeeded(database)) return;
  const places = await readPlaces();
  const real = await realProviders(places);
  const providers = JSON.stringify([...real, ...demoProviders(places, real)]);
  await database.transaction().execute(async (transaction) => {
    // Of two processes that start together, the second finds the work done.
    await sql`lock table zip_codes in exclusive mode`.execute(transaction);
    if (await isSeeded(transaction)) return;
    await writePlaces(transaction, places);
    await writeProviders(transaction, {
      providers: sql`select jsonb_array_elements(${providers}::jsonb) as provider`,
      importId: null,
    });
    await refreshDirectory(transaction);
  });
};

const isSeeded = async (database: Kysely<DirectoryImportSchema>): Promise<boolean> => {
  const { rows } = await sql<{ seeded: boolean }>`
    select exists (select from zip_codes) as seeded
  `.execute(database);
  return rows[0]?.seeded === true;
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
