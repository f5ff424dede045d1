import type { RecipeData } from '../content/recipe.contract.ts';
import { ingredientOf } from '../ingredients/ingredients.ts';
import { avoidedByAll, type Fit, fitOf } from '../recipes/fit.ts';
import type { PlannedChild } from './planned-child.ts';
import type { Dish } from './week.contract.ts';

export interface PlannedRecipe {
  readonly id: string;
  readonly data: RecipeData;
}

/** Familiarity of a dish to a child who gets it. */
export type Familiarity =
  | 'familiar'
  /** Contains something the child eats, or close to it, and something new. */
  | 'small-step'
  /** Entirely new: a food that the child eats is served beside it. */
  | 'new';

/** Recipe as served to a group of children, identical for all of them. */
export interface Serving {
  readonly fit: Fit;
  /** Foods in the dish, after changes. */
  readonly foods: readonly string[];
}

/** Adapts a recipe to a group; undefined if it does not suit one of them. */
export const serve = (
  { data }: Pick<PlannedRecipe, 'data'>,
  children: readonly PlannedChild[],
): Serving | undefined => {
  if (children.some(({ avoided }) => fitOf(data, avoided).verdict === 'no')) return undefined;
  return serveTo({ data }, children);
};

/**
 * Serves a dish to its children, or to fellow eaters. The latter contains nothing forbidden to a child at the
 * same table, whatever its texture. Undefined if it does not suit them.
 */
export const serveDish = (
  recipe: Pick<PlannedRecipe, 'data'>,
  { profileIds }: Pick<Dish, 'profileIds'>,
  table: readonly PlannedChild[],
): Serving | undefined => {
  if (profileIds.length > 0)
    return serve(
      recipe,
      table.filter(({ profileId }) => profileIds.includes(profileId)),
    );
  return serveTo(recipe, table);
};

const serveTo = (
  { data }: Pick<PlannedRecipe, 'data'>,
  children: readonly PlannedChild[],
): Serving | undefined => {
  const fit = fitOf(data, avoidedByAll(children));
  return fit.verdict === 'no' ? undefined : { fit, foods: servedFoods(data, fit) };
};

/** Lists the foods on the plate: changed lines with their replacements. */
const servedFoods = (
  { lines }: Pick<RecipeData, 'lines'>,
  { changes }: Pick<Fit, 'changes'>,
): readonly string[] =>
  lines.flatMap(({ food }) => {
    const change = changes.find((each) => each.food === food);
    if (change === undefined) return [food];
    return change.instead === null ? [] : [change.instead];
  });

/** Kinds that season a dish rather than count as a food. */
const MINOR_KINDS: readonly string[] = ['spice', 'fat', 'sweetener', 'condiment', 'label-word'];

const MINOR_FOODS: readonly string[] = [
  'water',
  'broth',
  'vanilla-extract',
  'baking-powder',
  'baking-soda',
  'yeast-baker',
  'cornstarch',
];

const isMain = (id: string): boolean =>
  !MINOR_KINDS.includes(ingredientOf(id)?.kind ?? '') && !MINOR_FOODS.includes(id);

interface Familiar {
  readonly familiarity: Familiarity;
  /** Index of an accepted food in the dish; undefined if there is none. */
  readonly inside: number | undefined;
}

/** A dish is familiar if the child eats each of its main foods, or if the family marked it as successful. */
export const familiarityOf = (
  { id, data }: PlannedRecipe,
  foods: readonly string[],
  { accepted }: Pick<PlannedChild, 'accepted'>,
  wentWell: ReadonlySet<string>,
): Familiar => {
  const eaten = new Set(accepted.flatMap(({ ids }) => ids));
  const main = foods.filter(isMain);
  const made = data.makes === undefined ? [] : [data.makes];
  const at = accepted.findIndex(({ ids }) => [...made, ...main].some((food) => ids.includes(food)));
  const inside = at === -1 ? undefined : at;
  const isEaten = main.length > 0 && main.every((food) => eaten.has(food));
  const isMade = made.some((food) => eaten.has(food));
  if (isEaten || isMade || wentWell.has(id)) return { familiarity: 'familiar', inside };
  const isClose = data.resembles !== undefined && eaten.has(data.resembles.food);
  return { familiarity: isClose || inside !== undefined ? 'small-step' : 'new', inside };
};

/** Steps to something new apply only to children whose accepted foods are known. */
export const isStep = (
  familiarity: Familiarity,
  { accepted }: Pick<PlannedChild, 'accepted'>,
): boolean => familiarity !== 'familiar' && accepted.length > 0;

export const minutesOf = ({ data }: Pick<PlannedRecipe, 'data'>): number =>
  data.prepTime + data.cookTime;
