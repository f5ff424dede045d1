import { addDays, mondayOf } from '../calendar/days.ts';
import { type Decider, reject } from '../kernel/decider.ts';
import { latestDay } from '../kernel/latest-day.ts';
import { MEAL_WEEKS_LIMIT, WEEKS_AHEAD } from './meal-plans.constants.ts';
import { type MealPlansEvent, mealPlansStream } from './meal-plans.events.ts';
import { NO_WEEKS, type PlannedWeeks, weeksAfter } from './planned-weeks.ts';
import type { Meal, Wishes } from './week.contract.ts';

interface OfWeek {
  readonly weekStart: string;
}

/** `revision` is that of the week as the page showed it; null where there was none. */
export type MealPlansCommand = OfWeek &
  (
    | ({
        readonly command: 'plan';
        readonly revision: number | null;
        readonly isRepeated: boolean;
        readonly profileIds: readonly string[];
        readonly meals: readonly Meal[];
        readonly now: Date;
      } & Wishes)
    | {
        readonly command: 'replan';
        readonly revision: number;
        readonly isSwap: boolean;
        readonly meals: readonly Meal[];
      }
    | { readonly command: 'keep'; readonly isKept: boolean }
    | { readonly command: 'remove' }
  );

export type MealPlansRejection =
  | 'UnknownWeek'
  | 'MealPlanChanged'
  | 'WeekOutOfReach'
  | 'KeptWeeksFull';

/**
 * Weeks of meals. Meals are chosen before a command is given; a page that has not seen the last change of a
 * week changes nothing of it.
 */
export const mealPlansDecider: Decider<
  PlannedWeeks,
  MealPlansCommand,
  MealPlansEvent,
  MealPlansRejection
> = {
  stream: mealPlansStream,
  initialState: NO_WEEKS,
  evolve: weeksAfter,
  decide: (command, { weeks }) => {
    const { weekStart } = command;
    const week = weeks.find((each) => each.weekStart === weekStart);
    switch (command.command) {
      case 'plan': {
        const { command: _, revision, now, weekStart: monday, ...planned } = command;
        if ((week?.revision ?? null) !== revision) return reject('MealPlanChanged');
        if (!isWithinReach(monday, now)) return reject('WeekOutOfReach');
        if (week === undefined && weeks.length >= MEAL_WEEKS_LIMIT && weeks.every(isKept))
          return reject('KeptWeeksFull');
        return [{ type: 'WeekPlanned', data: { weekStart, ...planned } }];
      }
      case 'replan':
        if (week === undefined) return reject('UnknownWeek');
        if (week.revision !== command.revision) return reject('MealPlanChanged');
        return [
          {
            type: 'MealsReplanned',
            data: { weekStart, isSwap: command.isSwap, meals: command.meals },
          },
        ];
      case 'keep':
        if (week === undefined) return reject('UnknownWeek');
        return week.isKept === command.isKept
          ? []
          : [{ type: 'WeekPlanKept', data: { weekStart, isKept: command.isKept } }];
      case 'remove':
        return week === undefined ? [] : [{ type: 'WeekPlanRemoved', data: { weekStart } }];
    }
  },
};

const isKept = (week: { readonly isKept: boolean }): boolean => week.isKept;

/** From the present week of the time zone farthest behind to eight weeks ahead of the farthest ahead. */
const isWithinReach = (monday: string, now: Date): boolean =>
  monday >= mondayOf(addDays(latestDay(now), -2)) &&
  monday <= addDays(mondayOf(latestDay(now)), 7 * WEEKS_AHEAD);
