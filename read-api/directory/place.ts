import { type PlaceGuess, readLocation } from '@hearthway/domain/directory/location.ts';
import { type Kysely, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { ReadSchema } from '../database/schema.ts';

export interface Place {
  /** Point on the globe in Postgres `cube` syntax. */
  readonly point: string;
  /** Display name: "Durham, NC". */
  readonly name: string;
}

export type Found =
  | {
      readonly kind: 'place';
      readonly place: Place;
      /** Names of other places with the same name that were not meant, the largest first. */
      readonly others: readonly string[];
    }
  | Unclear;

export type Unclear =
  /** Several places could be meant, the largest first. */
  | { readonly kind: 'ambiguous'; readonly places: readonly Place[] }
  /** Includes its largest cities. */
  | { readonly kind: 'state'; readonly state: string; readonly places: readonly Place[] }
  | { readonly kind: 'military' }
  | { readonly kind: 'outside' }
  | { readonly kind: 'unknown' };

/** Points farther than this from any city are named by their coordinates. */
const NEAR_A_CITY_METERS = 40_000;

/** Cities with the same name that are this close are treated as one place: Kansas City. */
const SAME_PLACE_METERS = 40_000;

/** A city with this many times the population of its next namesake is chosen without asking. */
const DOMINANCE_RATIO = 10;

const MAX_CHOICES = 6;

export type FindPlace = (text: string) => Promise<Found>;

/** Families ask for the same place with every letter that they type. */
const MAX_CACHED = 10_000;

/** Caches known places, since places only change with a release. */
export const createPlaceFinder = (database: Kysely<ReadSchema>): FindPlace => {
  const remembered = new LRUCache<string, Found>({ max: MAX_CACHED });
  return async (text) => {
    const known = remembered.get(text);
    if (known !== undefined) return known;
    const found = await findPlace(database, text);
    if (found.kind === 'unknown') return found;
    remembered.set(text, found);
    return found;
  };
};

const UNKNOWN: Found = { kind: 'unknown' };

const findPlace = async (database: Kysely<ReadSchema>, text: string): Promise<Found> => {
  for (const guess of readLocation(text)) {
    const found = await foundBy(database, guess);
    if (found.kind !== 'unknown') return found;
  }
  return UNKNOWN;
};

const foundBy = async (database: Kysely<ReadSchema>, guess: PlaceGuess): Promise<Found> => {
  switch (guess.kind) {
    case 'outside':
    case 'military':
      return guess;
    case 'state':
      return { ...guess, places: await largestIn(database, guess.state) };
    case 'point':
      return theOnly(await placeAt(database, guess));
    case 'zip':
      return theOnly(
        await database
          .selectFrom('zip_codes')
          .select([POINT, nameOf('city')])
          .where('zip', '=', guess.zip)
          .executeTakeFirst(),
      );
    case 'city':
      return guess.state === undefined
        ? likeliestOf(await citiesNamed(database, guess.nameKey))
        : theOnly(await cityOf(database, guess.nameKey, guess.state));
  }
};

const theOnly = (place: Place | undefined): Found =>
  place === undefined ? UNKNOWN : { kind: 'place', place, others: [] };

const POINT = sql<string>`ll_to_earth(latitude, longitude)::text`.as('point');

const nameOf = (city: 'city' | 'name') => sql<string>`${sql.ref(city)} || ', ' || state`.as('name');

const cityOf = (
  database: Kysely<ReadSchema>,
  nameKey: string,
  state: string,
): Promise<Place | undefined> =>
  database
    .selectFrom('cities')
    .select([POINT, nameOf('name')])
    .where('name_key', '=', nameKey)
    .where('state', '=', state)
    .executeTakeFirst();

const largestIn = (database: Kysely<ReadSchema>, state: string): Promise<readonly Place[]> =>
  database
    .selectFrom('cities')
    .select([POINT, nameOf('name')])
    .where('state', '=', state)
    .orderBy('population', 'desc')
    .orderBy('name_key')
    .limit(MAX_CHOICES)
    .execute();

interface City extends Place {
  readonly population: number;
}

/** Returns the largest first, without those that are next to it. */
const citiesNamed = async (
  database: Kysely<ReadSchema>,
  nameKey: string,
): Promise<readonly City[]> => {
  const { rows } = await sql<City>`
    select point::text, name, population from (
      select ll_to_earth(latitude, longitude) as point, name || ', ' || state as name, population,
        first_value(ll_to_earth(latitude, longitude)) over largest_first as largest,
        row_number() over largest_first as place
      from cities where name_key = ${nameKey}
      window largest_first as (order by population desc, state)
    ) as named
    where place = 1 or earth_distance(point, largest) > ${sql.lit(SAME_PLACE_METERS)}
    order by place limit ${sql.lit(MAX_CHOICES)}
  `.execute(database);
  return rows;
};

const likeliestOf = (cities: readonly City[]): Found => {
  const [largest, next] = cities;
  if (largest === undefined) return UNKNOWN;
  const isMeant =
    next === undefined || largest.population >= DOMINANCE_RATIO * Math.max(1, next.population);
  return isMeant
    ? { kind: 'place', place: largest, others: cities.slice(1).map(({ name }) => name) }
    : { kind: 'ambiguous', places: cities };
};

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
