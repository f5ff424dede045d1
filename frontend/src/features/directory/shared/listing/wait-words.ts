import type { Wait } from '@hearthway/domain/directory/directory.contract.ts';
import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';

/** "about 3 months", for a number of `WAIT_MONTHS`. */
const waitLength = (i18n: I18n, months: number): string => {
  if (months === 0) return i18n._(msg`less than a month`);
  if (months > 12) return i18n._(msg`more than a year`);
  if (months === 12) return i18n._(msg`about a year`);
  return i18n._(msg`${plural(months, { one: 'about # month', other: 'about # months' })}`);
};

/** "About 3 months, as 10 families report since January 2026". */
export const waitWords = (i18n: I18n, { months, families, since }: Wait): string => {
  const length = capitalized(i18n, waitLength(i18n, months));
  const month = i18n.date(since, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return i18n._(msg`${length}, as ${families} families report since ${month}`);
};

/** "Families’ wait: about 3 months, as 10 report since Jan 2026", for a chip. */
export const shortWaitWords = (i18n: I18n, { months, families, since }: Wait): string => {
  const length = waitLength(i18n, months);
  const month = i18n.date(since, { month: 'short', year: 'numeric', timeZone: 'UTC' });
  return i18n._(msg`Families’ wait: ${length}, as ${families} report since ${month}`);
};

const capitalized = ({ locale }: I18n, text: string): string =>
  text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
