import * as z from 'zod/mini';
import { RECIPE_UNITS } from '../content/recipe.constants.ts';
import { typedLine } from '../kernel/typed-text.ts';
import { AISLES, SHOPPING_LINE_MAX_LENGTH } from './meal-plans.constants.ts';
import { weekParamsSchema } from './meal-plans.contract.ts';

const foodId = z.string().check(z.regex(/^[a-z]+(?:-[a-z]+)*$/), z.maxLength(60));

const itemId = z.string().check(z.regex(/^[0-9a-f]{32}$/));

/**
 * `PUT /api/dietary/shopping/weeks/{weekStart}` adds everything the week's meals need, except foods at home.
 */
export const addWeekSchema = z.object({ without: z.array(foodId).check(z.maxLength(500)) });

const name = typedLine({ most: SHOPPING_LINE_MAX_LENGTH, missing: 'Please name the item' });

const note = z.string().check(z.trim(), z.maxLength(SHOPPING_LINE_MAX_LENGTH));

/** `POST /api/dietary/shopping/items` adds an item, `PUT …/{itemId}` changes it. */
export const writeItemSchema = z.object({ name, note: z._default(note, '') });

export const itemParamsSchema = z.object({ itemId });

/** `PUT /api/dietary/shopping/ticks`. `of` is the line's `amountKey` as displayed. */
export const tickItemSchema = z.object({
  /** Id of a food in the table, or of an own item. */
  key: z.union([itemId, foodId]),
  isOn: z.boolean(),
  of: z.string().check(z.maxLength(100), z.regex(/^[0-9a-z .+]*$/)),
});

const amounts = z.readonly(z.array(z.object({ amount: z.number(), unit: z.enum(RECIPE_UNITS) })));

const lineSchema = z.object({
  /** Id of a food in the table or of an own item; derived from the words if the table lacks the food. */
  key: z.string(),
  name: z.string(),
  aisle: z.enum(AISLES),
  /**
   * Several if no single unit fits; none for an own item, or for a food that a child eats beside a recipe.
   */
  amounts,
  amountKey: z.string(),
  gramsPerCup: z.nullable(z.number()),
  /** Titles of the recipes that need it. */
  recipes: z.readonly(z.array(z.string())),
  /** Family's note: on an own item, or on how a child eats the food. */
  note: z.string(),
  isOwn: z.boolean(),
  isTicked: z.boolean(),
  /** True if the line was ticked and its amount has changed since. */
  hasChanged: z.boolean(),
  /** True for staples that most kitchens have: salt, oil. */
  isUsuallyAtHome: z.boolean(),
});

export type ShoppingLine = z.infer<typeof lineSchema>;

export const shoppingQuerySchema = z.object({ week: z.optional(weekParamsSchema.shape.weekStart) });

/** `GET /api/dietary/shopping?week=`: the list by aisle, and what a week would add to it. */
export const shoppingListSchema = z.object({
  lines: z.readonly(z.array(lineSchema)),
  /** Mondays of the weeks on the list. */
  weeks: z.readonly(z.array(z.string())),
  /** Null if the week does not exist or is already on the list. */
  preview: z.nullable(z.readonly(z.array(lineSchema))),
  /** True if a week on the list has a meal that no longer fits: its foods are omitted. */
  hasProblems: z.boolean(),
});

export type ShoppingListShown = z.infer<typeof shoppingListSchema>;
