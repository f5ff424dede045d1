import { type ReadFood, readFoods } from '../allergens/read-foods.ts';
import type { Allergen } from '../ingredients/allergens.constants.ts';
import { type Smell, TEXTURES, type Texture } from '../ingredients/ingredient.contract.ts';
import type { Temperature } from './dietary.constants.ts';
import type { ProfileFields } from './dietary-profiles.contract.ts';

/** Foods as a text named them. */
interface NamedFoods {
  /** Allergens that all of these foods have or may have. */
  readonly allergens: ReadonlySet<Allergen>;
  /** Gluten: barley, rye and malt as well as wheat. */
  readonly gluten: boolean;
  /** Ids of ingredients. */
  readonly ingredients: ReadonlySet<string>;
  /** Texts that cannot be checked, as they were typed: never counted as checked. */
  readonly unknownTexts: readonly string[];
}

/** Everything that a profile keeps off the plate, and what it likes. */
export interface AvoidedByProfile extends NamedFoods {
  /** Foods to avoid for reasons other than an allergy: left out as strictly. */
  readonly restricted: NamedFoods;
  readonly disliked: NamedFoods;
  readonly preferredTextures: ReadonlySet<Texture>;
  readonly avoidedTextures: ReadonlySet<Texture>;
  /** Empty: not told. */
  readonly temperatures: ReadonlySet<Temperature>;
  /** Strongest smell that is fine; null: not told. */
  readonly smell: Smell | null;
}

type Told = Pick<
  ProfileFields,
  | 'allergens'
  | 'allergies'
  | 'restrictions'
  | 'dislikedFoods'
  | 'preferredTextures'
  | 'avoidedTextures'
  | 'temperatures'
  | 'smell'
>;

/**
 * Reads a profile for "fits Maya": its own fields are about allergies, ticked and typed. An ingredient is
 * left out where any of `avoidIfAllergic` is in `allergens` or in `restricted.allergens`.
 */
export const avoidedBy = (profile: Told): AvoidedByProfile => {
  const allergies = namedIn(profile.allergies.flatMap(readFoods));
  return {
    ...allergies,
    allergens: new Set([...profile.allergens, ...allergies.allergens]),
    restricted: namedIn(profile.restrictions.flatMap(readFoods)),
    disliked: namedIn(profile.dislikedFoods.flatMap(readFoods)),
    preferredTextures: texturesIn(profile.preferredTextures),
    avoidedTextures: texturesIn(profile.avoidedTextures),
    temperatures: new Set(profile.temperatures),
    smell: profile.smell,
  };
};

const namedIn = (read: readonly ReadFood[]): NamedFoods => ({
  allergens: new Set(read.flatMap(({ allergens }) => allergens)),
  gluten: read.some(({ gluten }) => gluten),
  ingredients: new Set(read.flatMap(({ ingredients }) => ingredients)),
  unknownTexts: read.filter(({ reading }) => reading === 'unknown').map(({ text }) => text),
});

const texturesIn = (texts: readonly string[]): ReadonlySet<Texture> =>
  new Set(TEXTURES.filter((texture) => texts.includes(texture)));
