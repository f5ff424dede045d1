import type { RecipeTemperature } from '../content/recipe.constants.ts';
import type { RecipeData, RecipeLine } from '../content/recipe.contract.ts';
import { type AllergenState, stateIn, type Watched } from '../ingredients/allergen-states.ts';
import type { Smell, Texture } from '../ingredients/ingredient.contract.ts';
import { ingredientOf } from '../ingredients/ingredients.ts';

/** All that a child does not get, and what the child would rather not have. */
export interface Avoided {
  /** Allergens, and gluten: never, in any state but nothing known. */
  readonly watched: readonly Watched[];
  /** Ids of foods that are never served, by allergy or by wish. */
  readonly foods: readonly string[];
  readonly textures: readonly Texture[];
  /** Only these when there are any. */
  readonly likedTextures: readonly Texture[];
  /** The strongest smell that is fine; null: any. */
  readonly smell: Smell | null;
  /** Only these when there are any. */
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

/** All that none of these children may have. Textures and the like are judged for each child alone. */
export const avoidedByAll = (
  children: readonly { readonly avoided: Pick<Avoided, 'watched' | 'foods'> }[],
): Avoided => ({
  ...AVOIDS_NOTHING,
  watched: [...new Set(children.flatMap(({ avoided }) => avoided.watched))],
  foods: [...new Set(children.flatMap(({ avoided }) => avoided.foods))],
});

/** One reason why a recipe is not for a child as it is written. */
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

/** A line as this child gets it: another food in its place, or nothing for null. */
interface LineChange {
  readonly food: string;
  readonly instead: string | null;
}

export interface Fit {
  /** `changed`: it fits with the changes, and only with them. */
  readonly verdict: 'fits' | 'changed' | 'no';
  /** Reasons by lines that no change helps, then by texture, smell and temperature. */
  readonly reasons: readonly Reason[];
  readonly changes: readonly LineChange[];
}

const STRENGTHS: readonly Smell[] = ['low', 'medium', 'high'];

/** Reasons against a food. A food that the table lacks speaks against itself wherever anything is avoided. */
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

/** Whether a recipe is for a child, and if not, each reason. */
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
