import { STATES } from '@hearthway/domain/kernel/states.constants.ts';
import { beforeAll, expect, test } from 'vitest';
import { cityKey, type Places, readPlaces } from './places.ts';

let places: Places;

beforeAll(async () => {
  places = await readPlaces();
});

test('every ZIP code of the country has a point', () => {
  expect(places.zipCodes.size).toBeGreaterThan(41_000);
  expect([...places.zipCodes.keys()].filter((zip) => !/^\d{5}$/.test(zip))).toEqual([]);
});

test('every state has ZIP codes and cities', () => {
  const states = Object.keys(STATES);
  const ofZipCodes = new Set([...places.zipCodes.values()].map(({ state }) => state));
  const ofCities = new Set([...places.cities.values()].map(({ state }) => state));
  expect(states.filter((state) => !ofZipCodes.has(state) || !ofCities.has(state))).toEqual([]);
});

test('every point is on the globe, and every place has a name', () => {
  const all = [
    ...[...places.zipCodes.values()].map(({ city, ...place }) => ({ ...place, name: city })),
    ...places.cities.values(),
  ];
  const wrong = all.filter(
    ({ name, latitude, longitude }) =>
      name === '' || !(latitude > -15 && latitude < 72) || !(Math.abs(longitude) <= 180),
  );
  expect(wrong).toEqual([]);
});

test.each([
  ['10001', 'New York', 'NY'],
  ['02134', 'Allston', 'MA'],
  ['27701', 'Durham', 'NC'],
  ['62269', "O'Fallon", 'IL'],
  ['63101', 'St. Louis', 'MO'],
  ['00901', 'San Juan', 'PR'],
])('%s is in %s, %s', (zip, city, state) => {
  expect(places.zipCodes.get(zip)).toMatchObject({ city, state });
});

test.each([
  ['new york', 'NY', 8_175_133],
  ['Saint Louis', 'MO', 315_685],
  ['winston salem', 'NC', 241_218],
  ["Coeur d'Alene", 'ID', 49_122],
  ['Washington', 'DC', 601_723],
])('%s, %s has its people', (name, state, population) => {
  expect(places.cities.get(cityKey(name, state))?.population).toBe(population);
});
