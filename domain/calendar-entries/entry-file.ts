import { addDays } from '../calendar/days.ts';
import { momentOf } from '../calendar/local-time.ts';
import { calendarFile, escaped, stampOf } from '../kernel/calendar-file.ts';
import type { When } from './calendar-entries.contract.ts';
import { firstDayOf, type KeptEntry } from './entry-fields.ts';
import { hasDay, whenOn } from './occurrences.ts';
import { ruleLine } from './rule-line.ts';
import { zoneLines } from './zone-lines.ts';

interface Shown {
  readonly title: string;
  readonly place: string;
  readonly notes: string;
  readonly when: When;
}

const compact = (text: string): string => text.replaceAll('-', '');

/** `20261201T153000` */
const compactTime = (local: string): string => `${compact(local).replaceAll(':', '')}00`;

/** Parameters and value of a property that names when something starts. */
const startOf = (when: When): string =>
  when.kind === 'timed'
    ? `;TZID=${when.timeZone}:${compactTime(when.startsAt)}`
    : `;VALUE=DATE:${compact(when.firstDay)}`;

/** The end of all-day events is the first day after them (RFC 5545, 3.6.1). */
const endOf = (when: When): string =>
  when.kind === 'timed'
    ? `;TZID=${when.timeZone}:${compactTime(when.endsAt)}`
    : `;VALUE=DATE:${compact(addDays(when.lastDay, 1))}`;

const eventLines = (
  { title, place, notes, when }: Shown,
  identity: readonly string[],
  more: readonly string[] = [],
): readonly string[] => [
  'BEGIN:VEVENT',
  ...identity,
  `DTSTART${startOf(when)}`,
  `DTEND${endOf(when)}`,
  ...more,
  `SUMMARY:${escaped(title)}`,
  ...(place === '' ? [] : [`LOCATION:${escaped(place)}`]),
  ...(notes === '' ? [] : [`DESCRIPTION:${escaped(notes)}`]),
  'END:VEVENT',
];

const ruleLines = ({ when, repeats }: KeptEntry): readonly string[] => {
  if (repeats === null) return [];
  const { until } = repeats;
  // With times, the last moment is one in UTC.
  const last =
    until === null || when.kind === 'all-day'
      ? undefined
      : stampOf(momentOf(when.timeZone, `${until}${when.startsAt.slice(10)}`));
  return [`RRULE:${ruleLine(firstDayOf(when), repeats, last)}`];
};

interface FileOptions {
  /** Identifies the entry: importing the file again updates it. */
  readonly id: string;
  readonly now: Date;
}

/** An entry as a calendar by RFC 5545: its series, the days that are canceled, and those that differ. */
export const entryFile = (entry: KeptEntry, { id, now }: FileOptions): string => {
  const identity = [`UID:${id}@hearthway`, `DTSTAMP:${stampOf(now)}`];
  const days = Object.entries(entry.days)
    .filter(([day]) => hasDay(entry, day))
    .map(([day, change]) => ({ ...change, regular: whenOn(entry.when, day) }));
  const canceled = days.filter(({ isCanceled }) => isCanceled);
  const own = days.filter(
    ({ isCanceled, when, title, place, notes }) =>
      !isCanceled && [when, title, place, notes].some((each) => each !== null),
  );
  const zones = new Set(
    [entry.when, ...own.flatMap(({ when }) => when ?? [])].flatMap((when) =>
      when.kind === 'timed' ? [when.timeZone] : [],
    ),
  );
  return calendarFile('Calendar', [
    ...[...zones].flatMap((zone) => zoneLines(zone, firstDayOf(entry.when))),
    ...eventLines(entry, identity, [
      ...ruleLines(entry),
      ...canceled.map(({ regular }) => `EXDATE${startOf(regular)}`),
    ]),
    ...own.flatMap(({ when, title, place, notes, regular }) =>
      eventLines(
        {
          when: when ?? regular,
          title: title ?? entry.title,
          place: place ?? entry.place,
          notes: notes ?? entry.notes,
        },
        [...identity, `RECURRENCE-ID${startOf(regular)}`],
      ),
    ),
  ]);
};
