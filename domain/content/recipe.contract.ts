import * as z from 'zod/mini';
import { SMELLS, TEXTURES } from '../ingredients/ingredient.contract.ts';
import {
  EATEN_WITH,
  RECIPE_CATEGORIES,
  RECIPE_DIFFICULTIES,
  RECIPE_DRAWINGS,
  RECIPE_STORAGE,
  RECIPE_TEMPERATURES,
  RECIPE_UNITS,
  STEP_CHANGES,
} from './recipe.constants.ts';

const line = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most));

const food = z.string().check(z.regex(/^[a-z]+(?:-[a-z]+)*$/, 'an id of the table of ingredients'));

/** A line of the ingredients. Nothing in it is parsed from text. */
export const recipeLineSchema = z.strictObject({
  /** For all servings: halves and quarters as 0.5 and 0.25, thirds as 0.33 and 0.67. */
  amount: z.number().check(z.positive(), z.lte(100)),
  unit: z.enum(RECIPE_UNITS),
  food,
  /** The dish is complete without it. */
  isOptional: z.optional(z.literal(true)),
  /** A food to use in its place, in the same amount. */
  swap: z.optional(food),
});

export type RecipeLine = z.infer<typeof recipeLineSchema>;

const minutes = z.int().check(z.gte(0), z.lte(240));

/** Data of a recipe that are the same in every language. Allergens and flags are computed from the lines. */
export const recipeDataSchema = z.strictObject({
  category: z.enum(RECIPE_CATEGORIES),
  difficulty: z.enum(RECIPE_DIFFICULTIES),
  prepTime: minutes,
  cookTime: minutes,
  servings: z.int().check(z.gte(1), z.lte(24)),
  textures: z.array(z.enum(TEXTURES)).check(z.minLength(1), z.maxLength(3)),
  temperature: z.enum(RECIPE_TEMPERATURES),
  smell: z.enum(SMELLS),
  eatenWith: z.enum(EATEN_WITH),
  drawing: z.enum(RECIPE_DRAWINGS),
  storage: z.enum(RECIPE_STORAGE),
  /** A food that it is close to, and what differs: a next step from it. */
  resembles: z.optional(z.strictObject({ food, changes: z.array(z.enum(STEP_CHANGES)) })),
  /** The food of the table that it makes, if it is one: its texts may name it. */
  makes: z.optional(food),
  lines: z.array(recipeLineSchema).check(z.minLength(1), z.maxLength(16)),
  /** Minutes to wait in a step, by its number from 1. */
  timers: z._default(
    z.array(z.strictObject({ step: z.int().check(z.gte(1)), minutes: z.int().check(z.gte(1)) })),
    [],
  ),
});

export type RecipeData = z.infer<typeof recipeDataSchema>;

export const recipeWordsSchema = z.strictObject({ title: line(60), description: line(160) });

export type RecipeWords = z.infer<typeof recipeWordsSchema>;
