import { type ReadFood, readFoods } from '../allergens/read-foods.ts';
import type { Allergen } from '../ingredients/allergens.constants.ts';
import { type Smell, TEXTURES, type Texture } from '../ingredients/ingredient.contract.ts';
import type { Temperature } from './dietary.constants.ts';
import type { ProfileFields } from './dietary-profiles.contract.ts';

/** Foods named in a text. */
interface NamedFoods {
  /** Allergens that all of these foods contain or may contain. */
  readonly allergens: ReadonlySet<Allergen>;
  /** True if gluten is named: covers barley, rye and malt as well as wheat. */
  readonly gluten: boolean;
  readonly ingredients: ReadonlySet<string>;
  /** Original texts that cannot be checked; never treated as checked. */
  readonly unknownTexts: readonly string[];
}

/** Foods that a profile excludes, and its preferences. */
export interface AvoidedByProfile extends NamedFoods {
  /** Foods to avoid for reasons other than an allergy; excluded just as strictly. */
  readonly restricted: NamedFoods;
  readonly disliked: NamedFoods;
  readonly preferredTextures: ReadonlySet<Texture>;
  readonly avoidedTextures: ReadonlySet<Texture>;
  /** Empty if not stated. */
  readonly temperatures: ReadonlySet<Temperature>;
  /** Strongest acceptable smell; null if not stated. */
  readonly smell: Smell | null;
}

type AvoidedFields = Pick<
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
 * Interprets a profile for "fits Maya": its own fields hold the allergies, both selected and typed. An
 * ingredient is excluded if any of its `avoidIfAllergic` is in `allergens` or in `restricted.allergens`.
 */
export const avoidedBy = (profile: AvoidedFields): AvoidedByProfile => {
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
