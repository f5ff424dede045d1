import { civilOf, dayNumberOf } from '../calendar/days.ts';
import { WEEKDAYS } from './calendar-entries.constants.ts';
import { type RepeatRule, weekdayOf } from './repeat-rule.ts';

/** Rule as RFC 5545 writes it: `FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE`. `time` ends `UNTIL` of a series with times. */
export const ruleLine = (first: string, rule: RepeatRule, time = ''): string => {
  const { repeats, interval, weekdays, until, count } = rule;
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
    ...(until === null ? [] : [`UNTIL=${until.replaceAll('-', '')}${time}`]),
    ...(count === null ? [] : [`COUNT=${count}`]),
  ].join(';');
};
