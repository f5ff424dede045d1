import * as z from 'zod/mini';
import { ALLERGENS, type Allergen } from './allergens.constants.ts';
import { type FoodLanguage, type Ingredient, ingredientSchema } from './ingredient.contract.ts';
import TABLE from './ingredients.json' with { type: 'json' };

/**
 * All foods of the table, reviewed entry by entry. Sources: lists of FAACT, FARE, Kids With Food
 * Allergies, WebMD and Mayo for allergens; grams from USDA SR28; textures and smells are our own.
 */
export const INGREDIENTS: readonly Ingredient[] = z.parse(z.array(ingredientSchema), TABLE);

const BY_ID: ReadonlyMap<string, Ingredient> = new Map(INGREDIENTS.map((food) => [food.id, food]));

export const ingredientOf = (id: string): Ingredient | undefined => BY_ID.get(id);

/** Its name as pages show it; the id when the table no longer has it. */
export const ingredientName = (id: string, language: FoodLanguage): string =>
  ingredientOf(id)?.[language][0] ?? id;

/**
 * Allergens for which a child with that allergy does not get this food before a parent has read the
 * label: both those that it contains and those that it may contain.
 */
export const avoidIfAllergic = ({ contains, mayContain }: Ingredient): readonly Allergen[] =>
  ALLERGENS.filter((allergen) => contains.includes(allergen) || mayContain.includes(allergen));
