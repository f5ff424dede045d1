import { existsSync, readFileSync } from 'node:fs';
import { CATEGORY_IDS } from '@hearthway/domain/directory/categories.ts';
import { SPECIALTIES } from '@hearthway/domain/directory/taxonomy.ts';
import { everyRow } from '@hearthway/domain/kernel/every-row.fixture.ts';
import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';

/** Large inputs lie beside the repository, where there are any. */
const NUCC = new URL('../../../../shared/data/nucc_taxonomy.csv', import.meta.url);

test.runIf(existsSync(NUCC))('every code of the table is in the NUCC taxonomy', () => {
  const codes = new Set(parse(readFileSync(NUCC)).map(([code]) => code));
  expect([...SPECIALTIES.keys()].filter((code) => !codes.has(code))).toEqual([]);
});

test('every code says in a sentence why it is in', () => {
  const silent = [...SPECIALTIES].filter(([, { why }]) => !/^[A-Z].{30,}\.$/.test(why));
  expect(silent).toEqual([]);
});

test('every category has codes', () => {
  const categories = new Set([...SPECIALTIES.values()].map(({ category }) => category));
  expect([...categories].sort()).toEqual(CATEGORY_IDS.toSorted());
});

test(
  '… is in …',
  everyRow(
    [
      ['103K00000X', 'aba-therapy'],
      ['235Z00000X', 'speech-therapy'],
      ['225XP0200X', 'occupational-therapy'],
      ['2251P0200X', 'physical-therapy'],
      ['2080P0006X', 'diagnosis'],
      ['2080P0008X', 'diagnosis'],
      ['2084N0402X', 'diagnosis'],
      ['2084P0804X', 'mental-health'],
      ['1041C0700X', 'mental-health'],
      ['1223P0221X', 'dental'],
      ['252Y00000X', 'early-intervention'],
      ['385HR2060X', 'community'],
    ],
    ([code, category]) => {
      expect(SPECIALTIES.get(code)?.category).toBe(category);
    },
  ),
);

test.each(['207Q00000X', '208000000X', '251E00000X', '2084P0805X', '282N00000X'])(
  '%s is in no category',
  (code) => {
    expect(SPECIALTIES.has(code)).toBe(false);
  },
);
