import { RECIPE_UNITS } from '@hearthway/domain/content/recipe.constants.ts';
import { everyRow } from '@hearthway/domain/kernel/every-row.fixture.ts';
import { expect, test } from 'vitest';
import { cookAmount, scaled, servingsWithin } from './scale.ts';

const AMOUNTS = [0.25, 0.33, 0.5, 0.67, 0.75, 1, 1.5, 2, 3, 5];

const upTo = (most: number): readonly number[] => Array.from({ length: most }, (_, at) => at + 1);

test('any amount scales up and down again, for all servings, and is never nothing', () => {
  const wrong = AMOUNTS.flatMap((amount) =>
    upTo(24).flatMap((from) =>
      upTo(100).filter((to) => {
        const there = scaled(amount, { from, to });
        const back = scaled(there, { from: to, to: from });
        const { amount: written } = cookAmount(there, 'cup', { isMetric: false });
        const isDouble =
          from > 50 ||
          Math.abs(
            scaled(amount, { from, to: from * 2 }) - 2 * scaled(amount, { from, to: from }),
          ) < 1e-6;
        return there <= 0 || /^0?$/.test(written) || Math.abs(back - amount) > 0.02 || !isDouble;
      }),
    ),
  );
  expect(wrong).toEqual([]);
});

test('servings stay between 1 and 100', () => {
  expect([0, -3, 10_000, Number.NaN, 2.4].map(servingsWithin)).toEqual([1, 1, 100, 1, 2]);
});

test(
  'amounts are written as cooks write them',
  everyRow(
    [
      [1 / 3, 'cup', false, '⅓ cup'],
      [1.5, 'cup', false, '1 ½ cup'],
      [0.99, 'cup', false, '1 cup'],
      [0.01, 'cup', false, '⅛ cup'],
      [6, 'tsp', false, '2 tbsp'],
      [8, 'tbsp', false, '½ cup'],
      [32, 'oz', false, '2 lb'],
      [5, 'piece', false, '5 piece'],
      [5, 'piece', true, '5 piece'],
      [2, 'cup', true, '480 ml'],
      [5, 'cup', true, '1.2 l'],
      [1, 'lb', true, '455 g'],
      [1, 'tbsp', true, '1 tbsp'],
      [3, 'pinch', true, ' pinch'],
    ] as const,
    ([amount, unit, isMetric, written]) => {
      const shown = cookAmount(amount, unit, { isMetric });
      expect(`${shown.amount} ${shown.unit}`).toBe(written);
    },
  ),
);

test('grams of a cup are those of the food', () => {
  expect(cookAmount(2, 'cup', { isMetric: true, gramsPerCup: 81 }).amount).toBe('160');
  for (const unit of RECIPE_UNITS)
    expect(cookAmount(1, unit, { isMetric: true, gramsPerCup: 100 }).unit).toBeTruthy();
});
