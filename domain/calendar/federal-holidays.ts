import { dayNameOf, dayNumberOf } from './days.ts';

const MONDAY = 1;
const THURSDAY = 4;
const SATURDAY = 6;
const SUNDAY = 0;

/** The holidays of 5 USC 6103(a) that have a date. Juneteenth came in 2021. */
const FIXED = [
  { date: '01-01', since: 0 },
  { date: '06-19', since: 2021 },
  { date: '07-04', since: 0 },
  { date: '11-11', since: 0 },
  { date: '12-25', since: 0 },
] as const;

/** Those on a weekday of a month. Week 0 is the last of the month before: Memorial Day in May. */
const FLOATING = [
  { month: '01', weekday: MONDAY, week: 3 },
  { month: '02', weekday: MONDAY, week: 3 },
  { month: '06', weekday: MONDAY, week: 0 },
  { month: '09', weekday: MONDAY, week: 1 },
  { month: '10', weekday: MONDAY, week: 2 },
  { month: '11', weekday: THURSDAY, week: 4 },
] as const;

/** 0 is Sunday. Day 0, 1970-01-01, was a Thursday. */
const weekdayOf = (day: number): number => (((day + THURSDAY) % 7) + 7) % 7;

/** A holiday on a Saturday is observed on the Friday before, one on a Sunday on the Monday after. */
const observed = (day: number): number => {
  const weekday = weekdayOf(day);
  if (weekday === SATURDAY) return day - 1;
  return weekday === SUNDAY ? day + 1 : day;
};

/** Federal holidays of a year on the days when they are observed, as days since 1970-01-01. */
export const federalHolidays = (year: number): readonly number[] => [
  ...FIXED.filter(({ since }) => year >= since).map(({ date }) =>
    observed(dayNumberOf(`${year}-${date}`)),
  ),
  ...FLOATING.map(({ month, weekday, week }) => {
    const first = dayNumberOf(`${year}-${month}-01`);
    return first + ((weekday - weekdayOf(first) + 7) % 7) + (week - 1) * 7;
  }),
];

const yearOf = (day: number): number => Number(dayNameOf(day).slice(0, 4));

/** No Saturday, Sunday or federal holiday. */
export const isWorkingDay = (day: number): boolean => {
  const weekday = weekdayOf(day);
  if (weekday === SATURDAY || weekday === SUNDAY) return false;
  // New Year's Day of the next year can be observed on the last day of this one.
  return ![yearOf(day), yearOf(day + 1)].some((year) => federalHolidays(year).includes(day));
};

/** This day or the next one after it that is a working day. */
export const workingDayFrom = (day: number): number =>
  isWorkingDay(day) ? day : workingDayFrom(day + 1);

/** This day or the last one before it that is a working day. */
export const workingDayUpTo = (day: number): number =>
  isWorkingDay(day) ? day : workingDayUpTo(day - 1);

/** Counts that many working days; the first is the one after `day`. */
export const addWorkingDays = (day: number, count: number): number =>
  count === 0 ? day : addWorkingDays(workingDayFrom(day + 1), count - 1);
