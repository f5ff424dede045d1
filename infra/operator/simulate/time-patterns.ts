import { DAY_MS, HOUR_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import type { Random } from './random.ts';
import { weighted } from './random.ts';

/** Weight of each weekday, from Sunday on: families look for help on workdays. */
const WEEK = [0.9, 1.16, 1.14, 1.1, 1.05, 0.85, 0.8];

/** Weight of each hour: some at lunch, and most when the children sleep. */
const HOURS = [
  1, 0.5, 0.3, 0.2, 0.2, 0.4, 1, 2, 3, 4, 4.5, 4.5, 5.5, 4.5, 4, 4, 4, 4, 5, 7, 10, 11, 7.5, 3,
];

const hourAt = weighted(HOURS.map((weight, hour) => [hour, weight]));

/** `day` is counted from 1970, like all days here. */
export const weightOfDay = (day: number): number => WEEK[(day + 4) % 7] ?? 1;

/** Returns a moment of the local day, in milliseconds since 1970. */
export const momentOf = (day: number, hoursBehind: number, random: Random): number =>
  day * DAY_MS +
  (hourAt(random.next()) + hoursBehind) * HOUR_MS +
  Math.floor(random.next() * HOUR_MS);

/** Ratio of new families on the last day to those on the first. */
const GROWTH = 5;

/** Sign-up days of the families in order: growing over time, and varying by weekday. */
export const signUpDays = (families: number, firstDay: number, days: number): readonly number[] => {
  const ends: number[] = [];
  let total = 0;
  for (let day = 0; day < days; day += 1) {
    total += GROWTH ** (day / days) * weightOfDay(firstDay + day);
    ends.push(total);
  }
  let day = 0;
  return Array.from({ length: families }, (_, family) => {
    while ((ends[day] ?? total) <= ((family + 0.5) / families) * total && day < days - 1) day += 1;
    return firstDay + day;
  });
};
