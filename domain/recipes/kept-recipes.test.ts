import { expect, test } from 'vitest';
import type { RecipeLine } from '../content/recipe.contract.ts';
import { createProfileSchema } from '../dietary/dietary-profiles.contract.ts';
import { inEnglish } from '../kernel/message.ts';
import { avoidedInProfile } from './avoided-in-profile.ts';
import { keptRecipesToCheck } from './kept-recipes.ts';
import { recipeData } from './recipe-data.fixture.ts';

const recipe = (id: string, ...lines: readonly (readonly [string, Partial<RecipeLine>?])[]) => ({
  id,
  data: recipeData(lines.map(([food, more]) => ({ food, ...more }))),
});

const RECIPES = [
  recipe('rice', ['rice-white'], ['butter', { swap: 'olive-oil' }]),
  recipe('omelet', ['egg'], ['butter', { isOptional: true }]),
  recipe('pears', ['pear']),
];

const KEPT = ['pears', 'rice', 'omelet', 'withdrawn'];

const child = (childName: string, fields: object = {}) => ({
  childName,
  ...avoidedInProfile(createProfileSchema.parse({ childName, ...fields })),
});

const checked = (...children: readonly ReturnType<typeof child>[]) =>
  keptRecipesToCheck(
    KEPT,
    { children, recipes: RECIPES },
    { language: 'en', translate: inEnglish, titleOf: (id) => `The ${id}` },
  );

test('nothing is said while no profile speaks against a kept recipe', () => {
  expect(checked(child('Maya'), child('Leo', { allergens: ['fish'] }))).toEqual([]);
});

test('an allergy that was added names each kept recipe with its child, food and change', () => {
  const maya = child('Maya', { allergens: ['egg', 'milk'] });
  expect(checked(maya, child('Leo', { allergies: ['butter'] }))).toEqual([
    {
      id: 'omelet',
      title: 'The omelet',
      verdict: 'no',
      says: ['Not for Maya: Egg: by egg', 'For Leo: without butter'],
    },
    {
      id: 'rice',
      title: 'The rice',
      verdict: 'changed',
      says: ['For Maya: olive oil for butter', 'For Leo: olive oil for butter'],
    },
  ]);
});

test('a texture that a child does not like speaks against no kept recipe', () => {
  expect(checked(child('Maya', { avoidedTextures: ['soft'] }))).toEqual([]);
});
