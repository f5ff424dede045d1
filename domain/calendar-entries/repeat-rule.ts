import {
  type CivilDay,
  civilOf,
  dayNameOf,
  dayNumberOf,
  fourDigits,
  lastDayOfWeek,
  twoDigits,
  weekNumberOf,
} from '../calendar/days.ts';
import { type Repeats, WEEKDAYS, type Weekday } from './calendar-entries.constants.ts';

/** When a series repeats, by the days of its place: the part of RFC 5545 that families need. */
export interface RepeatRule {
  readonly repeats: Repeats;
  /** Every so many days, weeks, months or years. */
  readonly interval: number;
  /** Weekdays of a weekly series; the weekday of its first day is one of them in any case. */
  readonly weekdays: readonly Weekday[];
  /** Last ISO day; null without end, or with a count. */
  readonly until: string | null;
  readonly count: number | null;
}

interface Series {
  /** ISO day of the first one. */
  readonly first: string;
  readonly rule: RepeatRule;
}

/** Last day of a series without end, which no window reaches. */
export const ENDLESS = '9999-12-31';

/** Days of a series from one day to another, as numbers. Costs no more than the window, or the count. */
export const daysWithin = (
  { first, rule }: Series,
  from: number,
  to: number,
): readonly number[] => {
  const start = dayNumberOf(first);
  const end = Math.min(to, rule.until === null ? to : dayNumberOf(rule.until));
  const days: number[] = [];
  let counted = 0;
  // A count counts from the first day; any other series begins where the window does.
  for (const day of daysFrom(start, rule, rule.count === null ? from : start)) {
    if (day > end || (rule.count !== null && counted >= rule.count)) break;
    counted += 1;
    if (day >= from) days.push(day);
  }
  return days;
};

/** Whether it takes place on this day. */
export const isDayOf = (series: Series, day: string): boolean => {
  const number = dayNumberOf(day);
  return daysWithin(series, number, number).length > 0;
};

/** The last day, or `ENDLESS`. */
export const lastDayOf = (series: Series): string => {
  const { count, until } = series.rule;
  if (count === null) return until ?? ENDLESS;
  const last = daysWithin(series, dayNumberOf(series.first), dayNumberOf(ENDLESS)).at(-1);
  return last === undefined ? series.first : dayNameOf(last);
};

/** Every day of the rule, without end, from the step that holds `from`, or from an earlier one. */
function* daysFrom(start: number, rule: RepeatRule, from: number): Generator<number> {
  const stepsTo = stepsBetween(start, Math.max(start, from), rule.repeats);
  for (let step = Math.floor(stepsTo / rule.interval); ; step += 1) {
    for (const day of daysOfStep(start, rule, step * rule.interval)) if (day >= start) yield day;
  }
}

const monthsOf = ({ year, month }: CivilDay): number => year * 12 + month - 1;

/** Whole days, weeks, months or years from one day to another. */
const stepsBetween = (start: number, day: number, repeats: Repeats): number => {
  switch (repeats) {
    case 'daily':
      return day - start;
    case 'weekly':
      return weekNumberOf(day) - weekNumberOf(start);
    case 'monthly':
    case 'monthly-weekday':
    case 'monthly-last':
      return monthsOf(civilOf(day)) - monthsOf(civilOf(start));
    case 'yearly':
      return civilOf(day).year - civilOf(start).year;
  }
};

const daysOfStep = (
  start: number,
  { repeats, weekdays }: RepeatRule,
  step: number,
): readonly number[] => {
  const first = civilOf(start);
  switch (repeats) {
    case 'daily':
      return [start + step];
    case 'weekly': {
      const monday = weekStartOf(start) + step * 7;
      const own = weekdayOf(start);
      return WEEKDAYS.flatMap((weekday, index) =>
        index === own || weekdays.includes(weekday) ? [monday + index] : [],
      );
    }
    case 'yearly':
      return existing(first.year + step, first.month, first.day);
    default: {
      const months = monthsOf(first) + step;
      const [year, month] = [Math.floor(months / 12), (months % 12) + 1];
      if (repeats === 'monthly' || year > LAST_YEAR) return existing(year, month, first.day);
      const begins = monthStartOf(year, month);
      const sameWeekday = begins + ((weekdayOf(start) - weekdayOf(begins) + 7) % 7);
      const length = lengthOf(year, month);
      const days = Array.from({ length: 5 }, (_, week) => sameWeekday + week * 7).filter(
        (day) => day < begins + length,
      );
      const day = repeats === 'monthly-last' ? days.at(-1) : days[Math.floor((first.day - 1) / 7)];
      return day === undefined ? [] : [day];
    }
  }
};

const weekStartOf = (day: number): number => lastDayOfWeek(weekNumberOf(day)) - 6;

/** 0 is Monday. */
export const weekdayOf = (day: number): number => day - weekStartOf(day);

export const monthStartOf = (year: number, month: number): number =>
  dayNumberOf(`${fourDigits(year)}-${twoDigits(month)}-01`);

export const lengthOf = (year: number, month: number): number =>
  (month === 12 ? monthStartOf(year + 1, 1) : monthStartOf(year, month + 1)) -
  monthStartOf(year, month);

/** A date that a month lacks is left out, as in RFC 5545. */
const existing = (year: number, month: number, day: number): readonly number[] => {
  if (year > LAST_YEAR) return AFTER_ALL;
  return day > lengthOf(year, month) ? [] : [monthStartOf(year, month) + day - 1];
};

/** Days are written with four digits of the year. */
const LAST_YEAR = 9_998;

/** Ends every window. */
const AFTER_ALL: readonly number[] = [Number.POSITIVE_INFINITY];
