import { addDays, daysBetween, mondayOf } from '../calendar/days.ts';
import type { MealName } from './meal-plans.constants.ts';

/** A dish of a meal: whom it is for, and what. */
export interface Dish {
  /** Children by their profiles; none for a dish of those who eat along, who get the first dish of a meal. */
  readonly profileIds: readonly string[];
  /** Null: foods that each of these children eats, and no recipe. */
  readonly recipeId: string | null;
  /** It is left from the dinner of the day before. */
  readonly isLeftover: boolean;
}

export interface Meal {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  readonly meal: MealName;
  readonly dishes: readonly Dish[];
}

/** Wishes of a family for a week. */
export interface Wishes {
  /** Most minutes of a meal from Monday to Friday; null for any. */
  readonly weekdayMinutes: number | null;
  /** A dinner may be lunch on the next day. */
  readonly hasLeftovers: boolean;
  /** People who eat along, beside the children. */
  readonly eaters: number;
}

export const isMonday = (date: string): boolean => mondayOf(date) === date;

/** The seven days from a Monday on. */
export const datesOf = (weekStart: string): readonly string[] =>
  Array.from({ length: 7 }, (_, index) => addDays(weekStart, index));

export const isWeekday = (date: string): boolean => daysBetween(mondayOf(date), date) < 5;
