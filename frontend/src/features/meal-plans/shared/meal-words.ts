import {
  AISLE_WORDS,
  type Aisle,
  MEAL_WORDS,
  type MealName,
} from '@hearthway/domain/meal-plans/meal-plans.constants.ts';
import type { I18n } from '@lingui/core';

// Words that domain declares, by their English text: see `lingui.config.ts`.

export const mealWords = (i18n: I18n, meal: MealName): string => i18n._(MEAL_WORDS[meal].message);

/** "Monday, Nov 23". Dates are plain: they are the same day everywhere. */
export const dayWords = (i18n: I18n, date: string): string =>
  i18n.date(new Date(`${date}T12:00:00Z`), {
    weekday: 'long',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  });

export const aisleWords = (i18n: I18n, aisle: Aisle): string => i18n._(AISLE_WORDS[aisle].message);
