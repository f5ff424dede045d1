import { RECIPE_CATEGORIES } from '../content/recipe.constants.ts';
import { say } from '../kernel/message.ts';
import { tallyReport } from '../reports/family-tally.ts';
import { usualCharges } from '../reports/ledger.ts';
import { defineMeasure, eachAct } from '../reports/measure.ts';
import { RECIPE_FILTERS } from './recipes.constants.ts';

export const recipesOpenedReport = tallyReport({
  id: 'recipes-opened',
  version: 1,
  title: say('Recipes opened'),
  describes: say('Families that opened a recipe, by its meal: each counts once a week and meal.'),
  types: ['RecipeOpened'],
  measure: defineMeasure({
    id: 'recipes-opened',
    charges: usualCharges({ meal: 2 }),
    facts: eachAct((_kind, meal) => ({ group: meal })),
  }),
  groups: { meal: RECIPE_CATEGORIES },
  acts: ({ data: { meal } }) => (typeof meal === 'string' ? `meal ${meal}` : null),
});

const groupOf = (filter: string): string => `filter: ${filter}`;

const SEVERAL = 'several';

export const recipesNotFoundReport = tallyReport({
  id: 'recipes-not-found',
  version: 1,
  title: say('Recipe filters that found nothing'),
  describes: say(
    'Families whose filters left no recipe, by the filter that was set, or by several: each counts once a week and group.',
  ),
  types: ['RecipesNotFound'],
  measure: defineMeasure({
    id: 'recipes-not-found',
    charges: usualCharges({ filter: 2 }),
    facts: eachAct((_kind, filter) => ({ group: filter })),
  }),
  groups: { filter: [...RECIPE_FILTERS, SEVERAL].map(groupOf) },
  acts: ({ data: { filters } }) => {
    if (!Array.isArray(filters)) return null;
    const [only, ...others] = filters;
    return `filter ${groupOf(others.length > 0 ? SEVERAL : String(only))}`;
  },
});
