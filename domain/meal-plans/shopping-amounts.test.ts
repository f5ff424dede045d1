import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { RECIPE_UNITS, type RecipeUnit } from '../content/recipe.constants.ts';
import { everyRow } from '../kernel/every-row.fixture.ts';
import { type Amount, addUp } from './shopping-amounts.ts';

const EGG = { gramsPerPiece: 50 };
const FLOUR = { gramsPerCup: 125 };

const sums: readonly {
  readonly name: string;
  readonly of: readonly (readonly [number, RecipeUnit])[];
  readonly food?: Parameters<typeof addUp>[1];
  readonly to: readonly (readonly [number, RecipeUnit])[];
}[] = [
  {
    name: 'pieces stay pieces',
    of: [
      [2, 'piece'],
      [3, 'piece'],
    ],
    food: EGG,
    to: [[5, 'piece']],
  },
  {
    name: 'spoons and cups',
    of: [
      [1, 'cup'],
      [8, 'tbsp'],
    ],
    to: [[1.5, 'cup']],
  },
  { name: 'a spoon is never a kilogram', of: [[1, 'tbsp']], food: FLOUR, to: [[1, 'tbsp']] },
  {
    name: 'ounces and pounds',
    of: [
      [8, 'oz'],
      [1, 'lb'],
    ],
    to: [[1.5, 'lb']],
  },
  {
    name: 'a third three times',
    of: [
      [1 / 3, 'cup'],
      [2 / 3, 'cup'],
    ],
    to: [[1, 'cup']],
  },
  {
    name: 'no conversion: two amounts',
    of: [
      [1, 'can'],
      [1, 'cup'],
    ],
    to: [
      [1, 'cup'],
      [1, 'can'],
    ],
  },
  {
    name: 'no grams: two amounts',
    of: [
      [1, 'cup'],
      [2, 'piece'],
    ],
    to: [
      [1, 'cup'],
      [2, 'piece'],
    ],
  },
  {
    name: 'pinches do not add up',
    of: [
      [1, 'pinch'],
      [1, 'pinch'],
    ],
    to: [[1, 'pinch']],
  },
];

test(
  'amounts of one food: …',
  everyRow(
    sums,
    ({ of, food, to }) => {
      const added = addUp(
        of.map(([amount, unit]) => ({ amount, unit })),
        food,
      );
      expect(added.map(({ amount, unit }) => [Math.round(amount * 1000) / 1000, unit])).toEqual(to);
    },
    ({ name }) => name,
  ),
);

test('cups and ounces of a food whose cup has a weight are one amount', () => {
  const [sum, ...others] = addUp(
    [
      { amount: 1, unit: 'cup' },
      { amount: 2, unit: 'oz' },
    ],
    FLOUR,
  );
  expect(others).toEqual([]);
  expect(sum?.unit).toBe('oz');
  expect(sum?.amount).toBeCloseTo(125 / 28.3495 + 2, 3);
});

const GRAMS: Readonly<Record<RecipeUnit, number>> = {
  cup: 200,
  tbsp: 200 / 16,
  tsp: 200 / 48,
  oz: 28.3495,
  lb: 28.3495 * 16,
  piece: 70,
  slice: 0,
  clove: 0,
  can: 0,
  pinch: 0,
};

const amountsArb = fc.array(
  fc.record({
    amount: fc.constantFrom(0.125, 0.25, 0.33, 0.5, 0.67, 1, 2, 5),
    unit: fc.constantFrom(...RECIPE_UNITS),
  }),
);

test('nothing is lost and nothing is added, whatever the order', () =>
  fc.assert(
    fc.property(amountsArb, (amounts) => {
      const food = { gramsPerCup: GRAMS.cup, gramsPerPiece: GRAMS.piece };
      const added = addUp(amounts, food);
      const total = (all: readonly Amount[]): number =>
        all.reduce((sum, { amount, unit }) => sum + amount * GRAMS[unit], 0);
      expect(total(added)).toBeCloseTo(total(amounts), 6);
      for (const unit of ['slice', 'clove', 'can'] as const) {
        const of = (all: readonly Amount[]): number =>
          all.filter((each) => each.unit === unit).reduce((sum, { amount }) => sum + amount, 0);
        expect(of(added)).toBeCloseTo(of(amounts), 6);
      }
      const kinds = added.map(({ unit }) => unit);
      expect(new Set(kinds).size).toBe(kinds.length);
      const backwards = addUp(amounts.toReversed(), food);
      expect(total(backwards)).toBeCloseTo(total(added), 6);
      expect(backwards.map(({ unit }) => unit)).toEqual(kinds);
    }),
    { seed: 36, numRuns: 200 },
  ));
