import type { RecipeData, RecipeLine } from '../content/recipe.contract.ts';

/** A soft, warm recipe for two that takes ten minutes; lines of one cup each, unless they say more. */
export const recipeData = (
  lines: readonly (Pick<RecipeLine, 'food'> & Partial<RecipeLine>)[],
  more: Partial<RecipeData> = {},
): RecipeData => ({
  category: 'lunch',
  difficulty: 'easy',
  prepTime: 5,
  cookTime: 5,
  servings: 2,
  textures: ['soft'],
  temperature: 'warm',
  smell: 'low',
  eatenWith: 'spoon',
  drawing: 'bowl',
  storage: 'cold',
  timers: [],
  lines: lines.map((line) => ({ amount: 1, unit: 'cup', ...line })),
  ...more,
});
