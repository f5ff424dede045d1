import { BEYOND_SHOWN } from '@hearthway/domain/directory/directory.constants.ts';
import { resourceListSchema } from '@hearthway/domain/directory/directory.contract.ts';
import { TIERS } from '@hearthway/domain/subscription/subscription.constants.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addCities, DURHAM, milesNorth, publish, startDirectory } from './directory.fixture.ts';

let directory: Awaited<ReturnType<typeof startDirectory>>;

const NOME = { latitude: 64.5011, longitude: -165.4064 };
const ANCHORAGE = { latitude: 61.2181, longitude: -149.9003 };
const MILES_CITY = { latitude: 46.3602, longitude: -105.8675 };

beforeAll(async () => {
  directory = await startDirectory();
  await directory.database
    .insertInto('zip_codes')
    .values({ zip: '59301', ...MILES_CITY, city: 'Miles City', state: 'MT' })
    .execute();
  await addCities(directory.database, [
    { ...NOME, name: 'Nome', state: 'AK', population: 3_806 },
    { ...DURHAM, name: 'Durham', state: 'NC', population: 257_636 },
  ]);
  await publish(directory.database, [
    ...Array.from({ length: BEYOND_SHOWN + 2 }, (_, index) => ({
      name: `Durham Speech ${index}`,
      category: 'speech-therapy' as const,
      at: milesNorth(index),
      telehealth: true,
    })),
    { name: 'Anchorage Speech', category: 'speech-therapy', at: ANCHORAGE, state: 'AK' },
    {
      name: 'Alaska Telehealth',
      category: 'speech-therapy',
      at: { latitude: 24.7, longitude: -81.1 },
      state: 'AK',
      telehealth: true,
    },
    { name: 'Anchorage Dental', category: 'dental', at: ANCHORAGE, state: 'AK', medicaid: true },
  ]);
});

afterAll(() => directory.stop());

beforeEach(() => directory.subscribe('free'));

const beyond = async (query: Record<string, string>) => {
  const response = await directory.get('/api/resources', query);
  expect(response.statusCode).toBe(200);
  return resourceListSchema.parse(response.json()).beyond;
};

test.for(TIERS)('the %s tier sees the nearest beyond its radius', async (tier) => {
  directory.subscribe(tier);
  const found = await beyond({ location: 'Nome', search: 'speech', radius: '25' });
  expect(found?.state).toEqual({ code: 'AK', name: 'Alaska' });
  expect(found?.nearest).toHaveLength(BEYOND_SHOWN);
  expect(found?.nearest[0]?.name).toBe('Anchorage Speech');
  expect(Math.round((found?.nearest[0]?.distance ?? 0) / 10)).toBe(54);
  expect(found?.nearest.map(({ point }) => point === null)).toEqual(
    Array.from({ length: BEYOND_SHOWN }, () => tier === 'free'),
  );
});

test('those who work by telehealth are of the same state', async () => {
  const found = await beyond({ location: 'Nome', search: 'speech' });
  expect(found?.telehealth.map(({ name }) => name)).toEqual(['Alaska Telehealth']);
});

test('only what was asked for is shown', async () => {
  const dental = await beyond({ location: 'Nome', category: 'dental' });
  expect(dental?.nearest.map(({ name }) => name)).toEqual(['Anchorage Dental']);
  expect((await beyond({ location: '59301', search: 'zqxwvy' }))?.nearest).toEqual([]);
});

test('filters stay set', async () => {
  directory.subscribe('plus');
  const found = await beyond({ location: '59301', medicaid: '1' });
  expect(found?.nearest.map(({ name }) => name)).toEqual(['Anchorage Dental']);
  expect(found?.state).toEqual({ code: 'MT', name: 'Montana' });
});

test('with results, without a place and on later pages there is nothing beyond', async () => {
  expect(await beyond({ location: 'Durham, NC', search: 'speech' })).toBeNull();
  expect(await beyond({ location: '', search: 'zqxwvy' })).toBeNull();
  directory.subscribe('plus');
  expect(await beyond({ location: 'Nome', page: '2' })).toBeNull();
});
