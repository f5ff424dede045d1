import { expect, test } from 'vitest';
import type { RecipeLine } from '../content/recipe.contract.ts';
import { createProfileSchema } from '../dietary/dietary-profiles.contract.ts';
import type { Corrections } from '../ingredients/corrections.ts';
import { everyRow } from '../kernel/every-row.fixture.ts';
import { given, givenRow } from '../kernel/given.fixture.ts';
import { avoidedInProfile } from './avoided-in-profile.ts';
import { correctedRecipes } from './corrected-recipes.ts';
import { recipeMarksDecider } from './recipe-marks.decider.ts';
import type { RecipeMarksEvent } from './recipe-marks.events.ts';
import { recipeMarksView } from './recipe-marks.view.ts';

const line = (food: string, more: Partial<RecipeLine> = {}): RecipeLine => ({
  amount: 1,
  unit: 'cup',
  food,
  ...more,
});

const RECIPES = [
  { id: 'toast', data: { lines: [line('rice-cakes'), line('butter', { swap: 'olive-oil' })] } },
  { id: 'soup', data: { lines: [line('carrots'), line('broth', { isOptional: true })] } },
];

const child = (fields: object) =>
  avoidedInProfile(createProfileSchema.parse({ childName: 'Maya', ...fields })).avoided;

test(
  'a family keeps a corrected recipe when a child must not have what was added',
  everyRow(
    [
      ['a ticked allergen', { allergens: ['soy'] }, { broth: ['soy'] }, ['soup']],
      ['a typed one', { allergies: ['soya'] }, { broth: ['soy'] }, ['soup']],
      ['gluten to avoid', { restrictions: ['gluten'] }, { broth: ['gluten'] }, ['soup']],
      ['another allergen', { allergens: ['egg'] }, { broth: ['soy'] }, []],
      ['nothing to avoid', {}, { broth: ['soy'] }, []],
      ['a food of no recipe', { allergens: ['soy'] }, { 'fish-white': ['soy'] }, []],
      ['a swap that the child gets', { allergens: ['milk'] }, { 'olive-oil': ['milk'] }, ['toast']],
      ['a swap that no child gets', { allergens: ['soy'] }, { 'olive-oil': ['soy'] }, []],
      [
        'a line that has a swap for it',
        { allergens: ['soy'] },
        { butter: ['soy'], broth: ['soy'] },
        ['toast', 'soup'],
      ],
    ] as const,
    ([, fields, corrections, recipeIds]) => {
      const corrected: Corrections = corrections;
      expect(correctedRecipes(RECIPES, [child({}), child(fields)], corrected)).toEqual(recipeIds);
    },
    ([name]) => name,
  ),
);

const kept = (recipeId: string, isOn = true): RecipeMarksEvent => ({
  type: 'RecipeMarked',
  data: { recipeId, mark: 'kept', isOn },
});

const correctedEvent = (
  correctionId: string,
  ...recipeIds: readonly string[]
): RecipeMarksEvent => ({
  type: 'KeptRecipesCorrected',
  data: { correctionId, recipeIds },
});

const tell = (correctionId: string, ...recipeIds: readonly string[]) =>
  ({ command: 'tell-correction', correctionId, recipeIds }) as const;

test('a correction is told once, and of kept recipes alone', () => {
  const { when } = given(recipeMarksDecider, [
    kept('soup'),
    kept('toast'),
    kept('toast', false),
    correctedEvent('first', 'soup'),
  ]);
  expect(when(tell('first', 'soup'))).toEqual([]);
  expect(when(tell('second', 'soup', 'toast', 'pie'))).toEqual([correctedEvent('second', 'soup')]);
  expect(when(tell('third', 'toast'))).toEqual([]);
});

test('a correction changes no mark', () => {
  const row = { kept: ['soup'], made: [], went_well: [] };
  expect(givenRow(recipeMarksView, [kept('soup')]).when(correctedEvent('first', 'soup'))).toEqual(
    row,
  );
});
