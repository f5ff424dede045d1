import { DAY_MS, WEEK_MS } from '../calendar/durations.constants.ts';
import type { RecipeData } from '../content/recipe.contract.ts';
import { drawOf } from '../kernel/draw.ts';
import { AVOIDS_NOTHING, type Avoided, fitOf } from './fit.ts';
import { FREE_RECIPES } from './recipes.constants.ts';

/** Number of the week in UTC; it turns on Mondays. */
export const weekOf = (now: Date): number =>
  // The first day of 1970 was a Thursday.
  Math.floor((now.getTime() + 3 * DAY_MS) / WEEK_MS);

const VERDICTS = ['fits', 'changed', 'no'] as const;

/** The recipes that are free this week: those that fit best, drawn anew each week. */
export const freeRecipes = (
  recipes: readonly { readonly id: string; readonly data: RecipeData }[],
  { now, avoided = AVOIDS_NOTHING }: { readonly now: Date; readonly avoided?: Avoided | undefined },
): ReadonlySet<string> => {
  const week = weekOf(now);
  const ranked = recipes.map(({ id, data }) => ({
    id,
    rank: VERDICTS.indexOf(fitOf(data, avoided).verdict),
    draw: drawOf(`${week} ${id}`),
  }));
  ranked.sort((one, other) => one.rank - other.rank || one.draw - other.draw);
  return new Set(ranked.slice(0, FREE_RECIPES).map(({ id }) => id));
};
