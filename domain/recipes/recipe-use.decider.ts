import type { RecipeCategory } from '../content/recipe.constants.ts';
import type { Decider } from '../kernel/decider.ts';
import { weekOf } from './free-recipes.ts';
import { type RecipeUseEvent, recipeUseStream } from './recipe-use.events.ts';
import type { RecipeFilter } from './recipes.constants.ts';

/** The last week with any use, and what counted in it. */
interface RecipeUse {
  readonly week: number | null;
  readonly countedKeys: ReadonlySet<string>;
}

type RecipeUseCommand = { readonly now: Date } & (
  | { readonly command: 'open'; readonly recipeId: string; readonly meal: RecipeCategory }
  | { readonly command: 'find-nothing'; readonly filters: readonly RecipeFilter[] }
);

/** Reports count families by the week, so that more would only make the stream longer. */
export const recipeUseDecider: Decider<RecipeUse, RecipeUseCommand, RecipeUseEvent, never> = {
  stream: recipeUseStream,
  initialState: { week: null, countedKeys: new Set() },
  evolve: ({ week, countedKeys }, { type, data }) => {
    const before = data.week === week ? countedKeys : [];
    const key = type === 'RecipeOpened' ? data.recipeId : keyOf(data.filters);
    return { week: data.week, countedKeys: new Set([...before, key]) };
  },
  decide: (command, { week: last, countedKeys }) => {
    const week = weekOf(command.now);
    const isCounted = (key: string): boolean => week === last && countedKeys.has(key);
    switch (command.command) {
      case 'open': {
        const { recipeId, meal } = command;
        return isCounted(recipeId)
          ? []
          : [{ type: 'RecipeOpened', data: { recipeId, meal, week } }];
      }
      case 'find-nothing': {
        const filters = [...new Set(command.filters)].toSorted();
        return isCounted(keyOf(filters))
          ? []
          : [{ type: 'RecipesNotFound', data: { filters, week } }];
      }
    }
  },
};

/** Begins with a comma, which no id of a recipe has. */
const keyOf = (filters: readonly RecipeFilter[]): string => `,${filters.join()}`;
