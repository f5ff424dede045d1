import {
  DAY_PART_WORDS,
  type DayPart,
  FOOD_MOOD_WORDS,
  FOOD_OUTCOME_WORDS,
  FOOD_STEP_WORDS,
  type FoodChange,
  type FoodMood,
  type FoodOutcome,
  type FoodStep,
} from '@hearthway/domain/food-log/food-log.constants.ts';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

// Words that domain declares, by their English text: see `lingui.config.ts`.

export const stepWords = (i18n: I18n, step: FoodStep): string =>
  i18n._(FOOD_STEP_WORDS[step].message);

export const outcomeWords = (i18n: I18n, outcome: FoodOutcome): string =>
  i18n._(FOOD_OUTCOME_WORDS[outcome].message);

export const partWords = (i18n: I18n, part: DayPart): string =>
  i18n._(DAY_PART_WORDS[part].message);

export const moodWords = (i18n: I18n, mood: FoodMood): string =>
  i18n._(FOOD_MOOD_WORDS[mood].message);

/** Words for a next step: the texture that stays, and the one property that changes. */
export const changeWords = (i18n: I18n, change: FoodChange, texture: string): string => {
  const same = texture.toLocaleLowerCase(i18n.locale);
  switch (change) {
    case 'shape':
      return i18n._(msg`also ${same}; other shape and taste`);
    case 'smell':
      return i18n._(msg`also ${same}; other smell`);
    case 'texture':
      return i18n._(msg`also ${same}, with one other texture; same smell`);
    case 'kind':
      return i18n._(msg`also ${same}; another kind of food`);
  }
};

/** A plain date in words. */
export const dayWords = (i18n: I18n, day: string): string =>
  i18n.date(new Date(`${day}T00:00:00Z`), { dateStyle: 'medium', timeZone: 'UTC' });

/** A month, `2026-11`, in words. */
export const monthWords = (i18n: I18n, month: string): string =>
  i18n.date(new Date(`${month}-01T00:00:00Z`), {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });

/** "Toast: no crust". */
export const foodLine = ({
  food,
  presentation,
}: {
  readonly food: string;
  readonly presentation: string;
}): string => (presentation === '' ? food : `${food}: ${presentation}`);
