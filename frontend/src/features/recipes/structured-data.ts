import type { RecipeShown } from '@hearthway/domain/recipes/recipes.contract.ts';

/** The recipe for search engines, as schema.org/Recipe. It claims no diet: labels decide. */
export const structuredData = (recipe: RecipeShown): string =>
  JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: recipe.title,
    description: recipe.description,
    inLanguage: recipe.language,
    recipeCategory: recipe.category,
    recipeYield: String(recipe.servings),
    prepTime: `PT${recipe.prepTime}M`,
    cookTime: `PT${recipe.cookTime}M`,
    totalTime: `PT${recipe.prepTime + recipe.cookTime}M`,
    recipeIngredient: recipe.lines.map(({ amount, unit, name }) => `${amount} ${unit} ${name}`),
    recipeInstructions: recipe.steps.map(({ text }) => ({ '@type': 'HowToStep', text })),
  });
