import { type ReadFood, readFoods } from '../allergens/read-foods.ts';
import { acceptedFoodLine, type ProfileFields } from '../dietary/dietary-profiles.contract.ts';
import { stateIn } from '../ingredients/allergen-states.ts';
import { ingredientOf } from '../ingredients/ingredients.ts';
import { foodsNamedIn } from '../ingredients/named-foods.ts';
import { type AvoidedInProfile, avoidedInProfile } from '../recipes/avoided-in-profile.ts';
import type { Avoided } from '../recipes/fit.ts';

/** A food that a child eats, in the family's words. */
export interface AcceptedFood {
  /** With its presentation: "Chicken nuggets: Tyson, not homemade". */
  readonly line: string;
  /** The food alone: "Chicken nuggets". */
  readonly food: string;
  /** The presentation alone; empty where it was not told. */
  readonly presentation: string;
  /** Foods of the table that it may be; none where the words are unknown. */
  readonly ids: readonly string[];
}

/** A child whom meals are planned for. */
export interface PlannedChild extends AvoidedInProfile {
  readonly profileId: string;
  readonly childName: string;
  /** Foods that the child eats and that nothing is known against. */
  readonly accepted: readonly AcceptedFood[];
  /** Foods that are told to be eaten and may hold what the child must not have: never named. */
  readonly doubtful: readonly string[];
}

export const toPlannedChild = (
  profileId: string,
  fields: ProfileFields & Pick<ProfileFields, 'childName' | 'acceptedFoods'>,
): PlannedChild => {
  const avoids = avoidedInProfile(fields);
  const foods = fields.acceptedFoods.map((accepted) => ({
    line: acceptedFoodLine(accepted),
    food: accepted.food,
    presentation: accepted.presentation,
    ids: idsIn(accepted.food),
  }));
  const isFine = ({ line, food, ids }: AcceptedFood): boolean =>
    [line, food].every((text) => !isReadAgainst(readFoods(text), avoids.avoided)) &&
    ids.every((id) => isFreeOf(id, avoids.avoided));
  return {
    profileId,
    childName: fields.childName,
    ...avoids,
    accepted: foods.filter(isFine),
    doubtful: foods.filter((food) => !isFine(food)).map(({ line }) => line),
  };
};

/** By the English names first: few foods are named alike in both languages. */
const idsIn = (text: string): readonly string[] => {
  for (const language of ['en', 'es'] as const) {
    const ids = foodsNamedIn(text, language).flatMap((named) => named.ids);
    if (ids.length > 0) return [...new Set(ids)];
  }
  return [];
};

const isReadAgainst = (read: readonly ReadFood[], { watched, foods }: Avoided): boolean =>
  read.some(
    ({ allergens, gluten, ingredients }) =>
      allergens.some((allergen) => watched.includes(allergen)) ||
      (gluten && watched.includes('gluten')) ||
      ingredients.some((id) => foods.includes(id)),
  );

const isFreeOf = (id: string, { watched, foods }: Avoided): boolean =>
  !foods.includes(id) &&
  watched.every((each) => stateIn(ingredientOf(id), each) === 'nothing-known');
