import type { Occurrence } from '@hearthway/domain/calendar-entries/calendar-entries.contract.ts';
import type { I18n } from '@lingui/core';

type When = Occurrence['when'];

/** First and last ISO day. */
export const daysOf = (when: When): { readonly first: string; readonly last: string } =>
  when.kind === 'timed'
    ? { first: when.startsAt.slice(0, 10), last: when.endsAt.slice(0, 10) }
    : { first: when.firstDay, last: when.lastDay };

/** Local times have no zone: shown as UTC, they stay what they are. */
const asUtc = (local: string): Date => new Date(`${local}Z`);

export const timeWords = (i18n: I18n, local: string): string =>
  i18n.date(asUtc(local), { timeZone: 'UTC', timeStyle: 'short' });

/** Time of a clock on any day, `17:00`. */
export const clockWords = (i18n: I18n, time: string): string =>
  timeWords(i18n, `2000-01-01T${time}`);

export const dayWords = (i18n: I18n, day: string): string =>
  i18n.date(asUtc(`${day}T12:00`), {
    timeZone: 'UTC',
    weekday: 'long',
    month: 'long',
    day: 'numeric',
  });

/** "Dec 21, 2026" */
export const fullDay = (i18n: I18n, day: string): string =>
  i18n.date(asUtc(`${day}T12:00`), { timeZone: 'UTC', dateStyle: 'medium' });

export const monthWords = (i18n: I18n, day: string): string =>
  i18n.date(asUtc(`${day}T12:00`), { timeZone: 'UTC', month: 'long', year: 'numeric' });

/** 0 is Monday: 2024-01-01 was one. */
export const weekdayWords = (
  i18n: I18n,
  index: number,
  weekday: 'narrow' | 'short' | 'long',
): string => i18n.date(new Date(Date.UTC(2024, 0, 1 + index)), { timeZone: 'UTC', weekday });

export const shortDay = (i18n: I18n, day: string): string =>
  i18n.date(asUtc(`${day}T12:00`), { timeZone: 'UTC', month: 'short', day: 'numeric' });

/** "Mon, Nov 30" */
export const shortWeekday = (i18n: I18n, day: string): string =>
  i18n.date(asUtc(`${day}T12:00`), {
    timeZone: 'UTC',
    weekday: 'short',
    month: 'short',
    day: 'numeric',
  });

/** Zone of this device. */
export const zoneHere = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** "Eastern Time" */
export const zoneWords = (i18n: I18n, timeZone: string): string => {
  const parts = new Intl.DateTimeFormat(i18n.locale, {
    timeZone,
    timeZoneName: 'longGeneric',
  }).formatToParts(new Date());
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
};

/** Local time so many minutes before: when to leave. */
export const minutesBefore = (local: string, minutes: number): string =>
  new Date(asUtc(local).getTime() - minutes * 60_000).toISOString().slice(0, 16);
