import { MEAL_WEEKS_LIMIT } from './meal-plans.constants.ts';
import type { MealPlansEvent } from './meal-plans.events.ts';
import { byTime } from './plan-meals.ts';
import type { Meal, Wishes } from './week.contract.ts';

/** A week as it was planned, and changed since. */
export interface PlannedWeek extends Wishes {
  readonly weekStart: string;
  readonly profileIds: readonly string[];
  readonly isKept: boolean;
  /** Number of its last change, counted over all weeks, so that it never comes twice. */
  readonly revision: number;
  readonly meals: readonly Meal[];
}

/** Weeks of a family, the earliest first. */
export interface PlannedWeeks {
  readonly changes: number;
  readonly weeks: readonly PlannedWeek[];
}

export const NO_WEEKS: PlannedWeeks = { changes: 0, weeks: [] };

/** Beyond the limit the earliest week that is not kept goes. Shredded meals read as none. */
export const weeksAfter = (
  { changes: before, weeks }: PlannedWeeks,
  { type, data }: Pick<MealPlansEvent, 'type' | 'data'> & MealPlansEvent,
): PlannedWeeks => {
  const changes = before + 1;
  const { weekStart } = data;
  const others = weeks.filter((week) => week.weekStart !== weekStart);
  const change = (to: (week: PlannedWeek) => PlannedWeek): PlannedWeeks => ({
    changes,
    weeks: weeks.map((week) =>
      week.weekStart === weekStart ? { ...to(week), revision: changes } : week,
    ),
  });
  switch (type) {
    case 'WeekPlanned': {
      const { isRepeated: _, meals, ...planFields } = data;
      const isKept = weeks.some((week) => week.weekStart === weekStart && week.isKept);
      const planned = { ...planFields, isKept, revision: changes, meals: mealsIn(meals) };
      const all = [...others, planned].toSorted((one, other) =>
        one.weekStart.localeCompare(other.weekStart),
      );
      const spare = all.length > MEAL_WEEKS_LIMIT ? all.find((week) => !week.isKept) : undefined;
      return { changes, weeks: all.filter((week) => week !== spare) };
    }
    case 'MealsReplanned': {
      const replanned = mealsIn(data.meals);
      return change((week) => ({
        ...week,
        meals: [
          ...week.meals.filter(
            ({ date, meal }) => !replanned.some((each) => each.date === date && each.meal === meal),
          ),
          ...replanned,
        ].toSorted(byTime),
      }));
    }
    case 'WeekPlanKept':
      return change((week) => ({ ...week, isKept: data.isKept }));
    case 'WeekPlanRemoved':
      return { changes, weeks: others };
  }
};

const mealsIn = (meals: readonly Meal[] | { readonly shredded: true }): readonly Meal[] =>
  'shredded' in meals ? [] : meals;
