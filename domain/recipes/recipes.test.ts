import { expect, test } from 'vitest';
import type { RecipeData } from '../content/recipe.contract.ts';
import { proofsOf } from '../ingredients/allergen-states.ts';
import { ALLERGEN_WORDS, ALLERGENS } from '../ingredients/allergens.constants.ts';
import { everyRow } from '../kernel/every-row.fixture.ts';
import { given } from '../kernel/given.fixture.ts';
import { inEnglish } from '../kernel/message.ts';
import { flagsOf } from './assess.ts';
import { findRecipes, indexRecipes, matchPantry } from './find-recipes.ts';
import { freeRecipes, weekOf } from './free-recipes.ts';
import { recipeData } from './recipe-data.fixture.ts';
import { recipeMarksDecider } from './recipe-marks.decider.ts';
import { recipeUseDecider } from './recipe-use.decider.ts';
import { proofLine } from './recipe-words.ts';
import { MARKED_RECIPES_LIMIT } from './recipes.constants.ts';

const linesOf = (...foods: readonly string[]): RecipeData['lines'] =>
  foods.map((food) => ({ amount: 1, unit: 'cup', food }));

test(
  'an allergen stands in one of four states, with the foods that bring it',
  everyRow(
    [
      [['butter', 'yogurt', 'rice-white'], 'milk', 'contains', 'Milk: by butter, yogurt'],
      [['chicken-rotisserie'], 'milk', 'likely', 'Milk: check the label of rotisserie chicken'],
      [['oats'], 'wheat', 'may', 'Wheat: traces may be in rolled oats'],
      [['rice-white'], 'egg', 'nothing-known', 'Egg: nothing known against it'],
      [['moon-dust'], 'egg', 'likely', 'Egg: check the label of moon-dust'],
      [['buckwheat'], 'wheat', 'may', 'Wheat: traces may be in buckwheat groats'],
    ] as const,
    ([foods, watched, state, line]) => {
      const proof = proofsOf(linesOf(...foods)).find((each) => each.watched === watched);
      expect(proof?.state).toBe(state);
      const names: Readonly<Record<string, string>> = {
        'chicken-rotisserie': 'rotisserie chicken',
        oats: 'rolled oats',
        buckwheat: 'buckwheat groats',
      };
      const by = (proof?.by ?? []).map((id) => names[id] ?? id);
      expect(proof && proofLine({ ...proof, by }, inEnglish)).toBe(line);
    },
  ),
);

test('no line of a proof says “safe”', () => {
  const lines = proofsOf(linesOf('rice-white')).map((proof) => proofLine(proof, inEnglish));
  expect(lines.join(' ')).not.toMatch(/safe/i);
  expect(lines).toHaveLength(ALLERGENS.length + 1);
  expect(lines[0]).toContain(inEnglish(ALLERGEN_WORDS.milk));
});

test('a flag needs that nothing is known against it', () => {
  const sensed = { textures: ['soft'], smell: 'low', eatenWith: 'fingers' } as const;
  const of = (...foods: readonly string[]) =>
    flagsOf({ ...sensed, textures: [...sensed.textures], lines: linesOf(...foods) });
  expect(of('rice-white')).toMatchObject({
    isGlutenFree: true,
    isDairyFree: true,
    isNutFree: true,
  });
  expect(of('oats').isGlutenFree).toBe(false);
  expect(of('sunflower-butter').isNutFree).toBe(false);
  expect(of('coconut-oil').isNutFree).toBe(true);
  expect(of('rice-white', 'garlic').isLowSensory).toBe(false);
});

const BOOK = [
  { id: 'oats', data: 'oats water', en: 'Soft oatmeal', es: 'Avena suave' },
  { id: 'egg-rice', data: 'egg rice-white', en: 'Egg with rice', es: 'Huevo con arroz' },
  { id: 'soup', data: 'chicken rice-white carrots', en: 'Chicken soup', es: 'Sopa de pollo' },
].map(({ id, data, en, es }) => {
  const recipe = recipeData(linesOf(...data.split(' ')));
  return { id, data: recipe, texts: [en, es].map((title) => ({ title, description: title })) };
});

const index = indexRecipes(BOOK);

test(
  'a search finds recipes in either language, also with slips',
  everyRow(
    [
      ['oatmeal', ['oats']],
      ['otameal', ['oats']],
      ['AVENA', ['oats']],
      ['huevos', ['egg-rice']],
      ['chiken', ['soup']],
      ['zanahorias', ['soup']],
      ['arroz con pollo', ['soup']],
      ['rice', ['egg-rice', 'soup']],
      ['xyzzy', []],
      ['the with a', undefined],
    ] as const,
    ([text, ids]) => expect(findRecipes(index, text)).toEqual(ids),
  ),
);

test('a pantry names the recipes that lack least, and what they lack', () => {
  expect(matchPantry(BOOK, 'I have eggs and rice', 'en')).toEqual([
    { id: 'egg-rice', has: 2, missing: [] },
    { id: 'soup', has: 1, missing: ['chicken', 'carrots'] },
  ]);
  expect(matchPantry(BOOK, 'tengo zanahorias', 'es').map(({ id }) => id)).toEqual(['soup']);
});

test('the free recipes stay for a week, and change with it', () => {
  const many = Array.from({ length: 40 }, (_, at) => ({
    id: `r${at}`,
    data: BOOK[0]?.data,
  })).flatMap(({ id, data }) => (data === undefined ? [] : [{ id, data }]));
  const at = (day: string) => [...freeRecipes(many, { now: new Date(day) })];
  expect(at('2026-11-23T00:00:00Z')).toEqual(at('2026-11-29T23:59:59Z'));
  expect(at('2026-11-23T00:00:00Z')).not.toEqual(at('2026-11-30T00:00:00Z'));
  expect(at('2026-11-23T00:00:00Z')).toHaveLength(3);
  expect(weekOf(new Date('2026-11-30'))).toBe(weekOf(new Date('2026-11-29')) + 1);
});

test('a mark given twice is one event, and those past the limit are none', () => {
  const mark = { command: 'mark', recipeId: 'oats', mark: 'made', isOn: true } as const;
  const { decide, evolve, initialState } = recipeMarksDecider;
  const first = decide(mark, initialState);
  expect(first).toHaveLength(1);
  const after = Array.isArray(first) ? first.reduce(evolve, initialState) : initialState;
  expect(decide(mark, after)).toEqual([]);
  expect(decide({ ...mark, isOn: false }, initialState)).toEqual([]);
  const full = new Set(Array.from({ length: MARKED_RECIPES_LIMIT }, (_, at) => `made r${at}`));
  expect(decide(mark, { ...initialState, marks: full })).toEqual([]);
});

test('a recipe that is opened, and filters that find nothing, count once a week', () => {
  const open = { command: 'open', recipeId: 'oats', meal: 'breakfast' } as const;
  const findNothing = { command: 'find-nothing', filters: ['search', 'fits'] } as const;
  const sunday = new Date('2026-11-29T23:59:59Z');
  const monday = new Date('2026-11-30T00:00:00Z');
  const week = weekOf(sunday);
  const data = { recipeId: 'oats', meal: 'breakfast', week } as const;
  const opened = { type: 'RecipeOpened', data } as const;
  const nothing = { type: 'RecipesNotFound', data: { filters: ['fits', 'search'], week } } as const;
  const use = given(recipeUseDecider, [opened, nothing]);
  expect(given(recipeUseDecider, []).when({ ...open, now: sunday })).toEqual([opened]);
  expect(given(recipeUseDecider, []).when({ ...findNothing, now: sunday })).toEqual([nothing]);
  expect(use.when({ ...open, now: sunday })).toEqual([]);
  expect(use.when({ ...findNothing, now: sunday })).toEqual([]);
  expect(use.when({ ...open, now: monday })).toEqual([
    { ...opened, data: { ...data, week: week + 1 } },
  ]);
});
