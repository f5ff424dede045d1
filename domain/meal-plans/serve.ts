import type { RecipeData } from '../content/recipe.contract.ts';
import { ingredientOf } from '../ingredients/ingredients.ts';
import { avoidedByAll, type Fit, fitOf } from '../recipes/fit.ts';
import type { PlannedChild } from './planned-child.ts';
import type { Dish } from './week.contract.ts';

/** A recipe that can be planned. */
export interface PlannedRecipe {
  readonly id: string;
  readonly data: RecipeData;
}

/** How a dish stands to a child who gets it. */
export type Familiarity =
  | 'familiar'
  /** Something the child eats is in it or close to it, and something is new. */
  | 'small-step'
  /** All of it is new: a food that the child eats stands beside it. */
  | 'new';

/** A recipe as a group of children gets it, all of them the same. */
export interface Serving {
  readonly fit: Fit;
  /** Foods that are in it, after changes. */
  readonly foods: readonly string[];
}

/** Undefined where it is not for one of them. */
export const serve = (
  { data }: Pick<PlannedRecipe, 'data'>,
  children: readonly PlannedChild[],
): Serving | undefined => {
  if (children.some(({ avoided }) => fitOf(data, avoided).verdict === 'no')) return undefined;
  return serveTo({ data }, children);
};

/**
 * A dish as it comes to the table: for its children, or for those who eat along. Theirs holds nothing that a child
 * at the same table must not have, whatever its texture. Undefined where it is not for them.
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

/** Foods on the plate: changed lines with what stands in their place. */
const servedFoods = (
  { lines }: Pick<RecipeData, 'lines'>,
  { changes }: Pick<Fit, 'changes'>,
): readonly string[] =>
  lines.flatMap(({ food }) => {
    const change = changes.find((each) => each.food === food);
    if (change === undefined) return [food];
    return change.instead === null ? [] : [change.instead];
  });

/** They season a dish and are no food of their own. */
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
  /** Index of an accepted food that is in the dish; undefined where none is. */
  readonly inside: number | undefined;
}

/**
 * A dish is familiar when each of its main foods is one that the child eats, or when the family marked that it
 * went well.
 */
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

/** Steps to something new are for children of whom we know what they eat. */
export const isStep = (
  familiarity: Familiarity,
  { accepted }: Pick<PlannedChild, 'accepted'>,
): boolean => familiarity !== 'familiar' && accepted.length > 0;

export const minutesOf = ({ data }: Pick<PlannedRecipe, 'data'>): number =>
  data.prepTime + data.cookTime;
