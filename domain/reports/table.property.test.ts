import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { favorites } from '../favorites/favorites.report.ts';
import { anything, conclude, exactly, type Known } from './conclude.ts';
import { UNKNOWN } from './family-log.ts';
import { fold, type Happened, paramsOf } from './history.fixture.ts';
import type { Cell } from './report.ts';
import { HIDDEN, SMALLEST_GROUP } from './reports.constants.ts';
import { isSmall } from './sum-audit.ts';
import { tableOf } from './table.ts';

const DAY = '2026-03-02';
const CATEGORIES = ['aba-therapy', 'dental', 'community'];
/** A territory, and none that is known, among them. */
const STATES = ['NC', 'VA', 'PR', UNKNOWN];

/** Families of each state that have added one favorite of each category. */
const sizesArb = fc.array(
  fc.array(fc.oneof(fc.constant(0), fc.nat(9)), { minLength: 3, maxLength: 3 }),
  {
    minLength: 4,
    maxLength: 4,
  },
);

const inState = (place: string | undefined): Pick<Happened, 'state'> =>
  place === undefined || place === UNKNOWN ? {} : { state: place };

const historyOf = (sizes: readonly (readonly number[])[]): readonly Happened[] =>
  sizes.flatMap((row, place) =>
    row.flatMap((size, category) =>
      Array.from({ length: size }, (_, index) => ({
        day: DAY,
        by: `f${place}-${category}-${index}`,
        type: 'ResourceFavorited',
        data: { category: CATEGORIES[category] },
        ...inState(STATES[place]),
      })),
    ),
  );

const knownOf = (cell: Cell | undefined): Known => {
  if (typeof cell === 'number') return exactly(cell);
  return cell === HIDDEN ? anything() : { low: 1, high: SMALLEST_GROUP - 1 };
};

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** Examples that earlier rules failed. */
const FOUND = [
  [
    [1, 2, 0],
    [0, 0, 1],
    [2, 1, 5],
    [0, 4, 2],
  ],
  [
    [0, 4, 4],
    [5, 0, 0],
    [0, 5, 0],
    [0, 0, 0],
  ],
  [
    [4, 0, 2],
    [0, 0, 0],
    [4, 0, 1],
    [2, 1, 5],
  ],
  [
    [0, 1, 0],
    [1, 6, 0],
    [7, 0, 0],
    [0, 5, 0],
  ],
  [
    [0, 5, 5],
    [8, 0, 0],
    [1, 1, 0],
    [0, 0, 5],
  ],
];

test('subtracting tables from each other reveals no small group', () =>
  fc.assert(
    fc.property(sizesArb, fc.constantFrom(1, 2), (sizes, column) => {
      const state = fold(favorites, historyOf(sizes));
      const ask = (groupBy: string, place: string | null): ReadonlyMap<Cell | undefined, Known> =>
        new Map(
          tableOf(
            favorites,
            state,
            paramsOf(favorites, { from: DAY, to: DAY, groupBy, state: place }),
          ).rows.map((row) => [row[0], knownOf(row[column])]),
        );
      const nothing: Known = { low: 0, high: 0 };
      const [byCategory, byState] = [ask('category', null), ask('state', null)];
      const inPlaces = STATES.map((place) => {
        if (place === UNKNOWN) return CATEGORIES.map(anything);
        const told = ask('category', place);
        return CATEGORIES.map((category) => told.get(category) ?? nothing);
      });
      const inPlace = (place: number): readonly Known[] => inPlaces[place] ?? [];
      const whole = anything();
      conclude([
        { total: whole, parts: [...byCategory.values()] },
        { total: whole, parts: [...byState.values()] },
        ...CATEGORIES.map((category, index) => ({
          total: byCategory.get(category) ?? nothing,
          parts: STATES.map((_, place) => inPlace(place)[index] ?? nothing),
        })),
        ...STATES.map((place, index) => ({
          total: byState.get(place) ?? nothing,
          parts: inPlace(index),
        })),
      ]);
      const expectUnknown = (size: number, known: Known | undefined): void => {
        if (isSmall(size)) expect(known?.low, JSON.stringify(sizes)).toBeLessThan(known?.high ?? 0);
      };
      for (const [place, row] of sizes.entries())
        for (const [category, size] of row.entries()) expectUnknown(size, inPlace(place)[category]);
      for (const [category, name] of CATEGORIES.entries())
        expectUnknown(sumOf(sizes.map((row) => row[category] ?? 0)), byCategory.get(name));
      for (const [place, row] of sizes.entries())
        expectUnknown(sumOf(row), byState.get(STATES[place]));
    }),
    { seed: 7, numRuns: 150, examples: FOUND.map((sizes) => [sizes, 1]) },
  ));
