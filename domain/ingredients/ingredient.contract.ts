import * as z from 'zod/mini';
import { ALLERGENS } from './allergens.constants.ts';
import { AGE_LIMITS, CHOKING_CUTS } from './ingredients.constants.ts';

const names = z.readonly(z.array(z.string().check(z.minLength(2))).check(z.minLength(1)));

const allergens = z.readonly(z._default(z.array(z.enum(ALLERGENS)), []));

export const TEXTURES = [
  'crunchy',
  'soft',
  'smooth',
  'chewy',
  'wet',
  'dry',
  'sticky',
  'grainy',
  'mixed',
  'liquid',
  'powder',
] as const;

export const SMELLS = ['low', 'medium', 'high'] as const;

/** A food of the table, from `ingredients.json`. */
export const ingredientSchema = z.strictObject({
  id: z.string().check(z.regex(/^[a-z]+(?:-[a-z]+)*$/)),
  /** Names in English; the first one is shown. */
  en: names,
  /** Names in Spanish; the first one is shown. */
  es: names,
  /** By nature, or in the usual product of the United States. */
  contains: allergens,
  /** In some brands and recipes, or by contact that lists of allergens name. */
  mayContain: allergens,
  /** Those that it may contain come by contact on the way only, never by its recipe. */
  traces: z.optional(z.literal(true)),
  /** Wheat, barley, rye or malt, as a rule or by brand. */
  gluten: z.optional(z.enum(['contains', 'may'])),
  /** It differs by brand: read the label each time. */
  varies: z.optional(z.literal(true)),
  kind: z.string(),
  aisle: z.string(),
  /** As it is usually served. */
  textures: z.readonly(z.array(z.enum(TEXTURES)).check(z.minLength(1))),
  smell: z.enum(SMELLS),
  choking: z.optional(
    z.strictObject({
      /** Care up to this age in months, and longer for a child who stuffs the mouth. */
      underMonths: z.int().check(z.gte(12)),
      how: z.enum(CHOKING_CUTS),
    }),
  ),
  /** Not before the first birthday. */
  ageLimit: z.optional(z.enum(AGE_LIMITS)),
  gramsPerCup: z.optional(z.number().check(z.positive())),
  gramsPerPiece: z.optional(z.number().check(z.positive())),
  tags: z._default(z.array(z.string()), []),
  /** For reviewers, in English. */
  why: z.optional(z.string()),
});

export type Ingredient = z.infer<typeof ingredientSchema>;

/** Languages that the table has names in. */
export type FoodLanguage = Extract<keyof Ingredient, 'en' | 'es'>;

export type Texture = (typeof TEXTURES)[number];

export type Smell = (typeof SMELLS)[number];
