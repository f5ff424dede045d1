import * as z from 'zod/mini';
import { CONTENT_LANGUAGES } from '../content/content.constants.ts';
import {
  RECIPE_CATEGORIES,
  RECIPE_DIFFICULTIES,
  RECIPE_DRAWINGS,
  RECIPE_UNITS,
} from '../content/recipe.constants.ts';
import { ALLERGENS } from '../ingredients/allergens.constants.ts';
import { RECIPE_FILTERS, RECIPE_MARKS, RECIPE_SORTS } from './recipes.constants.ts';

/** Id of a content item. */
export const recipeIdSchema = z
  .string()
  .check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), z.maxLength(60));

export const markRecipeParamsSchema = z.object({
  recipeId: recipeIdSchema,
  mark: z.enum(RECIPE_MARKS),
});

/** `PUT /api/dietary/recipes/:recipeId/marks/:mark`. Idempotent. */
export const markRecipeSchema = z.object({ isOn: z.boolean() });

/** `POST /api/dietary/recipes/opened` records that a recipe page was opened. */
export const openRecipeSchema = z.object({
  recipeId: recipeIdSchema,
  meal: z.enum(RECIPE_CATEGORIES),
});

export type OpenRecipe = z.infer<typeof openRecipeSchema>;

/**
 * `POST /api/dietary/recipes/not-found` records that filters matched no recipe. Never includes the typed
 * text.
 */
export const findNoRecipesSchema = z.object({
  filters: z
    .array(z.enum(RECIPE_FILTERS))
    .check(z.minLength(1), z.maxLength(RECIPE_FILTERS.length)),
});

export type FindNoRecipes = z.infer<typeof findNoRecipesSchema>;

const idsSchema = z.readonly(z.array(z.string()));

/** `GET /api/dietary/recipes/mine`: ids by mark. The field names match the stored row. */
export const recipeMarksSchema = z.object({
  kept: idsSchema,
  made: idsSchema,
  went_well: idsSchema,
});

export type RecipeMarks = z.infer<typeof recipeMarksSchema>;

const keptRecipeSchema = z.object({
  id: z.string(),
  title: z.string(),
  /** `changed`: fits with the changes listed in `says`. */
  verdict: z.enum(['no', 'changed']),
  /** Sentences, one for each affected child: "Not for Leo: Milk: by butter". */
  says: z.readonly(z.array(z.string())),
});

export type KeptRecipe = z.infer<typeof keptRecipeSchema>;

/** `GET /api/dietary/recipes/kept`: kept recipes with a food that a profile rules out. */
export const keptRecipesSchema = z.readonly(z.array(keptRecipeSchema));

const flag = z.optional(z.enum(['true', 'false']));

/** Maximum characters of a search or a pantry. */
export const RECIPE_SEARCH_MAX_LENGTH = 200;

const text = z.optional(z.string().check(z.maxLength(RECIPE_SEARCH_MAX_LENGTH)));

/** Query of `GET /api/dietary/recipes`. An absent filter or a flag of `false` has no effect. */
export const recipeQuerySchema = z.object({
  category: z.optional(z.enum(RECIPE_CATEGORIES)),
  difficulty: z.optional(z.enum(RECIPE_DIFFICULTIES)),
  isGlutenFree: flag,
  isDairyFree: flag,
  isNutFree: flag,
  isLowSensory: flag,
  isFingerFood: flag,
  search: text,
  /** Foods at home, as the family typed them. */
  pantry: text,
  /** Id of a child's profile: lists only fitting recipes, best first. */
  fits: z.optional(z.string().check(z.maxLength(60))),
  sort: z.optional(z.enum(RECIPE_SORTS)),
});

export type RecipeQuery = z.infer<typeof recipeQuerySchema>;

const watchedSchema = z.enum([...ALLERGENS, 'gluten']);

/** Fit for a profile. Foods are names in the language of the page. */
const fitSchema = z.object({
  profileId: z.string(),
  /** True if the profile has words that cannot be checked: "Read every label". */
  hasUnchecked: z.boolean(),
  verdict: z.enum(['fits', 'changed', 'no']),
  /** Reasons in words, such as "milk, by butter". */
  reasons: z.readonly(z.array(z.string())),
  changes: z.readonly(z.array(z.object({ food: z.string(), instead: z.nullable(z.string()) }))),
});

export type FitShown = z.infer<typeof fitSchema>;

/** List entry that the caller may read. */
const openCardSchema = z.object({
  isLocked: z.literal(false),
  id: z.string(),
  title: z.string(),
  description: z.string(),
  category: z.enum(RECIPE_CATEGORIES),
  difficulty: z.enum(RECIPE_DIFFICULTIES),
  /** Minutes. */
  prepTime: z.number(),
  /** Minutes. */
  cookTime: z.number(),
  servings: z.number(),
  /** Rating from 0 to 5, from families' marks; null until five families have marked the recipe. */
  popularityScore: z.nullable(z.number()),
  isGlutenFree: z.boolean(),
  isDairyFree: z.boolean(),
  isNutFree: z.boolean(),
  isLowSensory: z.boolean(),
  isFingerFood: z.boolean(),
  drawing: z.enum(RECIPE_DRAWINGS),
  /** Number of ingredient lines. */
  ingredients: z.number(),
  fit: z.nullable(fitSchema),
  /** Names of foods missing from the pantry; null without a pantry. */
  missing: z.nullable(z.readonly(z.array(z.string()))),
});

export type RecipeCard = z.infer<typeof openCardSchema>;

/** Recipe that requires a plan, reduced to its title. */
const lockedCardSchema = z.object({
  isLocked: z.literal(true),
  id: z.string(),
  title: z.string(),
  category: z.enum(RECIPE_CATEGORIES),
});

export type LockedRecipe = z.infer<typeof lockedCardSchema>;

/** `GET /api/dietary/recipes`. */
export const recipeListSchema = z.object({
  recipes: z.array(z.discriminatedUnion('isLocked', [openCardSchema, lockedCardSchema])),
  /** Recipes that a profile excludes, each with its reasons. */
  excluded: z.array(z.object({ id: z.string(), title: z.string(), fit: fitSchema })),
});

export type RecipeList = z.infer<typeof recipeListSchema>;

const proofSchema = z.object({
  watched: watchedSchema,
  state: z.enum(['contains', 'likely', 'may', 'nothing-known']),
  /** Formatted line, such as "milk: by butter, yogurt". */
  line: z.string(),
});

export type ProofShown = z.infer<typeof proofSchema>;

const lineSchema = z.object({
  amount: z.number(),
  unit: z.enum(RECIPE_UNITS),
  food: z.string(),
  name: z.string(),
  isOptional: z.boolean(),
  swap: z.nullable(z.string()),
  /** Used for metric amounts; null for liquids and where the table has no entry. */
  gramsPerCup: z.nullable(z.number()),
  /** Allergens of this food alone. */
  proofs: z.readonly(z.array(proofSchema)),
});

export type LineShown = z.infer<typeof lineSchema>;

/** `GET /api/dietary/recipes/:id`, in the language of the page. */
export const recipeSchema = z.discriminatedUnion('isLocked', [
  z.object({
    ...openCardSchema.shape,
    language: z.enum(CONTENT_LANGUAGES),
    /** Textures, temperature and smell in words. */
    senses: z.readonly(z.array(z.string())),
    /** Sentences: cooking temperatures first, then storage. */
    care: z.readonly(z.array(z.string())),
    resembles: z.nullable(z.object({ food: z.string(), changes: z.readonly(z.array(z.string())) })),
    lines: z.readonly(z.array(lineSchema)),
    steps: z.readonly(z.array(z.object({ text: z.string(), minutes: z.nullable(z.number()) }))),
    proofs: z.readonly(z.array(proofSchema)),
    choking: z.readonly(
      z.array(
        z.object({
          underMonths: z.number(),
          /** One sentence. */
          how: z.string(),
          foods: z.readonly(z.array(z.string())),
        }),
      ),
    ),
    /** Sentences. */
    ageLimits: z.readonly(z.array(z.string())),
  }),
  lockedCardSchema,
]);

export type RecipeShown = Extract<z.infer<typeof recipeSchema>, { isLocked: false }>;
