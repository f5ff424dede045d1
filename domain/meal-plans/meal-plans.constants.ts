import { type Message, say } from '../kernel/message.ts';

/** Meals of a day, in their order. */
export const MEALS = ['breakfast', 'lunch', 'dinner'] as const;

export type MealName = (typeof MEALS)[number];

export const MEAL_WORDS: Readonly<Record<MealName, Message>> = {
  breakfast: say('Breakfast'),
  lunch: say('Lunch'),
  dinner: say('Dinner'),
};

/** Most minutes that a meal may take from Monday to Friday. */
export const WEEKDAY_MINUTES = [15, 20, 30, 45] as const;

/** Most people who eat along, beside the children of the plan. */
export const EATERS_MAX = 8;

/** Weeks that a family has at once; beyond that the oldest that is not kept makes room. */
export const MEAL_WEEKS_LIMIT = 12;

/** Weeks that a plan can be made for, beside the present one. */
export const WEEKS_AHEAD = 8;

/** Recipes that are offered in place of a meal. */
export const SWAPS_OFFERED = 6;

/** Small steps to something new that a child gets in a day at most. */
export const STEPS_PER_DAY = 1;

/** Own items of a shopping list. */
export const SHOPPING_ITEMS_LIMIT = 200;

/** Weeks whose meals are on a shopping list at once. */
export const SHOPPING_WEEKS_LIMIT = 4;

/** Ticks that a shopping list remembers. */
export const SHOPPING_TICKS_LIMIT = 1_000;

/** Letters of an own item, and of its note. */
export const SHOPPING_LINE_MAX_LENGTH = 100;

/** Aisles of a shop, in the order in which most are walked; what no aisle has comes last. */
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
