import type { ContentLanguage } from '../content/content.constants.ts';
import type { AvoidedByProfile } from '../dietary/avoided-by.ts';
import { type Ingredient, SMELLS, type Texture } from '../ingredients/ingredient.contract.ts';
import { avoidIfAllergic, INGREDIENTS, ingredientOf } from '../ingredients/ingredients.ts';
import { foodsNamedIn } from '../ingredients/named-foods.ts';
import { FOOD_CHANGES, type FoodChange } from './food-log.constants.ts';
import type { FoodSoFar } from './food-log.contract.ts';

interface Child {
  /** Age in years. */
  readonly age: number;
  readonly avoided: AvoidedByProfile;
}

/** Step from an accepted food to foods of the table, each different in one property. */
export interface TableStep {
  /** Food name as the family typed it. */
  readonly from: string;
  readonly to: readonly string[];
  readonly change: FoodChange;
  /** Shared texture. */
  readonly texture: Texture;
}

/** Maximum foods suggested per step. */
const MAX_FOODS = 3;

/**
 * Suggests the closest foods for each accepted food in the table: one property changes, the others stay.
 * Never suggests foods that the profile excludes, that are already accepted, or that are a choking risk at
 * this age. Foods at risk lead to no suggestions: they are left in peace.
 */
export const nextStepsFrom = (foods: readonly FoodSoFar[], child: Child): readonly TableStep[] => {
  const accepted = foods.filter(({ isAccepted }) => isAccepted);
  const known = new Set(accepted.flatMap(({ food }) => idsOf(food)));
  const candidates = INGREDIENTS.filter(
    (food) => isServed(food) && !known.has(food.id) && isForChild(food, child),
  );
  const seen = new Set<string>();
  return accepted
    .filter(({ isAtRisk }) => !isAtRisk)
    .flatMap(({ food: from }) => {
      const [id = ''] = idsOf(from);
      const origin = ingredientOf(id);
      if (origin === undefined || seen.has(id)) return [];
      seen.add(id);
      for (const change of FOOD_CHANGES) {
        const to = candidates
          .filter((food) => changeBetween(origin, food) === change)
          .slice(0, MAX_FOODS);
        const texture = origin.textures.find((each) =>
          to.every(({ textures }) => textures.includes(each)),
        );
        if (to.length > 0 && texture !== undefined)
          return [{ from, to: to.map((food) => food.id), change, texture }];
      }
      return [];
    });
};

/** Returns the one property in which two foods differ; undefined if they differ in more. */
export const changeBetween = (from: Ingredient, to: Ingredient): FoodChange | undefined => {
  const isSameKind = kindOf(from) === kindOf(to);
  const isSameSmell = from.smell === to.smell;
  const others = differences(from, to);
  if (others === 0 && isSameSmell) return isSameKind ? 'shape' : 'kind';
  if (!isSameKind) return undefined;
  if (others === 0)
    return Math.abs(SMELLS.indexOf(from.smell) - SMELLS.indexOf(to.smell)) === 1
      ? 'smell'
      : undefined;
  const isOneTexture = from.textures.some((texture) => to.textures.includes(texture));
  return isSameSmell && isOneTexture && others <= 2 ? 'texture' : undefined;
};

const FRUIT =
  /^(?:apple|apricots-dried|avocado|banana|blueberries|blackberries|raspberries|strawberries|cantaloupe|cherries|clementine|orange|cranberries-dried|dates|grapes|kiwi|mango|peach|pear|pineapple|plantain|plum|prunes|raisins|watermelon|applesauce|peaches-canned|fruit-cocktail)$/;

const FROZEN_VEGETABLES: ReadonlySet<string> = new Set([
  'corn-frozen',
  'peas-frozen',
  'spinach-frozen',
]);

/** Returns the table's kind, with fruit and vegetables separated. */
const kindOf = ({ id, kind, aisle }: Ingredient): string => {
  if (FRUIT.test(id)) return 'fruit';
  if (kind === 'produce' || FROZEN_VEGETABLES.has(id)) return 'vegetable';
  return `${kind} ${aisle}`;
};

/** Counts textures that only one of the two has; a replaced texture counts twice. */
const differences = ({ textures: one }: Ingredient, { textures: other }: Ingredient): number =>
  one.filter((texture) => !other.includes(texture)).length +
  other.filter((texture) => !one.includes(texture)).length;

const LANGUAGES: readonly ContentLanguage[] = ['en', 'es'];

/** Returns ids of foods named in a text, in either language, likeliest first. */
const idsOf = (text: string): readonly string[] =>
  LANGUAGES.flatMap((language) => foodsNamedIn(text, language).flatMap(({ ids }) => ids));

/** Kinds of foods served by themselves rather than cooked with. */
const KINDS: ReadonlySet<string> = new Set([
  'bread',
  'canned',
  'dairy',
  'fish',
  'frozen',
  'grain',
  'legume',
  'meat',
  'nut-seed',
  'produce',
]);

/** Foods of these kinds that are no dish or bite of their own. */
const COOKED_WITH =
  /^(?:breadcrumbs|panko|croutons|pizza-dough|broth|cream-soup|tomato-paste|tomato-sauce|tomato-canned|chipotle-adobo|coconut-milk-canned|pie-filling|ice|infant-.*|whey-protein|pediatric-shake|milk-powder|buttermilk|evaporated-milk|condensed-milk|cream-heavy|half-and-half|sour-cream|coffee-creamer|egg-white|egg-substitute|eggnog|wheat-germ|wheat-bran|rice-paper|wonton-wrappers|cornmeal|farina|protein-bar|tvp|coconut-shredded|peanut-powder|chia-seeds|flaxseed|sesame-seeds|tahini|garlic|ginger|lemon|lemon-juice|lime|jalapeno|leek|onion|scallions|tomatillo|cilantro|parsley|basil|jerky|anchovies|water-chestnuts|potatoes-instant)$/;

const isServed = ({ id, kind }: Ingredient): boolean => KINDS.has(kind) && !COOKED_WITH.test(id);

const isForChild = (food: Ingredient, { age, avoided }: Child): boolean => {
  const allergens = avoidIfAllergic(food);
  const never = [avoided, avoided.restricted];
  return (
    !never.some(
      (avoidance) =>
        allergens.some((allergen) => avoidance.allergens.has(allergen)) ||
        (avoidance.gluten && food.gluten !== undefined) ||
        avoidance.ingredients.has(food.id),
    ) &&
    !avoided.disliked.ingredients.has(food.id) &&
    !food.textures.some((texture) => avoided.avoidedTextures.has(texture)) &&
    (avoided.smell === null || SMELLS.indexOf(food.smell) <= SMELLS.indexOf(avoided.smell)) &&
    (food.choking === undefined || age * 12 >= food.choking.underMonths) &&
    (food.ageLimit === undefined || age >= 1)
  );
};
