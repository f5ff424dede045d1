import { filterChoicesSchema } from '@hearthway/domain/directory/directory-filters.contract.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { milesNorth, publish, startDirectory } from './directory.fixture.ts';

let directory: Awaited<ReturnType<typeof startDirectory>>;

beforeAll(async () => {
  directory = await startDirectory();
  await publish(directory.database, [
    {
      name: 'Ana Ruiz',
      category: 'speech-therapy',
      tags: ['Feeding', 'Early talkers'],
      ages: [0, 2],
      languages: ['en', 'es'],
      telehealth: true,
      medicaid: true,
      insurance: ['Aetna Better Health', 'BCBS'],
    },
    {
      name: 'Ben Okafor',
      category: 'speech-therapy',
      tags: ['Feeding'],
      ages: [2, 99],
      languages: ['en'],
      telehealth: false,
      accepting: true,
      insurance: ['Anthem', 'Blue Cross Blue Shield'],
    },
    { name: 'Cy Weber', category: 'dental', tags: ['Sedation'], at: milesNorth(50), inHome: true },
  ]);
});

afterAll(() => directory.stop());

beforeEach(() => directory.subscribe('plus'));

const read = async (query: Record<string, string>) => {
  const response = await directory.get('/api/resources/filters', query);
  expect(response.statusCode).toBe(200);
  return filterChoicesSchema.parse(response.json());
};

test('each choice has the number of listings it leaves', async () => {
  const { total, isCapped, choices } = await read({ search: 'speech' });
  expect([total, isCapped]).toEqual([2, false]);
  expect(choices).toMatchObject({
    language: [
      { value: 'en', count: 2 },
      { value: 'es', count: 1 },
    ],
    telehealth: [{ value: '1', count: 1 }],
    medicaid: [{ value: '1', count: 1 }],
    accepting: [{ value: '1', count: 1 }],
    insurance: [
      { value: 'blue-cross', count: 2 },
      { value: 'aetna', count: 1 },
    ],
    tag: [
      { value: 'Feeding', count: 2 },
      { value: 'Early talkers', count: 1 },
    ],
  });
});

test('ages are in order, from the first year to adults', async () => {
  const { choices } = await read({ search: 'speech' });
  expect(choices.ages.slice(0, 4)).toEqual([
    { value: '0', count: 1 },
    { value: '1', count: 1 },
    { value: '2', count: 2 },
    { value: '3', count: 1 },
  ]);
  expect(choices.ages.at(-1)).toEqual({ value: 'adult', count: 1 });
});

test('values that no listing has are not offered', async () => {
  expect((await read({ search: 'speech' })).choices.inHome).toEqual([]);
});

test('only matches of the same search are counted', async () => {
  expect((await read({ location: '27701', radius: '10' })).choices.inHome).toEqual([]);
  expect((await read({ location: '27701', radius: '60' })).choices.inHome).toHaveLength(1);
  expect(await read({ category: 'dental' })).toMatchObject({ total: 1 });
  expect(await read({ tag: 'Early talkers' })).toMatchObject({ total: 1 });
});

test('each choice finds as many as it promises', async () => {
  const { choices } = await read({});
  for (const [filter, values] of Object.entries(choices))
    for (const { value, count } of values) {
      const found = await directory.get('/api/resources', { [filter]: value });
      expect({ filter, value, found: found.json().resources.length }).toEqual({
        filter,
        value,
        found: count,
      });
    }
});

test('a search without matches has no choices', async () => {
  expect(await read({ search: 'zzyzx' })).toMatchObject({ total: 0, choices: { language: [] } });
});

test('they are part of the paid plans', async () => {
  directory.subscribe('free');
  const response = await directory.get('/api/resources/filters');
  expect(response.json()).toMatchObject({ code: 'PlusRequired' });
});
