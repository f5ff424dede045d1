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

const compact = (day: string): string => `${day.slice(0, 4)}${day.slice(5, 7)}${day.slice(8)}`;

/** `20261201T153000` */
const compactTime = (local: string): string =>
  `${compact(local.slice(0, 10))}T${local.slice(11, 13)}${local.slice(14, 16)}00`;

const timeOf = (timeZone: string, local: string): string =>
  timeZone === 'UTC' ? `:${compactTime(local)}Z` : `;TZID=${timeZone}:${compactTime(local)}`;

/** Parameters and value of a property that names when something starts. */
const startOf = (when: When): string =>
  when.kind === 'timed'
    ? timeOf(when.timeZone, when.startsAt)
    : `;VALUE=DATE:${compact(when.firstDay)}`;

/** The end of all-day events is the first day after them (RFC 5545, 3.6.1). */
const endOf = (when: When): string =>
  when.kind === 'timed'
    ? timeOf(when.timeZone, when.endsAt)
    : `;VALUE=DATE:${compact(addDays(when.lastDay, 1))}`;

const eventLines = (
  { title, place, notes, when }: Shown,
  identity: readonly string[],
  more: readonly string[] = [],
): readonly string[] => {
  const [start, end] = [startOf(when), endOf(when)];
  return [
    'BEGIN:VEVENT',
    ...identity,
    `DTSTART${start}`,
    // An end has to be later than its start.
    ...(end === start ? [] : [`DTEND${end}`]),
    ...more,
    `SUMMARY:${escaped(title)}`,
    ...(place === '' ? [] : [`LOCATION:${escaped(place)}`]),
    ...(notes === '' ? [] : [`DESCRIPTION:${escaped(notes)}`]),
    'END:VEVENT',
  ];
};

/** Part of an entry that other calendars get. */
export type Filed = Pick<KeptEntry, 'title' | 'place' | 'notes' | 'when' | 'repeats' | 'days'>;

const ruleLines = ({ when, repeats }: Filed): readonly string[] => {
  if (repeats === null) return [];
  const { until } = repeats;
  // With times, the last moment is one in UTC.
  const last =
    until === null || when.kind === 'all-day'
      ? undefined
      : stampOf(momentOf(when.timeZone, `${until}${when.startsAt.slice(10)}`));
  return [`RRULE:${ruleLine(firstDayOf(when), repeats, last)}`];
};

interface EventOptions {
  /** Identifies the entry: importing the file again updates it. */
  readonly id: string;
  /** When the file is made, by `stampOf`. */
  readonly stamp: string;
}

/** Events of an entry, and the zones that they name, each with a day from which it is described. */
export interface EntryEvents {
  readonly zones: ReadonlyMap<string, string>;
  readonly lines: readonly string[];
}

/** An entry by RFC 5545: its series, the days that are canceled, and those that differ. */
export const entryEvents = (entry: Filed, { id, stamp }: EventOptions): EntryEvents => {
  const identity = [`UID:${id}@hearthway`, `DTSTAMP:${stamp}`];
  const days = Object.entries(entry.days)
    .filter(([day]) => hasDay(entry, day))
    .map(([day, change]) => ({ ...change, regular: whenOn(entry.when, day) }));
  const canceled = days.filter(({ isCanceled }) => isCanceled);
  const own = days.filter(
    ({ isCanceled, when, title, place, notes }) =>
      !isCanceled && [when, title, place, notes].some((each) => each !== null),
  );
  const zones = [entry.when, ...own.flatMap(({ when }) => when ?? [])].flatMap((when) =>
    when.kind === 'timed' && when.timeZone !== 'UTC'
      ? [[when.timeZone, firstDayOf(entry.when)] as const]
      : [],
  );
  const lines = [
    ...eventLines(entry, identity, [
      ...ruleLines(entry),
      ...(entry.repeats === null && canceled.length > 0
        ? ['STATUS:CANCELLED']
        : canceled.map(({ regular }) => `EXDATE${startOf(regular)}`)),
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
  ];
  return { zones: new Map(zones), lines };
};

/** An entry as a calendar. */
export const entryFile = (
  entry: Filed,
  { id, now }: { readonly id: string; readonly now: Date },
): string => {
  const { zones, lines } = entryEvents(entry, { id, stamp: stampOf(now) });
  return calendarFile('Calendar', [
    ...Array.from(zones, ([zone, firstDay]) => zoneLines(zone, firstDay)).flat(),
    ...lines,
  ]);
};
