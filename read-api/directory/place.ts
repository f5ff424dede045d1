import { type PlaceGuess, readLocation } from '@hearthway/domain/directory/location.ts';
import { type Kysely, sql } from 'kysely';
import type { ReadSchema } from '../database/schema.ts';

export interface Place {
  /** On the globe, as Postgres writes a `cube`. */
  readonly point: string;
  /** What it was understood as: "Durham, NC". */
  readonly name: string;
}

/** A point farther than this from any city is named by its coordinates. */
const NEAR_A_CITY_METERS = 40_000;

export type FindPlace = (text: string) => Promise<Place | undefined>;

/** A family asks for the same place with every letter that it types. */
const MOST_REMEMBERED = 10_000;

/**
 * Answers undefined when nobody knows the place. Those that were found are remembered, since places
 * only change with a release.
 */
export const createPlaceFinder = (database: Kysely<ReadSchema>): FindPlace => {
  const remembered = new Map<string, Place>();
  return async (text) => {
    const known = remembered.get(text);
    if (known !== undefined) return known;
    const place = await findPlace(database, text);
    if (place === undefined) return undefined;
    const [oldest] = remembered.keys();
    if (oldest !== undefined && remembered.size >= MOST_REMEMBERED) remembered.delete(oldest);
    remembered.set(text, place);
    return place;
  };
};

const findPlace = async (
  database: Kysely<ReadSchema>,
  text: string,
): Promise<Place | undefined> => {
  for (const guess of readLocation(text)) {
    const place = await placeOf(database, guess);
    if (place !== undefined) return place;
  }
  return undefined;
};

const placeOf = async (
  database: Kysely<ReadSchema>,
  guess: PlaceGuess,
): Promise<Place | undefined> => {
  switch (guess.kind) {
    case 'point':
      return placeAt(database, guess);
    case 'zip':
      return database
        .selectFrom('zip_codes')
        .select([POINT, nameOf('city')])
        .where('zip', '=', guess.zip)
        .executeTakeFirst();
    case 'city': {
      const cities = database
        .selectFrom('cities')
        .select([POINT, nameOf('name')])
        .where('name_key', '=', guess.nameKey);
      return (guess.state === undefined ? cities : cities.where('state', '=', guess.state))
        .orderBy('population', 'desc')
        .orderBy('state')
        .limit(1)
        .executeTakeFirst();
    }
  }
};

const POINT = sql<string>`ll_to_earth(latitude, longitude)::text`.as('point');

const nameOf = (city: 'city' | 'name') => sql<string>`${sql.ref(city)} || ', ' || state`.as('name');

/** Called by the nearest city, if any is near. */
const placeAt = async (
  database: Kysely<ReadSchema>,
  { latitude, longitude }: Extract<PlaceGuess, { kind: 'point' }>,
): Promise<Place | undefined> => {
  const { rows } = await sql<Place>`
    select here::text as point, coalesce(city, ${`${latitude}, ${longitude}`}) as name
    from ll_to_earth(${latitude}, ${longitude}) as here
    left join lateral (
      select name || ', ' || state as city
      from cities
      where population > 0
        and ll_to_earth(latitude, longitude) <@ earth_box(here, ${NEAR_A_CITY_METERS})
      order by ll_to_earth(latitude, longitude) <-> here
      limit 1
    ) as nearest on true
  `.execute(database);
  return rows[0];
};
