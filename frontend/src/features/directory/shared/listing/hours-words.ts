import { DAY_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import { listedSpanIn, weekdayIn } from '@hearthway/domain/directory/opening-hours.ts';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { asListed, readsListings, type Said } from './said.ts';

/** A Sunday. */
const SUNDAY = Date.UTC(2023, 0, 1);

/**
 * Opening hours in the page's language: "Monday to Friday, 8:30 am to 5 pm; Saturday, 9 am to 1 pm". Hours in
 * another format stay as listed.
 */
export const hoursWords = (i18n: I18n, hours: string): Said => {
  if (readsListings(i18n)) return { text: hours };
  const spans = hours.split(';').map((span) => spanWords(i18n, span.trim()));
  return spans.every((span) => span !== undefined) ? { text: spans.join('; ') } : asListed(hours);
};

const spanWords = (i18n: I18n, span: string): string | undefined => {
  if (/^by appointment(?: only)?\.?$/i.test(span)) return i18n._(msg`By appointment`);
  const listed = listedSpanIn(span);
  if (listed === undefined) return undefined;
  const days = daysWords(i18n, listed);
  const from = timeWords(i18n, listed.opens);
  const to = timeWords(i18n, listed.closes);
  return i18n._(msg({ message: `${days}, ${from} to ${to}`, comment: 'Opening hours' }));
};

interface Days {
  readonly first: string;
  readonly last: string | undefined;
  readonly others: readonly string[];
}

const daysWords = (i18n: I18n, { first, last, others }: Days): string => {
  if (last !== undefined)
    return i18n._(
      msg({
        message: `${dayWords(i18n, first)} to ${dayWords(i18n, last)}`,
        comment: 'Days of the week',
      }),
    );
  return new Intl.ListFormat(i18n.locale).format(
    [first, ...others].map((day) => dayWords(i18n, day)),
  );
};

const dayWords = (i18n: I18n, day: string): string =>
  new Intl.DateTimeFormat(i18n.locale, { weekday: 'long', timeZone: 'UTC' }).format(
    SUNDAY + weekdayIn(day) * DAY_MS,
  );

const NOON = 12;

/** Formats a time; without "am" or "pm" it is on the 24-hour clock. */
const timeWords = (i18n: I18n, time: string): string => {
  const [, hour = '', minute = '0', half] = /^(\d+)(?::(\d+))?\s*([ap])?/i.exec(time) ?? [];
  const afterNoon = half === undefined ? 0 : half.toLowerCase() === 'p' ? NOON : 0;
  const hours = (half === undefined ? Number(hour) : Number(hour) % NOON) + afterNoon;
  return new Intl.DateTimeFormat(`${i18n.locale}-US`, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  }).format(Date.UTC(2023, 0, 1, hours, Number(minute)));
};
