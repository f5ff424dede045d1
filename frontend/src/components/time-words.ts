import { DAY_MS, HOUR_MS, MINUTE_MS } from '@hearthway/domain/calendar/durations.constants.ts';

/** Days or months from which the next unit is used. */
const LONG_IN_DAYS = 45;
const VERY_LONG_IN_DAYS = 545;

/**
 * Time since a moment in everyday words: "5 minutes ago", "yesterday". Days, months and years follow the
 * reader's calendar, in agreement with day headings.
 */
export const agoWords = (locale: string, then: Date, now: Date): string => {
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  // Clocks may differ: future times count as just now.
  const passed = Math.max(0, now.getTime() - then.getTime());
  if (passed < HOUR_MS) return words.format(-Math.floor(passed / MINUTE_MS), 'minute');
  if (passed < DAY_MS) return words.format(-Math.floor(passed / HOUR_MS), 'hour');
  // Calendar days may have an hour more or less.
  const days = Math.round((midnightOf(now) - midnightOf(then)) / DAY_MS);
  if (days <= LONG_IN_DAYS) return words.format(-days, 'day');
  const years = now.getFullYear() - then.getFullYear();
  if (days > VERY_LONG_IN_DAYS) return words.format(-years, 'year');
  return words.format(-(years * 12 + now.getMonth() - then.getMonth()), 'month');
};

const midnightOf = (date: Date): number => new Date(date).setHours(0, 0, 0, 0);
