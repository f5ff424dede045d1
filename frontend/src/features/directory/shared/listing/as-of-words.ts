import type { I18n } from '@lingui/core';

/** Formats as "2023", "November 2021" or "January 20, 2026", with the precision of the source. */
export const asOfWords = (i18n: I18n, asOf: string): string => {
  const [year = '', month, day] = asOf.split('-');
  if (month === undefined) return year;
  return i18n.date(`${year}-${month}-${day ?? '01'}`, {
    year: 'numeric',
    month: 'long',
    ...(day !== undefined && { day: 'numeric' }),
    timeZone: 'UTC',
  });
};
