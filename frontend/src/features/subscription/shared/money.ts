import type { I18n } from '@lingui/core';

/** A price in US dollars; whole dollars without cents. */
export const priceWords = (i18n: I18n, cents: number): string =>
  i18n.number(cents / 100, {
    style: 'currency',
    currency: 'USD',
    trailingZeroDisplay: 'stripIfInteger',
  });

/** An amount that is or was paid. */
export const amountWords = (i18n: I18n, cents: number): string =>
  i18n.number(cents / 100, { style: 'currency', currency: 'USD' });
