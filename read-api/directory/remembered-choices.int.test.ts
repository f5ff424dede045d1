import { correctProvider } from '@hearthway/infra/adapters/directory/corrections.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DURHAM, milesNorth, publish, startDirectory } from './directory.fixture.ts';
import type { ChoicesQuery } from './filter-choices.ts';
import { createPlaceFinder } from './place.ts';
import { createChoiceReader } from './remembered-choices.ts';
import { createTermReader } from './remembered-terms.ts';

let directory: Awaited<ReturnType<typeof startDirectory>>;

beforeAll(async () => {
  directory = await startDirectory();
  await publish(directory.database, [
    { id: 'npi-1', name: 'Bright Steps', category: 'dental', languages: ['en'] },
    {
      id: 'npi-2',
      name: 'Golden Hands',
      category: 'dental',
      languages: ['es'],
      at: milesNorth(40),
    },
  ]);
});

afterAll(() => directory.stop());

test('choices are remembered for the same search, until the directory changes', async () => {
  const { database } = directory;
  const readChoices = createChoiceReader({ database, withTerms: createTermReader(database) });
  const found = await createPlaceFinder(database)(`${DURHAM.latitude}, ${DURHAM.longitude}`);
  if (found.kind !== 'place') throw new Error('The place is not known.');
  const { place } = found;
  const query: ChoicesQuery = {
    category: undefined,
    text: 'dentist',
    conditions: [],
    near: { place, radiusMiles: 100 },
  };
  const both = await readChoices(query);
  expect(both.total).toBe(2);
  expect(await readChoices({ ...query })).toBe(both);
  // Each part of a search makes it another one.
  const others: readonly ChoicesQuery[] = [
    { ...query, near: { place, radiusMiles: 10 } },
    { ...query, near: undefined },
    { ...query, text: 'golden' },
    { ...query, conditions: ["'+lang:es'"] },
    { ...query, category: 'speech-therapy' },
  ];
  const totals: number[] = [];
  for (const other of others) totals.push((await readChoices(other)).total);
  expect(totals).toEqual([1, 2, 1, 1, 0]);

  await correctProvider(database, {
    providerId: 'npi-1',
    corrections: [{ field: 'telehealth', columns: { telehealth: true } }],
  });
  expect((await readChoices(query)).choices.telehealth).toEqual([{ value: '1', count: 1 }]);
  await publish(database, [{ name: 'Meadow', category: 'dental' }]);
  expect((await readChoices(query)).total).toBe(1);
});
