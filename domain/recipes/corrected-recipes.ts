import type { RecipeData } from '../content/recipe.contract.ts';
import type { Corrections } from '../ingredients/corrections.ts';
import { type Avoided, reasonsAgainst } from './fit.ts';

/**
 * Ids of the recipes with a food that was corrected by what one of these children must not have. Optional lines
 * count; a swap does where the child gets it.
 */
export const correctedRecipes = (
  recipes: readonly { readonly id: string; readonly data: Pick<RecipeData, 'lines'> }[],
  children: readonly Avoided[],
  corrections: Corrections,
): readonly string[] => {
  const isAbout = (food: string, { watched }: Avoided): boolean =>
    corrections[food]?.some((each) => watched.includes(each)) === true;
  return recipes
    .filter(({ data }) =>
      data.lines.some(({ food, swap }) =>
        children.some(
          (avoided) =>
            isAbout(food, avoided) ||
            (swap !== undefined &&
              isAbout(swap, avoided) &&
              reasonsAgainst(food, avoided).length > 0),
        ),
      ),
    )
    .map(({ id }) => id);
};
