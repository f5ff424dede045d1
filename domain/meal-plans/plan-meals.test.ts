import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../calendar/days.ts';
import type { RecipeData } from '../content/recipe.contract.ts';
import { createProfileSchema } from '../dietary/dietary-profiles.contract.ts';
import { ALLERGENS } from '../ingredients/allergens.constants.ts';
import { TEXTURES } from '../ingredients/ingredient.contract.ts';
import { MEALS } from './meal-plans.constants.ts';
import { entries, faultsOf } from './plan-meals.fixture.ts';
import { type Kitchen, planMeals, swapsFor } from './plan-meals.ts';
import { toPlannedChild } from './planned-child.ts';
import { replanDay, slotsOf, swapMeal } from './replan.ts';
import type { PlannedRecipe } from './serve.ts';
import type { Meal } from './week.contract.ts';

const WEEK = '2026-11-23';

const idArb = fc.constantFrom(...entries.map(({ id }) => id));

const recipeArb: fc.Arbitrary<Omit<RecipeData, 'category'>> = fc.record({
  difficulty: fc.constant('easy' as const),
  prepTime: fc.integer({ min: 1, max: 20 }),
  cookTime: fc.integer({ min: 0, max: 40 }),
  servings: fc.integer({ min: 1, max: 8 }),
  textures: fc.uniqueArray(fc.constantFrom(...TEXTURES), { minLength: 1, maxLength: 2 }),
  temperature: fc.constantFrom('cold', 'room', 'warm'),
  smell: fc.constantFrom('low', 'medium', 'high'),
  eatenWith: fc.constant('fork' as const),
  drawing: fc.constant('rice' as const),
  storage: fc.constantFrom('fresh', 'cold', 'freezer'),
  timers: fc.constant([]),
  resembles: fc.option(fc.record({ food: idArb, changes: fc.constant(['shape' as const]) }), {
    nil: undefined,
  }),
  lines: fc.array(
    fc.record({
      amount: fc.constantFrom(0.25, 0.33, 1, 2),
      unit: fc.constantFrom('cup', 'tbsp', 'piece', 'oz'),
      food: idArb,
      swap: fc.option(idArb, { nil: undefined }),
      isOptional: fc.option(fc.constant(true as const), { nil: undefined }),
    }),
    { minLength: 1, maxLength: 5 },
  ),
});

const recipesArb = fc
  .array(fc.tuple(fc.constantFrom(...MEALS, 'snack' as const), recipeArb), {
    minLength: 6,
    maxLength: 40,
  })
  .map((drawn): readonly PlannedRecipe[] =>
    drawn.map(([category, data], index) => ({
      id: `recipe-${index}`,
      data: { ...data, category },
    })),
  );

const childArb = fc
  .record({
    allergens: fc.uniqueArray(fc.constantFrom(...ALLERGENS), { maxLength: 3 }),
    avoidedTextures: fc.uniqueArray(fc.constantFrom(...TEXTURES), { maxLength: 2 }),
    dislikedFoods: fc.uniqueArray(fc.constantFrom(...entries.map(({ en }) => en[0] ?? '')), {
      maxLength: 2,
    }),
    smell: fc.constantFrom('medium', 'high', null),
    acceptedFoods: fc.uniqueArray(
      fc.record({
        food: fc.constantFrom(...entries.map(({ en }) => en[0] ?? ''), 'Cheerios'),
        presentation: fc.constantFrom('', 'no crust'),
      }),
      { maxLength: 5 },
    ),
  })
  .map((fields) => createProfileSchema.parse({ childName: 'A child', age: 5, ...fields }));

/** Kitchens of one to four children, over recipes of any foods of the table. */
const kitchenArb: fc.Arbitrary<Kitchen> = fc
  .record({
    profiles: fc.array(childArb, { minLength: 1, maxLength: 4 }),
    recipes: recipesArb,
    wishes: fc.record({
      weekdayMinutes: fc.constantFrom(20, 30, null),
      hasLeftovers: fc.boolean(),
      eaters: fc.nat(2),
    }),
  })
  .map(({ profiles, ...rest }) => ({
    ...rest,
    children: profiles.map((fields, index) => toPlannedChild(`${index}`.padStart(32, '0'), fields)),
    wentWell: new Set<string>(),
  }));

const replaced = (meals: readonly Meal[], by: readonly Meal[]): readonly Meal[] => [
  ...meals.filter(
    ({ date, meal }) => !by.some((other) => other.date === date && other.meal === meal),
  ),
  ...by,
];

const RUNS = { seed: 36, numRuns: 60 };

test('a week never holds an allergen, serves each child at each meal, and has one step a day at most', () =>
  fc.assert(
    fc.property(kitchenArb, fc.string(), (kitchen, seed) => {
      const meals = planMeals(kitchen, { seed, slots: slotsOf(WEEK) });
      expect(meals).toHaveLength(21);
      expect(faultsOf(kitchen, meals)).toEqual([]);
    }),
    RUNS,
  ));

test('a day that is planned again, and a swap, hold the same rules with the rest of the week', () =>
  fc.assert(
    fc.property(kitchenArb, fc.nat(6), (kitchen, day) => {
      const meals = planMeals(kitchen, { seed: 'a', slots: slotsOf(WEEK) });
      const date = addDays(WEEK, day);
      const again = replanDay(kitchen, { meals, date, seed: 'b' });
      expect(faultsOf(kitchen, replaced(meals, again))).toEqual([]);
      const slot = { date, meal: 'dinner' } as const;
      const [swap] = swapsFor(kitchen, { slot, kept: meals, seed: 'c' });
      if (swap === undefined) return;
      const recipeId = swap.recipe.id;
      const swapped = swapMeal(kitchen, { meals, slot, recipeId, seed: 'd' });
      expect(swapped?.[0]?.dishes[0]?.recipeId).toBe(recipeId);
      expect(faultsOf(kitchen, replaced(meals, swapped ?? []))).toEqual([]);
    }),
    RUNS,
  ));

test('the same seed plans the same week, and another one another week', () => {
  const [kitchen] = fc.sample(kitchenArb, { seed: 7, numRuns: 1 });
  if (kitchen === undefined) throw new Error('No kitchen.');
  const plan = (seed: string) => planMeals(kitchen, { seed, slots: slotsOf(WEEK) });
  expect(plan('a')).toEqual(plan('a'));
});
