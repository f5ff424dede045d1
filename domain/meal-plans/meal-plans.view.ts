import * as z from 'zod';
import type { Recorded, View } from '../kernel/view.ts';
import { type MealPlansEvent, mealsShape, wishesShape } from './meal-plans.events.ts';
import { NO_WEEKS, weeksAfter } from './planned-weeks.ts';

/** Weeks of a family as the row keeps them. */
export const mealPlansRowSchema = z.object({
  changes: z.int(),
  weeks: z
    .array(
      z
        .object({
          weekStart: z.string(),
          profileIds: z.array(z.string()).readonly(),
          isKept: z.boolean(),
          revision: z.number(),
          meals: mealsShape,
          ...wishesShape,
        })
        .readonly(),
    )
    .readonly(),
});

export type MealPlansRow = Readonly<z.infer<typeof mealPlansRowSchema>>;

export const mealPlansView: View<MealPlansRow, Recorded<MealPlansEvent>> = {
  evolve: (row, event) => weeksAfter(row ?? NO_WEEKS, event),
};
