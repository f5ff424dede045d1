import type { RecipeData } from '../content/recipe.contract.ts';
import type { AllergenState, Watched } from '../ingredients/allergen-states.ts';
import { ALLERGEN_WORDS } from '../ingredients/allergens.constants.ts';
import { type Message, say } from '../kernel/message.ts';
import type { Fit, Reason } from './fit.ts';
import { HEAT_WORDS, heatsOf } from './heats.ts';
import {
  CHANGE_WORDS,
  SMELL_WORDS,
  STORAGE_WORDS,
  TEMPERATURE_WORDS,
  TEXTURE_WORDS,
} from './recipes.constants.ts';

/** Puts a message into the language of the page. */
type Translate = (message: Message) => string;

export const watchedName = (watched: Watched): Message =>
  watched === 'gluten' ? say('Gluten') : ALLERGEN_WORDS[watched];

/** The line that proves a state: "Milk: by butter, yogurt". Never that something is safe. */
export const proofLine = (
  { watched, state, by }: { watched: Watched; state: AllergenState; by: readonly string[] },
  translate: Translate,
): string => {
  const values = { allergen: translate(watchedName(watched)), foods: by.join(', ') };
  switch (state) {
    case 'contains':
      return translate(say('{allergen}: by {foods}', values));
    case 'likely':
      return translate(say('{allergen}: check the label of {foods}', values));
    case 'may':
      return translate(say('{allergen}: traces may be in {foods}', values));
    case 'nothing-known':
      return translate(say('{allergen}: nothing known against it', { allergen: values.allergen }));
  }
};

/** A reason against a recipe: "has egg, by mayonnaise", "chewy; likes crunchy". */
export const reasonLine = (
  reason: Reason,
  foodName: (id: string) => string,
  translate: Translate,
): string => {
  switch (reason.kind) {
    case 'allergen':
      return proofLine({ ...reason, by: [foodName(reason.food)] }, translate);
    case 'food':
      return translate(say('Has {food}', { food: foodName(reason.food) }));
    case 'texture': {
      const texture = translate(TEXTURE_WORDS[reason.texture]);
      if (reason.liked.length === 0) return translate(say('Texture: {texture}', { texture }));
      const liked = reason.liked.map((each) => translate(TEXTURE_WORDS[each])).join(', ');
      return translate(say('{texture}; likes {liked}', { texture, liked }));
    }
    case 'smell':
      return translate(say('Has {smell}', { smell: translate(SMELL_WORDS[reason.smell]) }));
    case 'temperature': {
      const temperature = translate(TEMPERATURE_WORDS[reason.temperature]);
      return translate(say('Served {temperature}', { temperature }));
    }
  }
};

/** Changes that make a recipe fit: "olive oil for butter", "without cheese". */
export const lineChangeWords = (
  changes: Fit['changes'],
  foodName: (id: string) => string,
  translate: Translate,
): readonly string[] =>
  changes.map(({ food, instead }) =>
    instead === null
      ? translate(say('without {food}', { food: foodName(food) }))
      : translate(
          say('{instead} for {food}', { instead: foodName(instead), food: foodName(food) }),
        ),
  );

/** Textures, temperature and smell in words. */
export const senseWords = (
  { textures, temperature, smell }: Pick<RecipeData, 'textures' | 'temperature' | 'smell'>,
  translate: Translate,
): readonly string[] =>
  [
    ...textures.map((texture) => TEXTURE_WORDS[texture]),
    TEMPERATURE_WORDS[temperature],
    SMELL_WORDS[smell],
  ].map(translate);

/** Temperatures to reach, and how to keep what is left. */
export const careWords = (
  { lines, storage }: Pick<RecipeData, 'lines' | 'storage'>,
  translate: Translate,
): readonly string[] =>
  [...heatsOf(lines).map((heat) => HEAT_WORDS[heat]), STORAGE_WORDS[storage]].map(translate);

export const changeWords = (
  { changes }: Pick<NonNullable<RecipeData['resembles']>, 'changes'>,
  translate: Translate,
): readonly string[] => changes.map((change) => translate(CHANGE_WORDS[change]));
