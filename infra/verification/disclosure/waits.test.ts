import { createHash } from 'node:crypto';
import { WAIT_MONTHS } from '@hearthway/domain/directory/wait.constants.ts';
import { type EndedWait, toldWait, WAIT_EPSILON } from '@hearthway/domain/favorites/waits.ts';
import { everyRow } from '@hearthway/domain/kernel/every-row.fixture.ts';
import { EPSILON_LIMIT } from '@hearthway/domain/reports/ledger.ts';
import { expect, test } from 'vitest';
import { cellWordsOf } from '../../adapters/reports/cell-words.ts';
import { chanceOf } from './attack.ts';

/** A wait of each kind that is told, in days. */
const DAYS = [10, 30, 90, 200, 400, 600];

/** Waits by their kinds, in the order of their first visits. */
const waitsOf = (kinds: readonly number[]): readonly EndedWait[] =>
  kinds.map((kind) => ({ days: DAYS[kind] ?? 0, visitedOn: '2026-10-05' }));

const KEYS = 400;

const toldUnder = (key: number, kinds: readonly number[]) => {
  const words = cellWordsOf(createHash('sha256').update(`waits ${key}`).digest());
  const listing = { listingId: 'clinic', until: '2026-11-30', wordsOf: words };
  return toldWait(waitsOf(kinds), listing);
};

/** How often each number of months is told, under so many keys. */
const chancesOf = (kinds: readonly number[]): ReadonlyMap<number | undefined, number> => {
  const chances = new Map<number | undefined, number>();
  for (let key = 0; key < KEYS; key += 1) {
    const months = toldUnder(key, kinds)?.months;
    chances.set(months, (chances.get(months) ?? 0) + 1 / KEYS);
  }
  return chances;
};

/** Share of right guesses of an attacker who knows the chances of both, each as likely as the other. */
const guessed = (
  one: ReadonlyMap<number | undefined, number>,
  other: ReadonlyMap<number | undefined, number>,
): number =>
  [undefined, ...WAIT_MONTHS].reduce<number>(
    (sum, months) => sum + Math.max(one.get(months) ?? 0, other.get(months) ?? 0) / 2,
    0,
  );

/** Four accounts of an attacker around a family, as they would tell most of it. */
const AROUND: readonly (readonly [readonly number[], readonly number[]])[] = [
  [
    [1, 1, 3, 3],
    [1, 3],
  ],
  [
    [1, 2, 3, 3],
    [1, 3],
  ],
  [
    [0, 0, 5, 5],
    [0, 5],
  ],
  [
    [1, 5, 5, 5],
    [1, 5],
  ],
  [
    [2, 2, 3, 3],
    [2, 3],
  ],
  [
    [2, 2, 2, 2],
    [0, 5],
  ],
];

test(
  'four accounts of an attacker tell little more of the fifth family’s wait than a coin',
  everyRow(AROUND, ([others, waits]) => {
    const [one, other] = waits.map((wait) => chancesOf([...others, wait]));
    if (one === undefined || other === undefined) throw new Error('Two waits are compared.');
    // The share of 400 keys is off by 0.05 in one run of 20.
    expect(guessed(one, other)).toBeLessThanOrEqual(chanceOf(WAIT_EPSILON) + 0.05);
  }),
);

test('the noise is no less than that of a cell of a report', () => {
  expect(WAIT_EPSILON).toBeLessThanOrEqual(EPSILON_LIMIT.other);
});

test('nothing that is told changes with one family, from none to the fourth beyond each five', () => {
  for (let key = 0; key < 20; key += 1)
    for (const kind of [0, 2, 5]) {
      const kinds = Array.from({ length: 14 }, (_, at) => (at % 5 === 0 ? kind : 2));
      const seen = kinds.map((_, families) => toldUnder(key, kinds.slice(0, families)));
      for (const [families, wait] of seen.entries())
        expect(wait).toEqual(seen[families - (families % 5)]);
      expect(seen[0]).toBeNull();
    }
});

test('most of what is told is right all the same', () => {
  expect(chancesOf([2, 2, 2, 2, 2]).get(3)).toBeGreaterThan(0.85);
});
