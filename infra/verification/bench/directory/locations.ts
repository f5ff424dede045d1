import { type Kysely, sql } from 'kysely';
import type { SessionsSchema } from '../../../adapters/sessions/sessions.ts';
import type { DENSE_CITIES } from './searches.ts';

/** Points of every thousandth listing, since listings follow population: as families type them. */
export const locationsOfPeople = async (
  database: Kysely<SessionsSchema>,
): Promise<readonly string[]> => {
  const { rows } = await sql<{ zip: string; city: string; point: string }>`
    select zip, city || ', ' || state as city, latitude || ', ' || longitude as point
    from providers where id like '%000' order by id
  `.execute(database);
  return rows.map(({ zip, city, point }, index) => {
    if (index % 10 < 6) return zip;
    return index % 10 < 9 ? city : point;
  });
};

export const locationsIn = async (
  database: Kysely<SessionsSchema>,
  { city, state }: (typeof DENSE_CITIES)[number],
): Promise<readonly string[]> => {
  const { rows } = await sql<{ zip: string }>`
    select zip from zip_codes where city = ${city} and state = ${state} order by zip
  `.execute(database);
  return [`${city}, ${state}`, ...rows.map(({ zip }) => zip)];
};
