import {
  SMELL_LIMIT_WORDS,
  TEMPERATURE_LABELS,
  TEXTURE_LABELS,
  type Temperature,
} from '@hearthway/domain/dietary/dietary.constants.ts';
import {
  ALLERGEN_WORDS,
  type Allergen,
} from '@hearthway/domain/ingredients/allergens.constants.ts';
import { type Smell, TEXTURES } from '@hearthway/domain/ingredients/ingredient.contract.ts';
import type { I18n } from '@lingui/core';

// Words that domain declares, by their English text: see `lingui.config.ts`.

export const allergenWords = (i18n: I18n, allergen: Allergen): string =>
  i18n._(ALLERGEN_WORDS[allergen].message);

export const temperatureWords = (i18n: I18n, temperature: Temperature): string =>
  i18n._(TEMPERATURE_LABELS[temperature].message);

export const smellWords = (i18n: I18n, smell: Smell): string =>
  i18n._(SMELL_LIMIT_WORDS[smell].message);

/** A texture that is none of ours keeps the family's words. */
export const textureWords = (i18n: I18n, texture: string): string => {
  const known = TEXTURES.find((each) => each === texture);
  return known === undefined ? texture : i18n._(TEXTURE_LABELS[known].message);
};
