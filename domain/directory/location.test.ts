import { expect, test } from 'vitest';
import { everyRow } from '../kernel/every-row.fixture.ts';
import { type PlaceGuess, readLocation } from './location.ts';

const zip = (digits: string): PlaceGuess => ({ kind: 'zip', zip: digits });
const city = (nameKey: string, state?: string): PlaceGuess => ({ kind: 'city', nameKey, state });

test(
  '… may be …',
  everyRow(
    [
      ['27701', [zip('27701')]],
      [' 27701-1234 ', [zip('27701')]],
      ['277011234', [zip('27701')]],
      ['Durham', [city('durham')]],
      ['Durham, NC', [city('durham', 'NC')]],
      ['durham,nc', [city('durham', 'NC')]],
      ['Durham, N.C.', [city('durham', 'NC')]],
      ['Durham, North Carolina, USA', [city('durham', 'NC')]],
      ['Durham NC', [city('durham nc'), city('durham', 'NC')]],
      ['Durham north carolina', [city('durham north carolina'), city('durham', 'NC')]],
      ['Washington, D.C.', [city('washington', 'DC')]],
      ['San Juan, Puerto Rico', [city('san juan', 'PR')]],
      ['New York', [city('new york')]],
      ['New York, New York', [city('new york', 'NY')]],
      ['Kansas City, Kansas', [city('kansas city', 'KS')]],
      ['St. Louis, MO', [city('st louis', 'MO')]],
      ['Durham, NC 27701', [zip('27701'), city('durham', 'NC')]],
      ['Durham, Durham County', [city('durham durham county')]],
    ],
    ([text, guesses]) => {
      expect(readLocation(text)).toEqual(guesses);
    },
  ),
);

test.each([
  ['35.9940, -78.8986', 35.994, -78.8986],
  ['35.9940,-78.8986', 35.994, -78.8986],
  ['21.3069, -157.8583', 21.3069, -157.8583],
])('%s is a point', (text, latitude, longitude) => {
  expect(readLocation(text)).toEqual([{ kind: 'point', latitude, longitude }]);
});

test.each(['', ' ', ',', '🙂', '91, 0', '0, 181', '日本', '\0', "';--"])(
  '%j cannot be a place',
  (text) => {
    expect(readLocation(text)).toEqual([]);
  },
);

test.each([
  'M5V 3L9',
  'k1a0b6',
  'Toronto ON M5V-3L9',
  'Toronto, Ontario',
  'Tijuana, Mexico',
  '43.6532, -79.3832',
  '0, 0',
  '-90, 180',
])('%s is outside the United States', (text) => {
  expect(readLocation(text)).toEqual([{ kind: 'outside' }]);
});

test.each(['Ontario, CA', 'Mexico', 'Vancouver'])('%s may be a city', (text) => {
  expect(readLocation(text)).toMatchObject([{ kind: 'city' }]);
});
