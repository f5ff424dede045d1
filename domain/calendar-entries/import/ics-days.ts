import { civilOf, dayNameOf, dayNumberOf, weekNumberOf } from '../../calendar/days.ts';
import { COUNT_MAX, INTERVAL_MAX, WEEKDAYS } from '../calendar-entries.constants.ts';
import type { When } from '../calendar-entries.contract.ts';
import { firstDayOf } from '../entry-fields.ts';
import { SINGLE_DAYS_BACK, SINGLE_DAYS_MAX } from '../entry-import.constants.ts';
import { lengthOf, monthStartOf, weekdayOf } from '../repeat-rule.ts';
import { areKnown, partsOf, type RuleParts, untilOf } from './ics-rule.ts';
import type { IcsZones } from './ics-times.ts';

interface Window {
  /** ISO days, both included. */
  readonly from: string;
  readonly to: string;
}

interface Rule {
  readonly freq: 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY';
  readonly interval: number;
  /** Day of the week with which weeks begin; 0 is Monday. */
  readonly weekStart: number;
  /** Weekdays, 0 is Monday, each counted from either end; 0 for every such day. */
  readonly byDay: readonly { readonly nth: number; readonly weekday: number }[];
  readonly byMonthDay: readonly number[];
  readonly byMonth: readonly number[];
  readonly bySetPos: readonly number[];
  readonly count: number | undefined;
}

const FREQUENCIES = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const;

const numbersIn = (text: string | undefined, pattern: RegExp): readonly number[] | undefined => {
  if (text === undefined) return [];
  const parts = text.split(',');
  return parts.every((part) => pattern.test(part)) ? parts.map(Number) : undefined;
};

const DAY = /^([+-]?[1-9]\d?)?(MO|TU|WE|TH|FR|SA|SU)$/;

const byDayIn = (text: string | undefined): Rule['byDay'] | undefined => {
  if (text === undefined) return [];
  const days = text.split(',').map((part) => DAY.exec(part));
  const known = days.flatMap((found) => {
    const weekday = WEEKDAYS.find((each) => each === found?.[2]);
    return weekday === undefined
      ? []
      : [{ nth: Number(found?.[1] ?? 0), weekday: WEEKDAYS.indexOf(weekday) }];
  });
  return known.length === days.length ? known : undefined;
};

const numberIn = (text: string | undefined, most: number): number | undefined => {
  const number = Number(text);
  return Number.isInteger(number) && number >= 1 && number <= most ? number : undefined;
};

const ruleIn = (parts: RuleParts): Rule | undefined => {
  const freq = FREQUENCIES.find((each) => each === parts['FREQ']);
  const interval = numberIn(parts['INTERVAL'] ?? '1', INTERVAL_MAX);
  const weekStart = WEEKDAYS.findIndex((weekday) => weekday === (parts['WKST'] ?? 'MO'));
  const byDay = byDayIn(parts['BYDAY']);
  const byMonthDay = numbersIn(parts['BYMONTHDAY'], /^[+-]?[1-9]\d?$/);
  const byMonth = numbersIn(parts['BYMONTH'], /^[1-9]\d?$/);
  const bySetPos = numbersIn(parts['BYSETPOS'], /^[+-]?[1-9]\d{0,2}$/);
  const count = parts['COUNT'] === undefined ? undefined : numberIn(parts['COUNT'], COUNT_MAX);
  if (freq === undefined || interval === undefined || weekStart === -1) return undefined;
  if (!byDay || !byMonthDay || !byMonth || !bySetPos) return undefined;
  if (parts['COUNT'] !== undefined && (count === undefined || parts['UNTIL'] !== undefined))
    return undefined;
  // Weekdays are counted within a month or a year alone, and a week has no day of a month.
  const isShort = freq === 'DAILY' || freq === 'WEEKLY';
  const isCounted = byDay.some(({ nth }) => nth !== 0);
  if (isCounted && (isShort || byMonthDay.length > 0)) return undefined;
  if (freq === 'WEEKLY' && byMonthDay.length > 0) return undefined;
  return { freq, interval, weekStart, byDay, byMonthDay, byMonth, bySetPos, count };
};

/** Number of the day, week, month or year that holds a day. */
const periodOf = (day: number, { freq, weekStart }: Rule): number => {
  const { year, month } = civilOf(day);
  switch (freq) {
    case 'DAILY':
      return day;
    case 'WEEKLY':
      return weekNumberOf(day - weekStart);
    case 'MONTHLY':
      return year * 12 + month;
    case 'YEARLY':
      return year;
  }
};

/** Whether a weekday is the nth of its month or year, from either end. */
const isNth = (day: number, nth: number, { freq, byMonth }: Rule): boolean => {
  const { year, month } = civilOf(day);
  const isOfMonth = freq === 'MONTHLY' || byMonth.length > 0;
  const first = monthStartOf(year, isOfMonth ? month : 1);
  const length = isOfMonth ? lengthOf(year, month) : monthStartOf(year + 1, 1) - first;
  const before = Math.floor((day - first) / 7);
  const after = Math.floor((first + length - 1 - day) / 7);
  return nth > 0 ? before === nth - 1 : after === -nth - 1;
};

const matches = (day: number, start: number, rule: Rule): boolean => {
  const { freq, byDay, byMonthDay, byMonth } = rule;
  const { year, month, day: date } = civilOf(day);
  const first = civilOf(start);
  if (byMonth.length > 0 && !byMonth.includes(month)) return false;
  const weekday = weekdayOf(day);
  if (byDay.length === 0 && byMonthDay.length === 0) {
    if (freq === 'DAILY') return true;
    if (freq === 'WEEKLY') return weekday === weekdayOf(start);
    return (
      date === first.day && (freq === 'MONTHLY' || byMonth.length > 0 || month === first.month)
    );
  }
  const fromEnd = date - lengthOf(year, month) - 1;
  if (byMonthDay.length > 0 && !byMonthDay.includes(date) && !byMonthDay.includes(fromEnd))
    return false;
  return (
    byDay.length === 0 ||
    byDay.some((one) => one.weekday === weekday && (one.nth === 0 || isNth(day, one.nth, rule)))
  );
};

/** Chosen ones of the days of a period. */
const atPositions = (days: readonly number[], { bySetPos }: Rule): readonly number[] =>
  bySetPos.length === 0
    ? days
    : days.filter(
        (_, index) => bySetPos.includes(index + 1) || bySetPos.includes(index - days.length),
      );

/** Most days of a period. */
const LENGTHS: Readonly<Record<Rule['freq'], number>> = {
  DAILY: 1,
  WEEKLY: 7,
  MONTHLY: 31,
  YEARLY: 366,
};

/** Days of every period that the rule takes, in order: whole periods, since positions count from both ends. */
const daysOf = (start: number, last: number, rule: Rule): readonly number[] => {
  const first = periodOf(start, rule);
  const periods = new Map<number, number[]>();
  const length = LENGTHS[rule.freq];
  for (let day = start - length; day <= last + length; day += 1) {
    const period = periodOf(day, rule);
    if (period < first || (period - first) % rule.interval !== 0) continue;
    if (!matches(day, start, rule)) continue;
    const days = periods.get(period);
    if (days === undefined) periods.set(period, [day]);
    else days.push(day);
  }
  return [...periods.values()].flatMap((days) => atPositions(days, rule));
};

/**
 * Single days of a rule that ours cannot say, within a window; undefined for one that is not read, does not have its
 * first day, began too long ago, or has too many.
 */
export const singleDaysOf = (
  value: string,
  {
    when,
    zones,
    window,
  }: { readonly when: When; readonly zones: IcsZones; readonly window: Window },
): readonly string[] | undefined => {
  const parts = partsOf(value);
  const rule = areKnown(parts) ? ruleIn(parts) : undefined;
  const { UNTIL } = parts;
  const until = UNTIL === undefined ? window.to : untilOf(UNTIL, when, zones);
  if (rule === undefined || until === undefined) return undefined;
  const start = dayNumberOf(firstDayOf(when));
  const last = Math.min(dayNumberOf(until), dayNumberOf(window.to));
  if (last - start > SINGLE_DAYS_BACK) return undefined;
  const all = daysOf(start, last, rule).filter((day) => day >= start && day <= last);
  // RFC 5545, 3.8.5.3: another first day is undefined, and programs differ.
  if (all[0] !== start) return undefined;
  const days = all
    .slice(0, rule.count)
    .map(dayNameOf)
    .filter((day) => day >= window.from);
  return days.length > SINGLE_DAYS_MAX ? undefined : days;
};
