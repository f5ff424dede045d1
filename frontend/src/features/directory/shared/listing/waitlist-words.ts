import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { asListed, readsListings, type Said } from './said.ts';

const NONE =
  /^(?:none|no(?: wait(?:ing)? ?list| wait)?)(?: at the moment| right now| currently)?\.?$/i;

/** Whether the text says that there is no wait list. */
export const isNoWait = (waitlist: string): boolean => NONE.test(waitlist.trim());

const DURATION =
  /^(about |around |approximately )?(\d{1,3}|one|two|three|four|five|six)(?: ?(?:-|–|to) ?(\d{1,3}))? (day|week|month|year)s?\.?$/i;

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six'];

const numberOf = (text: string): number => {
  const spelled = NUMBERS.indexOf(text.toLowerCase());
  return spelled === -1 ? Number(text) : spelled + 1;
};

/** Wait time in the page's language. A time in another format stays as listed. */
export const waitlistWords = (i18n: I18n, waitlist: string): Said => {
  if (readsListings(i18n)) return { text: waitlist };
  if (isNoWait(waitlist)) return { text: i18n._(msg`None at the moment`) };
  const [, about, from, to, unit] = DURATION.exec(waitlist.trim()) ?? [];
  if (from === undefined || unit === undefined) return asListed(waitlist);
  const format = new Intl.NumberFormat(i18n.locale, {
    style: 'unit',
    unit: unit.toLowerCase(),
    unitDisplay: 'long',
  });
  const length =
    to === undefined
      ? format.format(numberOf(from))
      : i18n._(msg`${from} to ${format.format(Number(to))}`);
  return { text: about === undefined ? length : i18n._(msg`About ${length}`) };
};
