import * as z from 'zod/mini';
import { addDays } from '../calendar/days.ts';
import { REST_DAYS_PER_WEEK } from './learning.constants.ts';

/** Summary of the days on which a family learned. */
export const learningDaysSchema = z.object({
  inAll: z.number(),
  /** Last such day, `YYYY-MM-DD` in the family's time zone; null before the first. */
  last: z.nullable(z.string()),
  /** Learning days in the month of `last`. */
  inMonth: z.number(),
  /** Learning days since the streak began. */
  streak: z.number(),
  /** Rest days of the streak in the week of `last`. */
  rests: z.number(),
});

type LearningDays = Readonly<z.infer<typeof learningDaysSchema>>;

export const NO_DAYS: LearningDays = { inAll: 0, last: null, inMonth: 0, streak: 0, rests: 0 };

/** Adds a day. Each counts once, and earlier days than the last are ignored, as after a flight westward. */
export const withDay = (days: LearningDays, day: string): LearningDays => {
  const { last, inAll, inMonth, streak } = days;
  if (last !== null && day <= last) return days;
  const rests = last === null ? undefined : restsUntil(days, last, day);
  return {
    inAll: inAll + 1,
    last: day,
    inMonth: last !== null && monthOf(last) === monthOf(day) ? inMonth + 1 : 1,
    streak: rests === undefined ? 1 : streak + 1,
    rests: rests ?? 0,
  };
};

/** Returns the counts as of a day, which is not over yet. */
export const daysOn = (
  days: LearningDays,
  today: string,
): { readonly streak: number; readonly inMonth: number } => {
  const { last } = days;
  if (last === null) return { streak: 0, inMonth: 0 };
  const goesOn = today <= last || restsUntil(days, last, today) !== undefined;
  return {
    streak: goesOn ? days.streak : 0,
    inMonth: monthOf(last) === monthOf(today) ? days.inMonth : 0,
  };
};

/**
 * Returns the rest days in the week of `day` if the streak continues; undefined if a week from Monday to
 * Sunday exceeded the limit.
 */
const restsUntil = (
  { rests: before }: LearningDays,
  last: string,
  day: string,
): number | undefined => {
  let rests = before;
  for (let rest = addDays(last, 1); rest <= day; rest = addDays(rest, 1)) {
    if (isMonday(rest)) rests = 0;
    if (rest === day) return rests;
    rests += 1;
    if (rests > REST_DAYS_PER_WEEK) return undefined;
  }
  return undefined;
};

const isMonday = (day: string): boolean => new Date(`${day}T00:00:00Z`).getUTCDay() === 1;

const monthOf = (day: string): string => day.slice(0, 'YYYY-MM'.length);
