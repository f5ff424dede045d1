import * as z from 'zod/mini';
import { RECIPE_UNITS } from '../content/recipe.constants.ts';
import { typedLine } from '../kernel/typed-text.ts';
import { AISLES, SHOPPING_LINE_MAX_LENGTH } from './meal-plans.constants.ts';
import { weekParamsSchema } from './meal-plans.contract.ts';

const foodId = z.string().check(z.regex(/^[a-z]+(?:-[a-z]+)*$/), z.maxLength(60));

const itemId = z.string().check(z.regex(/^[0-9a-f]{32}$/));

/** `PUT /api/dietary/shopping/weeks/{weekStart}`: all that its meals need but for foods at home. */
export const addWeekSchema = z.object({ without: z.array(foodId).check(z.maxLength(500)) });

const name = typedLine({ most: SHOPPING_LINE_MAX_LENGTH, missing: 'Please name the item' });

const note = z.string().check(z.trim(), z.maxLength(SHOPPING_LINE_MAX_LENGTH));

/** `POST /api/dietary/shopping/items`, and `PUT …/{itemId}` to change it. */
export const writeItemSchema = z.object({ name, note: z._default(note, '') });

export const itemParamsSchema = z.object({ itemId });

/** `PUT /api/dietary/shopping/ticks`. `of` is the `amountKey` of the line as the page showed it. */
export const tickItemSchema = z.object({
  /** A food of the table, or an own item. */
  key: z.union([itemId, foodId]),
  isOn: z.boolean(),
  of: z.string().check(z.maxLength(100), z.regex(/^[0-9a-z .+]*$/)),
});

const amounts = z.readonly(z.array(z.object({ amount: z.number(), unit: z.enum(RECIPE_UNITS) })));

const lineSchema = z.object({
  /** A food of the table, or an own item, by its id; for a food that the table lacks, made of its words. */
  key: z.string(),
  name: z.string(),
  aisle: z.enum(AISLES),
  /** Several where no unit fits all; none for an own item, and for a food that a child eats beside a recipe. */
  amounts,
  amountKey: z.string(),
  gramsPerCup: z.nullable(z.number()),
  /** Titles of the recipes that it is for. */
  recipes: z.readonly(z.array(z.string())),
  /** The family's words: of an own item, or how a child eats the food. */
  note: z.string(),
  isOwn: z.boolean(),
  isTicked: z.boolean(),
  /** It was ticked, and another amount is needed since. */
  hasChanged: z.boolean(),
  /** Most kitchens have it: salt, oil. */
  isUsuallyAtHome: z.boolean(),
});

export type ShoppingLine = z.infer<typeof lineSchema>;

export const shoppingQuerySchema = z.object({ week: z.optional(weekParamsSchema.shape.weekStart) });

/** `GET /api/dietary/shopping?week=`: the list by aisle, and what a week would add to it. */
export const shoppingListSchema = z.object({
  lines: z.readonly(z.array(lineSchema)),
  /** Mondays of the weeks on it. */
  weeks: z.readonly(z.array(z.string())),
  /** Null: no such week, or it is on the list. */
  preview: z.nullable(z.readonly(z.array(lineSchema))),
  /** A week is on the list that has a meal which no longer fits: its foods are left out. */
  hasProblems: z.boolean(),
});

export type ShoppingListShown = z.infer<typeof shoppingListSchema>;
