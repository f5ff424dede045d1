import { dayNameOf, dayNumberOf } from '../calendar/days.ts';
import { addWorkingDays } from '../calendar/federal-holidays.ts';

/** Time span as a law states it. Units are never converted. */
export type Length =
  | { readonly days: number; readonly dayKind: 'calendar' | 'business' }
  | { readonly hours: number }
  /** Calendar months. If the last month is too short for the day, the span ends with that month. */
  | { readonly months: number };

export const days = (count: number): Length => ({ days: count, dayKind: 'calendar' });

export const businessDays = (count: number): Length => ({ days: count, dayKind: 'business' });

export const months = (count: number): Length => ({ months: count });

const HOURS_A_DAY = 24;

/** Returns the last day of a span. Days are counted since 1970-01-01. */
export const after = (start: number, length: Length): number => {
  if ('hours' in length) return start + Math.ceil(length.hours / HOURS_A_DAY);
  if ('months' in length) return monthsAfter(start, length.months);
  return length.dayKind === 'business' ? addWorkingDays(start, length.days) : start + length.days;
};

const MONTHS_A_YEAR = 12;

const monthsAfter = (start: number, count: number): number => {
  const [year = 0, month = 1, day = 1] = dayNameOf(start).split('-').map(Number);
  const index = year * MONTHS_A_YEAR + month - 1 + count;
  return Math.min(firstOfMonth(index) + day, firstOfMonth(index + 1)) - 1;
};

const firstOfMonth = (index: number): number => {
  const year = String(Math.floor(index / MONTHS_A_YEAR)).padStart(4, '0');
  const month = String((index % MONTHS_A_YEAR) + 1).padStart(2, '0');
  return dayNumberOf(`${year}-${month}-01`);
};
