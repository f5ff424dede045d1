import type {
  RecipeCategory,
  RecipeDifficulty,
  RecipeUnit,
} from '@hearthway/domain/content/recipe.constants.ts';
import type { RecipeSort } from '@hearthway/domain/recipes/recipes.constants.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CookAmount } from './scale.ts';

export const CATEGORY_NAMES: Readonly<Record<RecipeCategory, MessageDescriptor>> = {
  breakfast: msg`Breakfast`,
  lunch: msg`Lunch`,
  dinner: msg`Dinner`,
  snack: msg`Snack`,
  dessert: msg`Dessert`,
};

export const DIFFICULTY_NAMES: Readonly<Record<RecipeDifficulty, MessageDescriptor>> = {
  easy: msg`Easy`,
  medium: msg`Medium`,
  hard: msg`Hard`,
};

export const FLAG_NAMES = {
  isGlutenFree: msg`No gluten known`,
  isDairyFree: msg`No dairy known`,
  isNutFree: msg`No nuts known`,
  isLowSensory: msg`Low sensory`,
  isFingerFood: msg`Finger food`,
} as const;

export type FlagName = keyof typeof FLAG_NAMES;

export const FLAG_LIST: readonly FlagName[] = [
  'isGlutenFree',
  'isDairyFree',
  'isNutFree',
  'isLowSensory',
  'isFingerFood',
];

export const SORT_NAMES: Readonly<Record<RecipeSort, MessageDescriptor>> = {
  fitting: msg`Best fit`,
  time: msg`Shortest time`,
  ingredients: msg`Fewest ingredients`,
  marked: msg`Most marked by families`,
};

/** One of a unit, and several. */
export const UNIT_NAMES: Readonly<
  Record<RecipeUnit | CookAmount['unit'], readonly [MessageDescriptor, MessageDescriptor]>
> = {
  cup: [msg`cup`, msg`cups`],
  tbsp: [msg`tbsp`, msg`tbsp`],
  tsp: [msg`tsp`, msg`tsp`],
  oz: [msg`oz`, msg`oz`],
  lb: [msg`lb`, msg`lb`],
  piece: [msg`×`, msg`×`],
  slice: [msg`slice`, msg`slices`],
  clove: [msg`clove`, msg`cloves`],
  can: [msg`can of`, msg`cans of`],
  pinch: [msg`a pinch`, msg`a pinch`],
  g: [msg`g`, msg`g`],
  kg: [msg`kg`, msg`kg`],
  ml: [msg`ml`, msg`ml`],
  l: [msg`l`, msg`l`],
};
