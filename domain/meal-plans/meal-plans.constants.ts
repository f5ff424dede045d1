import { type Message, say } from '../kernel/message.ts';

/** Meals of a day, in order. */
export const MEALS = ['breakfast', 'lunch', 'dinner'] as const;

export type MealName = (typeof MEALS)[number];

export const MEAL_WORDS: Readonly<Record<MealName, Message>> = {
  breakfast: say('Breakfast'),
  lunch: say('Lunch'),
  dinner: say('Dinner'),
};

/** Maximum minutes for a meal from Monday to Friday. */
export const WEEKDAY_MINUTES = [15, 20, 30, 45] as const;

/** Maximum fellow eaters, besides the children of the plan. */
export const EATERS_MAX = 8;

/** Maximum weeks per family; beyond that, the oldest one not kept is dropped. */
export const MEAL_WEEKS_LIMIT = 12;

/** Weeks ahead that can be planned, besides the current one. */
export const WEEKS_AHEAD = 8;

/** Alternative recipes offered for a meal. */
export const SWAPS_OFFERED = 6;

/** Maximum small steps to something new per child and day. */
export const STEPS_PER_DAY = 1;

/** Maximum own items on a shopping list. */
export const SHOPPING_ITEMS_LIMIT = 200;

/** Maximum weeks on a shopping list at once. */
export const SHOPPING_WEEKS_LIMIT = 4;

/** Maximum ticks stored for a shopping list. */
export const SHOPPING_TICKS_LIMIT = 1_000;

/** Maximum characters of an own item and of its note. */
export const SHOPPING_LINE_MAX_LENGTH = 100;

/** Store aisles in usual walking order; foods without an aisle come last. */
export const AISLES = [
  'produce',
  'bakery',
  'deli',
  'meat',
  'seafood',
  'dairy',
  'refrigerated',
  'pasta-grains',
  'cereal',
  'canned',
  'international',
  'condiments',
  'nut-butters',
  'oils',
  'spices',
  'baking',
  'snacks',
  'baby',
  'beverages',
  'frozen',
  'other',
] as const;

export type Aisle = (typeof AISLES)[number];

export const AISLE_WORDS: Readonly<Record<Aisle, Message>> = {
  produce: say('Fruit and vegetables'),
  bakery: say('Bread'),
  deli: say('Deli'),
  meat: say('Meat'),
  seafood: say('Fish'),
  dairy: say('Dairy and eggs'),
  refrigerated: say('Refrigerated'),
  'pasta-grains': say('Pasta, rice and grains'),
  cereal: say('Cereal'),
  canned: say('Cans and jars'),
  international: say('International'),
  condiments: say('Sauces'),
  'nut-butters': say('Spreads'),
  oils: say('Oils'),
  spices: say('Spices'),
  baking: say('Baking'),
  snacks: say('Snacks'),
  baby: say('Baby food'),
  beverages: say('Drinks'),
  frozen: say('Frozen'),
  other: say('Other'),
};
