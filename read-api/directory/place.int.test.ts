import { connectPostgres } from '@hearthway/infra/adapters/postgres/postgres.ts';
import {
  createTestDatabase,
  type TestDatabase,
} from '@hearthway/infra/embedded/postgres/postgres.fixture.ts';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ReadSchema } from '../database/schema.ts';
import { addCities } from './directory.fixture.ts';
import { createPlaceFinder, type FindPlace } from './place.ts';

let postgres: TestDatabase;
let database: Kysely<ReadSchema>;
let findPlace: FindPlace;

beforeAll(async () => {
  postgres = await createTestDatabase();
  database = connectPostgres({ url: postgres.url, onConnectionLost: () => {} });
  findPlace = createPlaceFinder(database);
  await database
    .insertInto('zip_codes')
    .values([
      { zip: '27701', latitude: 35.9967, longitude: -78.8966, city: 'Durham', state: 'NC' },
      { zip: '02134', latitude: 42.3582, longitude: -71.1286, city: 'Allston', state: 'MA' },
    ])
    .execute();
  await addCities(database, [
    { name: 'Durham', state: 'NC', latitude: 35.994, longitude: -78.8986, population: 267_743 },
    { name: 'Durham', state: 'CT', latitude: 41.4818, longitude: -72.6812, population: 7_388 },
    { name: 'New York', state: 'NY', latitude: 40.7143, longitude: -74.006, population: 8_175_133 },
    { name: 'St. Louis', state: 'MO', latitude: 38.6273, longitude: -90.1979, population: 315_685 },
    {
      name: 'Kansas City',
      state: 'MO',
      latitude: 39.0997,
      longitude: -94.5786,
      population: 475_378,
    },
    {
      name: 'Kansas City',
      state: 'KS',
      latitude: 39.1142,
      longitude: -94.6275,
      population: 151_306,
    },
    {
      name: 'Washington',
      state: 'DC',
      latitude: 38.8951,
      longitude: -77.0364,
      population: 601_723,
    },
    {
      name: 'Springfield',
      state: 'MO',
      latitude: 37.2153,
      longitude: -93.2982,
      population: 159_498,
    },
    {
      name: 'Springfield',
      state: 'MA',
      latitude: 42.1015,
      longitude: -72.5898,
      population: 153_060,
    },
    {
      name: 'Springfield',
      state: 'IL',
      latitude: 39.8017,
      longitude: -89.6436,
      population: 116_250,
    },
    { name: 'Springfield', state: 'VT', latitude: 43.2984, longitude: -72.4823, population: 3_979 },
    { name: 'Courthouse Annex', state: 'DC', latitude: 38.88, longitude: -77.02, population: 0 },
  ]);
});

afterAll(async () => {
  await database.destroy();
  await postgres.drop();
});

test.each([
  ['27701', 'Durham, NC'],
  ['27701-1234', 'Durham, NC'],
  ['277011234', 'Durham, NC'],
  ['02134', 'Allston, MA'],
  ['Durham', 'Durham, NC'],
  ['durham, ct', 'Durham, CT'],
  ['Durham Connecticut', 'Durham, CT'],
  ['Durham CT', 'Durham, CT'],
  ['New York', 'New York, NY'],
  ['New York NY', 'New York, NY'],
  ['New York, New York', 'New York, NY'],
  ['Saint Louis', 'St. Louis, MO'],
  ['Kansas City', 'Kansas City, MO'],
  ['Kansas City Kansas', 'Kansas City, KS'],
  ['Washington D.C.', 'Washington, DC'],
  ['Durham, NC 99999', 'Durham, NC'],
  ['36.0012, -78.9001', 'Durham, NC'],
  ['38.8801, -77.0201', 'Washington, DC'],
  ['36.5, -120.25', '36.5, -120.25'],
])('%s is %s', async (text, name) => {
  expect(await findPlace(text)).toMatchObject({ kind: 'place', place: { name } });
});

test.each([
  '99999',
  'Atlantis',
  'Durham, ZZ',
  'Durham, NY',
  '00000',
  '1234',
  '95, 10',
  "'; drop",
  '日本',
])('%s is unknown', async (text) => {
  expect(await findPlace(text)).toEqual({ kind: 'unknown' });
});

test('a name shared by cities of similar size is ambiguous', async () => {
  const found = await findPlace('Springfield');
  expect(found).toMatchObject({
    kind: 'ambiguous',
    places: ['MO', 'MA', 'IL', 'VT'].map((state) => ({ name: `Springfield, ${state}` })),
  });
});

test('a city much larger than its namesakes is taken, and they are named', async () => {
  expect(await findPlace('Durham')).toMatchObject({ others: ['Durham, CT'] });
});

test('cities of one name that are next to each other are one place', async () => {
  expect(await findPlace('Kansas City')).toMatchObject({ kind: 'place', others: [] });
});

test.each(['M5V 3L9', '43.6532, -79.3832', 'Toronto, Canada'])(
  '%s is outside the United States',
  async (text) => {
    expect(await findPlace(text)).toEqual({ kind: 'outside' });
  },
);

test('a place is looked up once', async () => {
  const found = await findPlace('27701');
  expect(await findPlace('27701')).toBe(found);
});
