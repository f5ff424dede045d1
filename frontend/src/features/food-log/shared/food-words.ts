import {
  DAY_PART_WORDS,
  type DayPart,
  FOOD_CHANGE_WORDS,
  FOOD_MOOD_WORDS,
  FOOD_OUTCOME_WORDS,
  FOOD_STEP_WORDS,
  type FoodChange,
  type FoodMood,
  type FoodOutcome,
  type FoodStep,
} from '@hearthway/domain/food-log/food-log.constants.ts';
import type { I18n } from '@lingui/core';

// Words that domain declares, by their English text: see `lingui.config.ts`.

export const stepWords = (i18n: I18n, step: FoodStep): string =>
  i18n._(FOOD_STEP_WORDS[step].message);

export const outcomeWords = (i18n: I18n, outcome: FoodOutcome): string =>
  i18n._(FOOD_OUTCOME_WORDS[outcome].message);

export const partWords = (i18n: I18n, part: DayPart): string =>
  i18n._(DAY_PART_WORDS[part].message);

export const moodWords = (i18n: I18n, mood: FoodMood): string =>
  i18n._(FOOD_MOOD_WORDS[mood].message);

export const changeWords = (i18n: I18n, change: FoodChange): string =>
  i18n._(FOOD_CHANGE_WORDS[change].message);

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
