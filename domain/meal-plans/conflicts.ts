import type { Watched } from '../ingredients/allergen-states.ts';
import type { Texture } from '../ingredients/ingredient.contract.ts';
import { AVOIDS_NOTHING, type Avoided, fitOf } from '../recipes/fit.ts';
import { MEALS, type MealName } from './meal-plans.constants.ts';
import { type Kitchen, suits } from './plan-meals.ts';
import type { PlannedChild } from './planned-child.ts';
import { minutesOf, type PlannedRecipe } from './serve.ts';

/** One wish that takes part in a conflict. */
export type Wish =
  | { readonly kind: 'free-of'; readonly watched: Watched }
  | { readonly kind: 'without'; readonly food: string }
  | { readonly kind: 'not'; readonly texture: Texture }
  | { readonly kind: 'only'; readonly textures: readonly Texture[] }
  | { readonly kind: 'smell' }
  | { readonly kind: 'temperature' }
  | { readonly kind: 'minutes'; readonly minutes: number };

/** No recipe meets these wishes together; without any one of them there is one. */
export interface Conflict {
  readonly meal: MealName;
  readonly profileId: string;
  readonly wishes: readonly Wish[];
}

/** Meals for which no recipe is right for a child, from Monday to Friday. */
export const conflictsOf = ({
  children,
  recipes,
  wishes,
}: Pick<Kitchen, 'children' | 'recipes' | 'wishes'>): readonly Conflict[] =>
  children.flatMap((child) =>
    MEALS.flatMap((meal) => {
      const offered = recipes.filter((recipe) => suits(meal, recipe));
      const all = wishesOf(child, wishes.weekdayMinutes);
      if (offered.length === 0 || isMet(all, child.avoided, offered)) return [];
      return [{ meal, profileId: child.profileId, wishes: fewest(all, child.avoided, offered) }];
    }),
  );

const wishesOf = ({ avoided }: PlannedChild, minutes: number | null): readonly Wish[] => [
  ...(avoided.temperatures.length > 0 ? [{ kind: 'temperature' } as const] : []),
  ...(avoided.smell === null ? [] : [{ kind: 'smell' } as const]),
  ...(avoided.likedTextures.length > 0
    ? [{ kind: 'only', textures: avoided.likedTextures } as const]
    : []),
  ...avoided.textures.map((texture) => ({ kind: 'not', texture }) as const),
  ...avoided.foods.map((food) => ({ kind: 'without', food }) as const),
  ...(minutes === null ? [] : [{ kind: 'minutes', minutes } as const]),
  ...avoided.watched.map((watched) => ({ kind: 'free-of', watched }) as const),
];

/** Leaves out each wish in turn that the conflict does not need. */
const fewest = (
  all: readonly Wish[],
  avoided: Avoided,
  recipes: readonly PlannedRecipe[],
): readonly Wish[] => {
  let needed = all;
  for (const wish of all) {
    const rest = needed.filter((each) => each !== wish);
    if (!isMet(rest, avoided, recipes)) needed = rest;
  }
  return needed;
};

const isMet = (
  wishes: readonly Wish[],
  avoided: Avoided,
  recipes: readonly PlannedRecipe[],
): boolean => {
  const kept = avoidedIn(wishes, avoided);
  const minutes = wishes.find((wish) => wish.kind === 'minutes')?.minutes ?? null;
  return recipes.some(
    (recipe) =>
      (minutes === null || minutesOf(recipe) <= minutes) &&
      fitOf(recipe.data, kept).verdict !== 'no',
  );
};

const avoidedIn = (wishes: readonly Wish[], { smell, temperatures }: Avoided): Avoided => ({
  ...AVOIDS_NOTHING,
  watched: wishes.flatMap((wish) => (wish.kind === 'free-of' ? [wish.watched] : [])),
  foods: wishes.flatMap((wish) => (wish.kind === 'without' ? [wish.food] : [])),
  textures: wishes.flatMap((wish) => (wish.kind === 'not' ? [wish.texture] : [])),
  likedTextures: wishes.flatMap((wish) => (wish.kind === 'only' ? wish.textures : [])),
  smell: wishes.some(({ kind }) => kind === 'smell') ? smell : null,
  temperatures: wishes.some(({ kind }) => kind === 'temperature') ? temperatures : [],
});
