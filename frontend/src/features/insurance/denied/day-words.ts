import type { I18n } from '@lingui/core';

/** Formats a calendar day, independent of the reader's time zone. */
export const dayWords = (i18n: I18n, day: string, style: 'full' | 'long' = 'long'): string =>
  i18n.date(new Date(`${day}T00:00:00Z`), { dateStyle: style, timeZone: 'UTC' });
