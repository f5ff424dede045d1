import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';

/** Longer distances are rounded. */
const FAR_MILES = 100;

/** A distance as a person would say it. In miles, as the crow flies. */
export const distanceWords = (i18n: I18n, miles: number): string => {
  if (miles < 0.75) return i18n._(msg`Less than a mile away`);
  const rounded = miles < FAR_MILES ? Math.round(miles) : Math.round(miles / 10) * 10;
  return i18n._(msg`${plural(rounded, { one: 'About # mile away', other: 'About # miles away' })}`);
};
