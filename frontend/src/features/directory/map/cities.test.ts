import { expect, test } from 'vitest';
import { cityNear, readCities } from './cities.ts';
import citiesText from './cities.txt?raw';

const cities = readCities(citiesText);

test('every line is a city', () => {
  expect(cities.length).toBeGreaterThan(1_500);
  for (const city of cities) {
    expect(city.name).toMatch(/^\p{Lu}/u);
    expect(city.state).toMatch(/^[A-Z]{2}$/);
    expect(city.population).toBeGreaterThanOrEqual(25_000);
    expect(Math.abs(city.latitude) + Math.abs(city.longitude)).toBeGreaterThan(0);
  }
});

test('the largest come first', () => {
  expect(cities.map(({ population }) => population)).toEqual(
    cities.map(({ population }) => population).toSorted((a, b) => b - a),
  );
});

test.each([
  ['in a city', { latitude: 35.99, longitude: -78.9 }, 'Durham'],
  ['in a small city beside a large one', { latitude: 35.913, longitude: -79.056 }, 'Chapel Hill'],
  ['in an unknown suburb', { latitude: 33.92, longitude: -84.38 }, 'Sandy Springs'],
  ['far from anything', { latitude: 39.2, longitude: -116.5 }, 'Reno'],
])('names %s', (_, point, name) => {
  expect(cityNear(cities, point, 10)?.name).toBe(name);
});

test('names a large city when zoomed out', () => {
  const suburb = { latitude: 33.92, longitude: -84.38 };
  expect(cityNear(cities, suburb, 5)?.name).toBe('Atlanta');
});

test('without cities, nothing is near', () => {
  expect(cityNear([], { latitude: 36, longitude: -79 }, 10)).toBeUndefined();
});
