import { expect, test } from 'vitest';
import { emptyCounties, readCounties } from './counties.ts';

test('every state has counties with people and ZIP codes, and Durham is where it is', async () => {
  const counties = await readCounties();
  expect(new Set(counties.map(({ state }) => state)).size).toBeGreaterThanOrEqual(51);
  expect(counties.length).toBeGreaterThan(3_100);
  expect(counties.find(({ zips }) => zips.includes('27701'))).toMatchObject({
    name: 'Durham',
    state: 'NC',
  });
});

test('counties without a listing are named by their people, the most first', () => {
  const county = (name: string, people: number, zip: string) => ({
    name,
    state: 'NC',
    people,
    zips: [zip],
  });
  const counties = [county('Small', 10, '1'), county('Large', 30, '2'), county('Listed', 90, '3')];
  expect(emptyCounties(counties, new Set(['3'])).map(({ name }) => name)).toEqual([
    'Large',
    'Small',
  ]);
});
