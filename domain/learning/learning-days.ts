import * as z from 'zod/mini';
import { addDays } from '../calendar/days.ts';
import { REST_DAYS_PER_WEEK } from './learning.constants.ts';

/** The days on which a family learned, as far as they are counted. */
export const learningDaysSchema = z.object({
  inAll: z.number(),
  /** The last of them, `YYYY-MM-DD` where the family was; null before the first. */
  last: z.nullable(z.string()),
  /** Days with learning in the month of the last. */
  inMonth: z.number(),
  /** Days of learning since the streak began. */
  streak: z.number(),
  /** Rest days since then in the week of the last. */
  rests: z.number(),
});

type LearningDays = Readonly<z.infer<typeof learningDaysSchema>>;

export const NO_DAYS: LearningDays = { inAll: 0, last: null, inMonth: 0, streak: 0, rests: 0 };

/** A day counts once, and none before the last, as after a flight westwards. */
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

/** As seen on a day, which is not over yet. */
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
 * The rest days in the week of `day` when the streak goes on then; undefined where a week from Monday to
 * Sunday has had more than it may.
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
