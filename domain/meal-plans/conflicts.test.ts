import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { ALLERGENS } from '../ingredients/allergens.constants.ts';
import { TEXTURES } from '../ingredients/ingredient.contract.ts';
import { AVOIDS_NOTHING, type Avoided, fitOf } from '../recipes/fit.ts';
import { conflictLines } from './conflict-words.ts';
import { conflictsOf, type Wish } from './conflicts.ts';
import { child, kitchen, recipe, SPEECH } from './kitchen.fixture.ts';
import { entries } from './plan-meals.fixture.ts';
import { suits } from './plan-meals.ts';
import type { PlannedChild } from './planned-child.ts';
import { minutesOf, type PlannedRecipe } from './serve.ts';
import type { Wishes } from './week.contract.ts';

const wishes = (weekdayMinutes: number | null): Wishes => ({
  weekdayMinutes,
  hasLeftovers: false,
  eaters: 0,
});

const linesOf = (
  children: readonly PlannedChild[],
  recipes: readonly PlannedRecipe[],
  minutes: number | null = null,
) => conflictLines({ ...kitchen(children, recipes), wishes: wishes(minutes) }, SPEECH);

const slow = { prepTime: 15, cookTime: 30 };

const DINNERS = [
  recipe('bulgur', [{ food: 'bulgur' }]),
  recipe('omelet', [{ food: 'egg' }]),
  recipe('tofu', [{ food: 'tofu' }]),
  recipe('roast', [{ food: 'pear' }], slow),
];

test('a meal that no recipe is right for names the fewest wishes that conflict', () => {
  const maya = child('Maya', { allergens: ['wheat', 'egg', 'soy', 'fish'] });
  expect(linesOf([maya], DINNERS)).toEqual([]);
  const conflict = 'no recipe is free of egg, wheat, and soy in 20 minutes.';
  expect(linesOf([maya], DINNERS, 20)).toEqual([`Lunch: ${conflict}`, `Dinner: ${conflict}`]);
  expect(linesOf([maya, child('Leo')], DINNERS, 20)).toEqual([
    `Maya: Lunch: ${conflict}`,
    `Maya: Dinner: ${conflict}`,
  ]);
});

test('wishes of the senses and foods take part where they are needed', () => {
  const maya = child('Maya', { avoidedTextures: ['soft'], dislikedFoods: ['egg'] });
  expect(linesOf([maya], [recipe('omelet', [{ food: 'egg' }])])).toEqual([
    'Lunch: no recipe meets all of this: without egg.',
    'Dinner: no recipe meets all of this: without egg.',
  ]);
  const all = child('Maya', {
    avoidedTextures: ['soft'],
    preferredTextures: ['crunchy'],
    temperatures: ['cold'],
    smell: 'low',
  });
  expect(linesOf([all], DINNERS)).toHaveLength(2);
  expect(linesOf([child('Maya')], [recipe('roast', [{ food: 'pear' }], slow)], 30)).toEqual([
    'Lunch: no recipe is done in 30 minutes.',
    'Dinner: no recipe is done in 30 minutes.',
  ]);
});

test('a meal for which there are no recipes at all has no conflict', () => {
  expect(linesOf([child('Maya', { allergens: ['egg'] })], [])).toEqual([]);
});

const foodArb = fc.constantFrom(...entries.map(({ id }) => id));

const recipeArb = fc
  .record({
    foods: fc.array(fc.tuple(foodArb, fc.option(foodArb, { nil: undefined })), {
      minLength: 1,
      maxLength: 4,
    }),
    prepTime: fc.integer({ min: 1, max: 60 }),
    textures: fc.uniqueArray(fc.constantFrom(...TEXTURES), { minLength: 1, maxLength: 2 }),
    smell: fc.constantFrom('low' as const, 'medium' as const, 'high' as const),
    temperature: fc.constantFrom('cold' as const, 'room' as const, 'warm' as const),
    category: fc.constantFrom('breakfast' as const, 'lunch' as const, 'dinner' as const),
  })
  .map(({ foods, ...more }) =>
    recipe(
      'a',
      foods.map(([food, swap]) => ({ food, swap })),
      more,
    ),
  );

const childArb = fc
  .record({
    allergens: fc.uniqueArray(fc.constantFrom(...ALLERGENS), { maxLength: 6 }),
    restrictions: fc.constantFrom([], ['gluten']),
    dislikedFoods: fc.uniqueArray(fc.constantFrom(...entries.map(({ en }) => en[0] ?? '')), {
      maxLength: 3,
    }),
    avoidedTextures: fc.uniqueArray(fc.constantFrom(...TEXTURES), { maxLength: 3 }),
    preferredTextures: fc.uniqueArray(fc.constantFrom(...TEXTURES), { maxLength: 2 }),
    temperatures: fc.constantFrom([], ['cold'], ['warm']),
    smell: fc.constantFrom(null, 'low', 'medium'),
  })
  .map((fields) => child('Maya', fields));

/** Wishes about foods are asked together: a line has one change for all of them. */
const foodsIn = (named: readonly Wish[]): Pick<Avoided, 'watched' | 'foods'> => ({
  watched: named.flatMap((wish) => (wish.kind === 'free-of' ? [wish.watched] : [])),
  foods: named.flatMap((wish) => (wish.kind === 'without' ? [wish.food] : [])),
});

const isMet = (wish: Wish, each: PlannedRecipe, { smell, temperatures }: Avoided): boolean => {
  const { data } = each;
  switch (wish.kind) {
    case 'minutes':
      return minutesOf(each) <= wish.minutes;
    case 'not':
      return !data.textures.includes(wish.texture);
    case 'only':
      return data.textures.some((texture) => wish.textures.includes(texture));
    case 'smell':
      return fitOf(data, { ...AVOIDS_NOTHING, smell }).verdict !== 'no';
    case 'temperature':
      return temperatures.includes(data.temperature);
    case 'free-of':
    case 'without':
      return true;
  }
};

/** Whether one of the recipes meets these wishes and no others: a second look, wish by wish. */
const isFeasible = (
  named: readonly Wish[],
  avoided: Avoided,
  recipes: readonly PlannedRecipe[],
): boolean =>
  recipes.some(
    (each) =>
      fitOf(each.data, { ...AVOIDS_NOTHING, ...foodsIn(named) }).verdict !== 'no' &&
      named.every((wish) => isMet(wish, each, avoided)),
  );

test('no recipe meets the wishes of a conflict, and without any one of them there is one', async () => {
  let found = 0;
  await fc.assert(
    fc.property(
      childArb,
      fc.array(recipeArb, { minLength: 1, maxLength: 12 }),
      fc.constantFrom(null, 15, 30),
      (maya, recipes, minutes) => {
        const conflicts = conflictsOf({ children: [maya], recipes, wishes: wishes(minutes) });
        for (const { meal, wishes: named } of conflicts) {
          const offered = recipes.filter((each) => suits(meal, each));
          found += named.length;
          expect(isFeasible(named, maya.avoided, offered)).toBe(false);
          for (const wish of named)
            expect(
              isFeasible(
                named.filter((each) => each !== wish),
                maya.avoided,
                offered,
              ),
            ).toBe(true);
        }
      },
    ),
    { seed: 36, numRuns: 150 },
  );
  expect(found).toBeGreaterThan(300);
});
