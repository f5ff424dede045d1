import * as z from 'zod';
import { ALLERGEN_STATES, stateIn, WATCHED, type Watched } from './allergen-states.ts';
import { ALLERGENS } from './allergens.constants.ts';
import type { Ingredient } from './ingredient.contract.ts';

const watchedSchema = z.enum([...ALLERGENS, 'gluten']);

/** By the id of a food: how each allergen stands to it, where anything is known. */
export const foodStatesSchema = z.record(
  z.string(),
  z.partialRecord(watchedSchema, z.enum(ALLERGEN_STATES)),
);

export type FoodStates = Readonly<z.infer<typeof foodStatesSchema>>;

/** By the id of a food: allergens, and gluten, that it holds more surely than was known before. */
export const correctionsSchema = z.record(z.string(), z.array(watchedSchema).readonly());

export type Corrections = Readonly<z.infer<typeof correctionsSchema>>;

type Food = Pick<Ingredient, 'id' | 'contains' | 'mayContain' | 'traces' | 'gluten'>;

export const foodStatesOf = (foods: readonly Food[]): FoodStates =>
  Object.fromEntries(
    foods.map((food) => [
      food.id,
      Object.fromEntries(
        WATCHED.map((watched) => [watched, stateIn(food, watched)] as const).filter(
          ([, state]) => state !== 'nothing-known',
        ),
      ),
    ]),
  );

/**
 * Foods that are known to hold an allergen more surely than before: from nothing known to traces, to some
 * brands, to all. A food that is new corrects nothing, and neither does one that holds less.
 */
export const correctionsBetween = (before: FoodStates, after: FoodStates): Corrections =>
  Object.fromEntries(
    Object.entries(after).flatMap(([food, states]) => {
      const known = before[food];
      if (known === undefined) return [];
      const surer = WATCHED.filter((each) => surenessOf(states, each) > surenessOf(known, each));
      return surer.length === 0 ? [] : [[food, surer]];
    }),
  );

/** 0: nothing is known. */
const surenessOf = (states: FoodStates[string], watched: Watched): number =>
  ALLERGEN_STATES.length - 1 - ALLERGEN_STATES.indexOf(states?.[watched] ?? 'nothing-known');
