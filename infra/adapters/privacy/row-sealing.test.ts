import { expect, test } from 'vitest';
import { sealingInMemory } from './privacy.fixture.ts';

const model = {
  name: 'model',
  table: {
    columns: {
      user_id: { type: 'text' },
      words: { type: 'jsonb', isNullable: true, isSealed: true },
      count: { type: 'jsonb' },
    },
    primaryKey: ['user_id'],
  },
} as const;

const WORDS = '{"note":"Thistlewick"}';

/** As the driver reads it. */
const stored = ([user_id, words, count]: readonly (string | null)[] = []) => ({
  user_id: user_id ?? '',
  words: words == null ? null : JSON.parse(words),
  count: JSON.parse(count ?? 'null'),
});

test('a sealed column holds nothing readable, and opens as it was', async () => {
  const { sealRows, openRows } = sealingInMemory();
  const [row] = await sealRows(model, [['ana', WORDS, '3']]);
  expect(row?.join()).not.toContain('Thistlewick');
  expect(row?.[2]).toBe('3');
  expect(await openRows(model, [stored(row)])).toEqual([stored(['ana', WORDS, '3'])]);
});

test('the same text has the same bytes, so that a rebuilt table can be compared', async () => {
  const { sealRows } = sealingInMemory();
  const [one] = await sealRows(model, [['ana', WORDS, '3']]);
  const [again, other, ofBen] = await sealRows(model, [
    ['ana', WORDS, '3'],
    ['ana', '{"note":"Thistlewicks"}', '3'],
    ['ben', WORDS, '3'],
  ]);
  expect(again).toEqual(one);
  expect(new Set([one?.[1], other?.[1], ofBen?.[1]]).size).toBe(3);
});

test('a sealed value opens for its person alone', async () => {
  const { sealRows, openRows } = sealingInMemory();
  const [row] = await sealRows(model, [['ana', WORDS, '3']]);
  expect(await openRows(model, [{ ...stored(row), user_id: 'ben' }])).toEqual([]);
});

test('rows of older definitions, which are not sealed, and empty columns read as they are', async () => {
  const { openRows } = sealingInMemory();
  const rows = [stored(['ana', WORDS, '3']), stored(['ben', null, '4'])];
  expect(await openRows(model, rows)).toEqual(rows);
});
