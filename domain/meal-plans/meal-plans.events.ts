import * as z from 'zod';
import { defineEvent } from '../kernel/event-type.ts';
import { say } from '../kernel/message.ts';
import { personal } from '../kernel/personal.ts';
import { defineStream, type EventOf } from '../kernel/stream.ts';
import { MEALS } from './meal-plans.constants.ts';

const weekStart = z.string().describe('Monday of the week, as a plain date');

/** Meals as events and rows keep them: recipes alone would tell what a child may not eat. */
export const mealsShape = z
  .array(
    z
      .object({
        date: z.string(),
        meal: z.enum(MEALS),
        dishes: z
          .array(
            z
              .object({
                profileIds: z.array(z.string()).readonly(),
                recipeId: z.string().nullable(),
                isLeftover: z.boolean(),
              })
              .readonly(),
          )
          .readonly(),
      })
      .readonly(),
  )
  .readonly();

export const wishesShape = {
  weekdayMinutes: z
    .int()
    .nullable()
    .describe('Most minutes of a meal from Monday to Friday; null for any'),
  hasLeftovers: z.boolean().describe('Whether a dinner may be lunch on the next day'),
  eaters: z.int().describe('How many people eat along, beside the children'),
};

const WEEK = '2026-11-23';
const ID = '0123456789abcdef0123456789abcdef';
const DISH = { profileIds: [ID], recipeId: 'soft-oatmeal', isLeftover: false };

/** Events of stream `mealPlans-{userId}`. The type names are the storage format. */
const weekPlanned = defineEvent({
  type: 'WeekPlanned',
  schema: z.object({
    weekStart,
    isRepeated: z.boolean().describe('Whether it repeats a week that was planned before'),
    profileIds: z.array(z.string()).readonly().describe('Dietary profiles that it is for'),
    ...wishesShape,
    meals: personal(mealsShape, 'account'),
  }),
  sentence: ({ isRepeated }) =>
    isRepeated ? say('Repeated a week of meals') : say('Planned a week of meals'),
  isOwnAct: true,
  feature: 'meal plans',
  examples: [
    {
      weekStart: WEEK,
      isRepeated: false,
      profileIds: [ID],
      weekdayMinutes: 30,
      hasLeftovers: true,
      eaters: 1,
      meals: [{ date: WEEK, meal: 'breakfast', dishes: [DISH] }],
    },
  ],
});

const mealsReplanned = defineEvent({
  type: 'MealsReplanned',
  schema: z.object({
    weekStart,
    isSwap: z
      .boolean()
      .describe('Whether the family chose the meal; otherwise a day was made anew'),
    meals: personal(mealsShape, 'account'),
  }),
  sentence: ({ isSwap }) =>
    isSwap ? say('Swapped a meal of a week') : say('Had a day of meals planned again'),
  isOwnAct: true,
  feature: 'meal plans',
  examples: [
    {
      weekStart: WEEK,
      isSwap: true,
      meals: [{ date: WEEK, meal: 'breakfast', dishes: [{ ...DISH, recipeId: 'mini-pancakes' }] }],
    },
  ],
});

const weekPlanKept = defineEvent({
  type: 'WeekPlanKept',
  schema: z.object({ weekStart, isKept: z.boolean().describe('Whether it is kept from now on') }),
  sentence: ({ isKept }) =>
    isKept ? say('Kept a week of meals') : say('Stopped keeping a week of meals'),
  isOwnAct: true,
  examples: [{ weekStart: WEEK, isKept: true }],
});

const weekPlanRemoved = defineEvent({
  type: 'WeekPlanRemoved',
  schema: z.object({ weekStart }),
  sentence: () => say('Removed a week of meals'),
  isOwnAct: true,
  examples: [{ weekStart: WEEK }],
});

export const mealPlansStream = defineStream('meal-plans', [
  weekPlanned,
  mealsReplanned,
  weekPlanKept,
  weekPlanRemoved,
]);

export type MealPlansEvent = EventOf<typeof mealPlansStream>;
