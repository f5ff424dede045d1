import { connectPostgres } from '@hearthway/infra/adapters/postgres/postgres.ts';
import {
  createTestDatabase,
  type TestDatabase,
} from '@hearthway/infra/embedded/postgres/postgres.fixture.ts';
import type { Kysely } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { checkContent } from '../check-content.ts';
import { CALM_EVENING, FACT, factsText, folderOf } from '../content.fixture.ts';
import type { ContentSchema } from '../content-schema.ts';
import { publishLayer } from '../publish.ts';
import { STATE_IN, STATE_PATHS } from '../state.fixture.ts';
import { correctionLine } from './correction-line.ts';
import { correct, listCorrections, uncorrect } from './corrections.ts';

let postgres: TestDatabase;
let database: Kysely<ContentSchema>;

beforeEach(async () => {
  postgres = await createTestDatabase();
  database = connectPostgres({ url: postgres.url, onConnectionLost: () => {} });
  await publish(STATE_IN.en);
});

afterEach(async () => {
  await database.destroy();
  await postgres.drop();
});

const publish = async (english: string, withState = true): Promise<void> => {
  const files = {
    ...CALM_EVENING,
    ...(withState && {
      'facts/states.json': factsText({ ...FACT, id: 'tx-law' }),
      [STATE_PATHS.en]: english,
      [STATE_PATHS.es]: STATE_IN.es,
    }),
  };
  const { items, faults } = checkContent(folderOf(files));
  expect(faults).toEqual([]);
  await publishLayer(database, { layer: 'product', hash: english, items });
};

const stateSchema = z.object({
  version: z.number(),
  data: z.looseObject({ regulator: z.looseObject({ phone: z.string().nullable() }) }),
  texts: z.record(z.string(), z.looseObject({ words: z.record(z.string(), z.unknown()) })),
  facts: z.array(z.looseObject({ id: z.string() })),
});

const texas = async () =>
  stateSchema.parse(
    await database
      .selectFrom('content_items as i')
      .innerJoin('content_versions as v', (join) =>
        join
          .onRef('v.kind', '=', 'i.kind')
          .onRef('v.id', '=', 'i.id')
          .onRef('v.version', '=', 'i.version'),
      )
      .select(['v.version', 'v.data', 'v.texts', 'v.facts'])
      .where('i.kind', '=', 'state')
      .executeTakeFirstOrThrow(),
  );

const CORRECTION = {
  kind: 'state',
  id: 'texas',
  field: 'regulator.phone',
  value: '1-800-555-0199',
  source: 'A call to the office',
  url: undefined,
  verified: 'primary',
  by: 'Ana',
  on: '2026-11-23',
} as const;

const lines = async (): Promise<readonly string[]> =>
  (await listCorrections(database)).map(correctionLine);

test('a corrected value is published with who verified it when, until it is taken back', async () => {
  await correct(database, CORRECTION);
  const corrected = await texas();
  expect(corrected).toMatchObject({ version: 2, data: { regulator: { phone: '1-800-555-0199' } } });
  expect(corrected.facts.at(-1)).toEqual({
    id: 'correction-regulator.phone',
    source: 'A call to the office',
    asOf: '2026-11-23',
    verified: 'primary',
    correction: { field: 'regulator.phone', by: 'Ana', on: '2026-11-23' },
  });
  expect(await uncorrect(database, CORRECTION)).toBe(true);
  expect(await texas()).toMatchObject({
    version: 3,
    data: { regulator: { phone: '1-800-555-0100' } },
    facts: [{ id: 'tx-law' }],
  });
  expect(await uncorrect(database, CORRECTION)).toBe(false);
});

test('it survives content updates, and the list shows our value beside it', async () => {
  await correct(database, CORRECTION);
  await publish(STATE_IN.en.replace('The law of Texas.', 'The law of the state.'));
  expect(await texas()).toMatchObject({
    version: 3,
    data: { regulator: { phone: '1-800-555-0199' } },
    texts: { en: { words: { description: 'The law of the state.' } } },
  });
  expect(await lines()).toEqual([
    'state/texas regulator.phone: "1-800-555-0199"; verified by Ana on 2026-11-23 (A call to the office); ours: "1-800-555-0100"',
  ]);
  await publish(STATE_IN.en.replace('555-0100', '555-0199'));
  expect(await lines()).toEqual([expect.stringContaining('it is needed no more')]);
});

test('words are corrected in one language, found or taken out', async () => {
  await correct(database, { ...CORRECTION, field: 'words.es.ageLimit', value: 'Ninguno.' });
  await correct(database, { ...CORRECTION, field: 'words.en.annualCap', value: 'No cap.' });
  expect((await texas()).texts).toMatchObject({
    en: { words: { ageLimit: 'None under 10.', annualCap: 'No cap.' } },
    es: { words: { ageLimit: 'Ninguno.' } },
  });
  await correct(database, { ...CORRECTION, field: 'words.en.ageLimit', value: null });
  expect((await texas()).texts['en']?.words).not.toHaveProperty('ageLimit');
});

test('a value that was not found before rests on its correction', async () => {
  await correct(database, { ...CORRECTION, field: 'medicaidAba.isCovered', value: true });
  expect((await texas()).data).toMatchObject({
    medicaidAba: { isCovered: true, fact: 'correction-medicaidAba.isCovered' },
  });
});

test('a correction that cannot be is refused, and nothing changes', async () => {
  for (const [field, value, says] of [
    ['regulator.phone', 'call us', 'a phone number has the form 1-800-555-0100'],
    ['regulator.fax', '1', 'The field regulator.fax cannot have this value'],
    ['office.phone', '1', 'state/texas has no field office.phone.'],
    ['words.en.title', null, 'The field words.en.title cannot have this value'],
    ['words.fr.title', 'Texas', 'state/texas has no field words.fr.title.'],
  ] as const)
    await expect(correct(database, { ...CORRECTION, field, value })).rejects.toThrow(says);
  await expect(correct(database, { ...CORRECTION, id: 'atlantis' })).rejects.toThrow(
    'There is no state/atlantis.',
  );
  expect(await lines()).toEqual([]);
  expect(await texas()).toMatchObject({ version: 1 });
});

test('one whose item is gone is listed as such, and holds again when the item is back', async () => {
  await correct(database, CORRECTION);
  await publish('', false);
  expect(await lines()).toEqual([
    expect.stringContaining('NO LONGER HOLDS: There is no state/texas.'),
  ]);
  await publish(STATE_IN.en);
  expect(await texas()).toMatchObject({ data: { regulator: { phone: '1-800-555-0199' } } });
  expect(await lines()).toEqual([expect.stringContaining('ours: "1-800-555-0100"')]);
});
