import { civilOf, dayNumberOf } from '../calendar/days.ts';
import { WEEKDAYS } from './calendar-entries.constants.ts';
import { type RepeatRule, weekdayOf } from './repeat-rule.ts';

/**
 * Rule as RFC 5545 writes it: `FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE`. `until` is its last day, or its last moment where
 * the series has times.
 */
export const ruleLine = (
  first: string,
  { repeats, interval, weekdays, until: lastDay, count }: RepeatRule,
  until = lastDay?.replaceAll('-', ''),
): string => {
  const start = dayNumberOf(first);
  const own = WEEKDAYS[weekdayOf(start)] ?? 'MO';
  const { day, month } = civilOf(start);
  const by = {
    daily: [],
    weekly: [
      `BYDAY=${WEEKDAYS.filter((each) => each === own || weekdays.includes(each)).join(',')}`,
    ],
    monthly: [`BYMONTHDAY=${day}`],
    'monthly-weekday': [`BYDAY=${Math.ceil(day / 7)}${own}`],
    'monthly-last': [`BYDAY=-1${own}`],
    yearly: [`BYMONTH=${month}`, `BYMONTHDAY=${day}`],
  };
  return [
    `FREQ=${repeats.replace(/-.*/, '').toUpperCase()}`,
    `INTERVAL=${interval}`,
    ...by[repeats],
    ...(until === undefined ? [] : [`UNTIL=${until}`]),
    ...(count === null ? [] : [`COUNT=${count}`]),
  ].join(';');
};
