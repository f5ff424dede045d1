import type { I18n } from '@lingui/core';

/** Decimal units, as a phone shows them. The larger ones are rounded to a tenth. */
export const byteWords = (i18n: I18n, bytes: number): string => {
  const isLarge = bytes >= 1_000_000;
  return i18n.number(isLarge ? bytes / 1_000_000 : Math.max(1, bytes / 1_000), {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  });
};
