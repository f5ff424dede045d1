import { placeNameKey } from '@hearthway/domain/directory/place-name.ts';
import { isStateCode, type StateCode } from '@hearthway/domain/kernel/states.constants.ts';
import { type Kysely, sql } from 'kysely';

/** Factor by which a city must exceed the next of the same name to be meant by the name alone. */
const TIMES_LARGER = 4;

/**
 * Returns the state of the first of these ZIP codes or cities that is certainly in one; none without a place.
 */
export const statesOfPlaces = async <Schema>(
  database: Kysely<Schema>,
  locations: readonly string[],
): Promise<readonly StateCode[]> => {
  for (const location of locations) {
    const state = /^\d{5}/u.test(location)
      ? await stateOfZip(database, location.slice(0, 5))
      : await stateOfCity(database, location);
    if (isStateCode(state)) return [state];
  }
  return [];
};

const stateOfZip = async <Schema>(
  database: Kysely<Schema>,
  zip: string,
): Promise<string | undefined> => {
  const { rows } = await sql<{ state: string }>`
    select state from zip_codes where zip = ${zip}
  `.execute(database);
  return rows[0]?.state;
};

const stateOfCity = async <Schema>(
  database: Kysely<Schema>,
  name: string,
): Promise<string | undefined> => {
  const { rows } = await sql<{ state: string; population: number }>`
    select state, max(coalesce(population, 0))::integer as population from cities
    where name_key = ${placeNameKey(name)}
    group by state order by 2 desc limit 2
  `.execute(database);
  const [largest, next] = rows;
  if (largest === undefined) return undefined;
  const isSure = next === undefined || largest.population >= TIMES_LARGER * next.population;
  return isSure ? largest.state : undefined;
};
