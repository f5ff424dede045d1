import type { RecipeData, RecipeLine } from '../content/recipe.contract.ts';
import { createProfileSchema } from '../dietary/dietary-profiles.contract.ts';
import { inEnglish } from '../kernel/message.ts';
import { recipeData } from '../recipes/recipe-data.fixture.ts';
import type { Speech } from '../recipes/speech.ts';
import type { Kitchen } from './plan-meals.ts';
import { type PlannedChild, toPlannedChild } from './planned-child.ts';
import type { PlannedWeek } from './planned-weeks.ts';
import type { PlannedRecipe } from './serve.ts';
import type { Dish, Meal } from './week.contract.ts';

/** A dinner for two that takes ten minutes. */
export const recipe = (
  id: string,
  lines: readonly (Pick<RecipeLine, 'food'> & Partial<RecipeLine>)[],
  more: Partial<RecipeData> = {},
): PlannedRecipe => ({
  id,
  data: recipeData(lines, { category: 'dinner', ...more }),
});

export const child = (profileId: string, fields: object = {}): PlannedChild =>
  toPlannedChild(profileId, createProfileSchema.parse({ childName: profileId, ...fields }));

export const dish = (recipeId: string | null, ...profileIds: readonly string[]): Dish => ({
  recipeId,
  profileIds,
  isLeftover: false,
});

/** A week of two dinners at most, from Monday on. */
export const week = (meals: readonly Meal[], more: Partial<PlannedWeek> = {}): PlannedWeek => ({
  weekStart: '2026-11-23',
  revision: 1,
  isKept: false,
  profileIds: ['Maya', 'Leo'],
  weekdayMinutes: null,
  hasLeftovers: true,
  eaters: 0,
  meals,
  ...more,
});

export const dinner = (date: string, ...dishes: readonly Dish[]): Meal => ({
  date,
  meal: 'dinner',
  dishes,
});

export const kitchen = (
  children: readonly PlannedChild[],
  recipes: readonly PlannedRecipe[],
): Omit<Kitchen, 'wishes'> => ({ children, recipes, wentWell: new Set() });

export const SPEECH: Speech = {
  language: 'en',
  translate: inEnglish,
  titleOf: (id) => `The ${id}`,
};
