import { ALLERGENS, type Allergen } from './allergens.constants.ts';
import type { Ingredient } from './ingredient.contract.ts';
import { ingredientOf } from './ingredients.ts';

/**
 * How an allergen stands to a recipe. `likely`: in some brands of what goes in, so check the label.
 * `may`: by contact on the way only. `nothing-known` is no promise.
 */
export const ALLERGEN_STATES = ['contains', 'likely', 'may', 'nothing-known'] as const;

export type AllergenState = (typeof ALLERGEN_STATES)[number];

/** An allergen, or gluten: both are computed and shown in the same way. */
export type Watched = Allergen | 'gluten';

export const WATCHED: readonly Watched[] = [...ALLERGENS, 'gluten'];

/** One allergen, or gluten, of a recipe, with the foods that bring it. */
export interface Proof {
  readonly watched: Watched;
  readonly state: AllergenState;
  /** Ids of foods, in the order of the lines; none where nothing is known. */
  readonly by: readonly string[];
}

/** How an allergen stands to a food. A food that the table lacks may hold anything. */
export const stateIn = (
  food: Pick<Ingredient, 'contains' | 'mayContain' | 'traces' | 'gluten'> | undefined,
  watched: Watched,
): AllergenState => {
  if (food === undefined) return 'likely';
  const { contains, mayContain, traces, gluten } = food;
  const possible = traces ? 'may' : 'likely';
  if (watched === 'gluten')
    return gluten === 'contains' ? 'contains' : gluten === 'may' ? possible : 'nothing-known';
  if (contains.includes(watched)) return 'contains';
  return mayContain.includes(watched) ? possible : 'nothing-known';
};

type Lines = readonly { readonly food: string }[];

/** The nine and gluten, each in its strongest state. Optional lines count. */
export const proofsOf = (lines: Lines): readonly Proof[] =>
  WATCHED.map((watched) => {
    const foods = [...new Set(lines.map(({ food }) => food))];
    const states = foods.map((food) => ({ food, state: stateIn(ingredientOf(food), watched) }));
    const state =
      ALLERGEN_STATES.find((each) => states.some((of) => of.state === each)) ?? 'nothing-known';
    const by = states.filter((of) => of.state === state && state !== 'nothing-known');
    return { watched, state, by: by.map(({ food }) => food) };
  });
