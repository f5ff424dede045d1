import type { Occurrence } from '@hearthway/domain/calendar-entries/calendar-entries.contract.ts';
import type { I18n } from '@lingui/core';
import type { ShownCalendar } from './List.tsx';
import { occursOn } from './view.ts';
import { timeWords } from './when-words.ts';

export const PARTS_OF_DAY = ['all-day', 'morning', 'afternoon', 'evening'] as const;

type PartOfDay = (typeof PARTS_OF_DAY)[number];

/** Something on a day of a week. */
export interface WeekItem {
  readonly key: string;
  /** Words of its time; empty for something without one. */
  readonly time: string;
  readonly words: string;
  readonly place: string;
  readonly isCanceled: boolean;
}

const NOON = 'T12:00';

const EVENING = 'T17:00';

/** Part of a day that has an occurrence: what began on an earlier day has all of it. */
const partOf = ({ when }: Occurrence, day: string): PartOfDay => {
  if (when.kind === 'all-day' || !when.startsAt.startsWith(day)) return 'all-day';
  const time = when.startsAt.slice(10);
  if (time < NOON) return 'morning';
  return time < EVENING ? 'afternoon' : 'evening';
};

/** Entries and other dates of an ISO day, by the part of the day. */
export const itemsOn = (
  i18n: I18n,
  { calendar, others }: Pick<ShownCalendar, 'calendar' | 'others'>,
  day: string,
): Readonly<Record<PartOfDay, readonly WeekItem[]>> => {
  const occurrences = calendar.occurrences.filter(({ when }) => occursOn(when, day));
  const inPart = (part: PartOfDay): readonly WeekItem[] =>
    occurrences
      .filter((occurrence) => partOf(occurrence, day) === part)
      .map(({ entryId, day: ofSeries, when, title, place, isCanceled }) => ({
        key: `${entryId} ${ofSeries}`,
        time: when.kind === 'timed' && part !== 'all-day' ? timeWords(i18n, when.startsAt) : '',
        words: title,
        place,
        isCanceled,
      }));
  const kept = others
    .filter((other) => other.day === day)
    .map(({ words }) => ({ key: words, time: '', words, place: '', isCanceled: false }));
  return {
    'all-day': [...kept, ...inPart('all-day')],
    morning: inPart('morning'),
    afternoon: inPart('afternoon'),
    evening: inPart('evening'),
  };
};
