import type { RecipeTemperature } from '../content/recipe.constants.ts';
import type { RecipeData, RecipeLine } from '../content/recipe.contract.ts';
import { type AllergenState, stateIn, type Watched } from '../ingredients/allergen-states.ts';
import type { Smell, Texture } from '../ingredients/ingredient.contract.ts';
import { ingredientOf } from '../ingredients/ingredients.ts';

/** Foods that a child must not get, and the child's preferences. */
export interface Avoided {
  /** Allergens and gluten to exclude: any recorded state rules a food out. */
  readonly watched: readonly Watched[];
  /** Ids of foods never served, because of an allergy or a preference. */
  readonly foods: readonly string[];
  readonly textures: readonly Texture[];
  /** Exclusive list, unless empty. */
  readonly likedTextures: readonly Texture[];
  /** Strongest acceptable smell; null for any. */
  readonly smell: Smell | null;
  /** Exclusive list, unless empty. */
  readonly temperatures: readonly RecipeTemperature[];
}

export const AVOIDS_NOTHING: Avoided = {
  watched: [],
  foods: [],
  textures: [],
  likedTextures: [],
  smell: null,
  temperatures: [],
};

/** Merges what any of these children must not have. Textures and the like are judged per child. */
export const avoidedByAll = (
  children: readonly { readonly avoided: Pick<Avoided, 'watched' | 'foods'> }[],
): Avoided => ({
  ...AVOIDS_NOTHING,
  watched: [...new Set(children.flatMap(({ avoided }) => avoided.watched))],
  foods: [...new Set(children.flatMap(({ avoided }) => avoided.foods))],
});

/** Reason why a recipe does not suit a child as written. */
export type Reason =
  | {
      readonly kind: 'allergen';
      readonly watched: Watched;
      readonly state: Exclude<AllergenState, 'nothing-known'>;
      readonly food: string;
    }
  | { readonly kind: 'food'; readonly food: string }
  | { readonly kind: 'texture'; readonly texture: Texture; readonly liked: readonly Texture[] }
  | { readonly kind: 'smell'; readonly smell: Smell }
  | { readonly kind: 'temperature'; readonly temperature: RecipeTemperature };

/** Changed ingredient line for a child: another food, or null to omit it. */
interface LineChange {
  readonly food: string;
  readonly instead: string | null;
}

export interface Fit {
  /** `changed`: fits only with the changes. */
  readonly verdict: 'fits' | 'changed' | 'no';
  /** Reasons: first lines that no change can fix, then texture, smell and temperature. */
  readonly reasons: readonly Reason[];
  readonly changes: readonly LineChange[];
}

const STRENGTHS: readonly Smell[] = ['low', 'medium', 'high'];

/** Returns reasons against a food. A food missing from the table is rejected wherever anything is avoided. */
export const reasonsAgainst = (id: string, { watched, foods }: Avoided): readonly Reason[] => {
  const food = ingredientOf(id);
  const allergens = watched.flatMap((each): readonly Reason[] => {
    const state = stateIn(food, each);
    return state === 'nothing-known' ? [] : [{ kind: 'allergen', watched: each, state, food: id }];
  });
  const isAvoided = foods.includes(id) || (food === undefined && foods.length > 0);
  return isAvoided ? [...allergens, { kind: 'food', food: id }] : allergens;
};

const changeOf = (
  { food, swap, isOptional }: RecipeLine,
  avoided: Avoided,
): LineChange | undefined => {
  if (swap !== undefined && reasonsAgainst(swap, avoided).length === 0)
    return { food, instead: swap };
  return isOptional ? { food, instead: null } : undefined;
};

type Fitted = Pick<RecipeData, 'lines' | 'textures' | 'smell' | 'temperature'>;

/** Judges whether a recipe suits a child, with each reason if not. */
export const fitOf = (recipe: Fitted, avoided: Avoided): Fit => {
  const changes: LineChange[] = [];
  const reasons: Reason[] = [];
  for (const line of recipe.lines) {
    const against = reasonsAgainst(line.food, avoided);
    if (against.length === 0) continue;
    const change = changeOf(line, avoided);
    if (change === undefined) reasons.push(...against);
    else changes.push(change);
  }
  reasons.push(...sensesOf(recipe, avoided));
  const verdict = reasons.length > 0 ? 'no' : changes.length > 0 ? 'changed' : 'fits';
  return { verdict, reasons, changes };
};

const sensesOf = (
  { textures, smell, temperature }: Fitted,
  avoided: Avoided,
): readonly Reason[] => {
  const { likedTextures: liked } = avoided;
  const isLiked = liked.length === 0 || textures.some((texture) => liked.includes(texture));
  const disliked = textures.filter((texture) => avoided.textures.includes(texture));
  const [first] = textures;
  const against = disliked.length > 0 ? disliked : isLiked || first === undefined ? [] : [first];
  const isSmelled =
    avoided.smell !== null && STRENGTHS.indexOf(smell) > STRENGTHS.indexOf(avoided.smell);
  return [
    ...against.map((texture) => ({ kind: 'texture', texture, liked }) as const),
    ...(isSmelled ? [{ kind: 'smell', smell } as const] : []),
    ...(avoided.temperatures.length > 0 && !avoided.temperatures.includes(temperature)
      ? [{ kind: 'temperature', temperature } as const]
      : []),
  ];
};
