import * as z from 'zod';
import { RECIPE_CATEGORIES } from '../content/recipe.constants.ts';
import { defineEvent } from '../kernel/event-type.ts';
import { say } from '../kernel/message.ts';
import { defineStream, type EventOf } from '../kernel/stream.ts';
import { RECIPE_FILTERS } from './recipes.constants.ts';

const week = z.int().describe('The week in UTC, counted from the first one that began in 1970');

/** Events of stream `recipeUse-{userId}`. The type names are the storage format. */
const recipeOpened = defineEvent({
  type: 'RecipeOpened',
  schema: z.object({
    recipeId: z.string().describe('The recipe, by its id in the content'),
    meal: z.enum(RECIPE_CATEGORIES).describe('Meal of the recipe'),
    week,
  }),
  // Foods stay out of the sentence: they tell of a child's health.
  sentence: () => say('Opened a recipe'),
  isOwnAct: true,
  feature: 'recipes',
  examples: [{ recipeId: 'soft-oatmeal', meal: 'breakfast', week: 2968 }],
});

const recipesNotFound = defineEvent({
  type: 'RecipesNotFound',
  schema: z.object({
    filters: z
      .array(z.enum(RECIPE_FILTERS))
      .readonly()
      .describe('Filters that were set; never what was typed or which child'),
    week,
  }),
  sentence: () => say('Found no recipe for the filters'),
  isOwnAct: true,
  feature: 'recipes',
  examples: [{ filters: ['search', 'isDairyFree'], week: 2968 }],
});

/** Apart from the marks, which are read for each plan of meals. */
export const recipeUseStream = defineStream('recipe-use', [recipeOpened, recipesNotFound]);

export type RecipeUseEvent = EventOf<typeof recipeUseStream>;
