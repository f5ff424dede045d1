import { placeNameKey } from '@hearthway/domain/directory/place-name.ts';
import { correctionsOf } from '@hearthway/domain/directory/typo.ts';
import { type Kysely, sql } from 'kysely';
import type { ReadSchema } from '../database/schema.ts';

export type CitiesOfName = ReadonlyMap<string, number>;

export const citiesCalled = async (
  database: Kysely<ReadSchema>,
  nameKeys: readonly string[],
): Promise<ReadonlyMap<string, CitiesOfName>> => {
  if (nameKeys.length === 0) return new Map();
  const rows = await database
    .selectFrom('cities')
    .select(['name_key', 'state', 'population'])
    .where(sql<boolean>`name_key = any(${nameKeys})`)
    .execute();
  return new Map(
    [...Map.groupBy(rows, ({ name_key }) => name_key)].map(([nameKey, cities]) => [
      nameKey,
      new Map(cities.map(({ state, population }) => [state, population])),
    ]),
  );
};

const MAX_CHOICES = 6;

/** Names of cities that a misspelled name may mean, the most likely first: "Sprngfield". */
export const citiesAlike = async (
  database: Kysely<ReadSchema>,
  text: string,
): Promise<readonly string[]> => {
  const { name, state } = splitState(text);
  if (name.length < SHORTEST_NAME) return [];
  const rows = await database.transaction().execute(async (transaction) => {
    await sql`select set_config('pg_trgm.similarity_threshold', '0.2', true)`.execute(transaction);
    return transaction
      .selectFrom('cities')
      .select(['name_key as word', 'population as listings', 'name', 'state'])
      .where(sql<boolean>`name_key % ${name}`)
      .$if(state !== undefined, (query) => query.where('state', '=', state ?? ''))
      .execute();
  });
  return correctionsOf(name, rows)
    .slice(0, MAX_CHOICES)
    .map(({ known: city }) => `${city.name}, ${city.state}`);
};

/** Minimum length of a name, since too many shorter ones are similar. */
const SHORTEST_NAME = 4;

const splitState = (
  text: string,
): { readonly name: string; readonly state: string | undefined } => {
  const [, name = text, state] = /^(.*?)[\s,]+([a-z]{2})$/i.exec(text.trim()) ?? [];
  return { name: placeNameKey(name), state: state?.toUpperCase() };
};
