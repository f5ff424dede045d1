import { DAY_MS, HOUR_MS, MINUTE_MS } from '@hearthway/domain/calendar/durations.constants.ts';

/** From here on days, and then months, say less than the next unit. */
const LONG_IN_DAYS = 45;
const VERY_LONG_IN_DAYS = 545;

/**
 * How long ago something was, as a person would say it: "5 minutes ago", "yesterday". Days, months
 * and years are those of the reader's calendar: what stands under the heading of a day agrees with
 * it.
 */
export const agoWords = (locale: string, then: Date, now: Date): string => {
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  // The clocks may differ: a time in the future counts as just now.
  const passed = Math.max(0, now.getTime() - then.getTime());
  if (passed < HOUR_MS) return words.format(-Math.floor(passed / MINUTE_MS), 'minute');
  if (passed < DAY_MS) return words.format(-Math.floor(passed / HOUR_MS), 'hour');
  // A day of the calendar may have an hour more or less.
  const days = Math.round((midnightOf(now) - midnightOf(then)) / DAY_MS);
  if (days <= LONG_IN_DAYS) return words.format(-days, 'day');
  const years = now.getFullYear() - then.getFullYear();
  if (days > VERY_LONG_IN_DAYS) return words.format(-years, 'year');
  return words.format(-(years * 12 + now.getMonth() - then.getMonth()), 'month');
};

const midnightOf = (date: Date): number => new Date(date).setHours(0, 0, 0, 0);
