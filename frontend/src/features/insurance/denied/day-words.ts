import type { I18n } from '@lingui/core';

/** A day of the calendar as one says it, in any time zone of the reader. */
export const dayWords = (i18n: I18n, day: string, style: 'full' | 'long' = 'long'): string =>
  i18n.date(new Date(`${day}T00:00:00Z`), { dateStyle: style, timeZone: 'UTC' });
