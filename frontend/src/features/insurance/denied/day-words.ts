import type { I18n } from '@lingui/core';

/** A day of the calendar as one says it, in any time zone of the reader. */
export const dayWords = (i18n: I18n, day: string, style: 'full' | 'long' = 'long'): string =>
  i18n.date(new Date(`${day}T00:00:00Z`), { dateStyle: style, timeZone: 'UTC' });

/** The date where the family is, `YYYY-MM-DD`. */
export const todayHere = (now = new Date()): string =>
  [
    String(now.getFullYear()).padStart(4, '0'),
    String(now.getMonth() + 1).padStart(2, '0'),
    String(now.getDate()).padStart(2, '0'),
  ].join('-');
