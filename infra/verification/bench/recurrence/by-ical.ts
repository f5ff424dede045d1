import { addDays } from '@hearthway/domain/calendar/days.ts';
import { DAY_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import { momentOf } from '@hearthway/domain/calendar/local-time.ts';
import type { KeptEntry } from '@hearthway/domain/calendar-entries/entry-fields.ts';
import { entryEvents } from '@hearthway/domain/calendar-entries/entry-file.ts';
import { occurrencesIn } from '@hearthway/domain/calendar-entries/occurrences.ts';
import { zoneLines } from '@hearthway/domain/calendar-entries/zone-lines.ts';
import ICAL from 'ical.js';
import { EARLIEST, ZONES } from './random-entry.ts';

interface Window {
  /** ISO days, both included. */
  readonly from: string;
  readonly to: string;
}

const ID = 'a'.repeat(32);

const calendarIn = (lines: readonly string[]) =>
  new ICAL.Component(
    ICAL.parse(['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR'].join('\r\n')),
  );

/** Tells `ical.js` the zones as our files describe them. */
export const registerZones = (): void => {
  for (const zone of ZONES) {
    if (zone === 'UTC') continue;
    const [described] = calendarIn(zoneLines(zone, EARLIEST)).getAllSubcomponents('vtimezone');
    if (described !== undefined) ICAL.TimezoneService.register(new ICAL.Timezone(described));
  }
};

/** Local times between which clocks change somewhere: in Santiago back from midnight. */
const NIGHT = { from: 'T23:00', to: 'T04:00' };

/** Whether clocks there change in the night to this day. */
const isChange = (timeZone: string, day: string): boolean => {
  const noon = (each: string): number => momentOf(timeZone, `${each}T12:00`).getTime();
  return noon(day) - noon(addDays(day, -1)) !== DAY_MS;
};

const isNightOfChange = (timeZone: string, local: string): boolean => {
  const [day, time] = [local.slice(0, 10), local.slice(10)];
  return (
    (time < NIGHT.to && isChange(timeZone, day)) ||
    (time >= NIGHT.from && isChange(timeZone, addDays(day, 1)))
  );
};

/**
 * Local time and moment. In a night of a change, local times are compared alone: of a time that clocks skip, or show
 * twice, `ical.js` takes the later offset, and RFC 5545 (3.3.5) the earlier one.
 */
const startWords = (timeZone: string, local: string, at: Date): string =>
  isNightOfChange(timeZone, local) ? local : `${local} ${at.toISOString()}`;

/** Starts of an entry in a window, by our own expansion. */
export const startsByUs = (entry: KeptEntry, window: Window): readonly string[] =>
  occurrencesIn({ ...entry, id: ID }, window)
    .filter(({ isCanceled }) => !isCanceled)
    .map(({ when }) =>
      when.kind === 'timed'
        ? startWords(when.timeZone, when.startsAt, momentOf(when.timeZone, when.startsAt))
        : when.firstDay,
    )
    .filter((start) => start.slice(0, 10) >= window.from && start.slice(0, 10) <= window.to)
    .toSorted();

/** Days by which an exception may lie beside its day. */
const MOVED_BY = 3;

/** Starts of an entry in a window, as `ical.js` expands the file that we make of it. */
export const startsByIcal = (entry: KeptEntry, { from, to }: Window): readonly string[] => {
  const { when } = entry;
  const { lines } = entryEvents(entry, { id: ID, stamp: '20261129T120000Z' });
  const [series, ...own] = calendarIn(lines)
    .getAllSubcomponents('vevent')
    .map((each) => new ICAL.Event(each));
  if (series === undefined) return [];
  for (const each of own) series.relateException(each);
  const last = ICAL.Time.fromDateString(to);
  last.adjust(MOVED_BY + 1, 0, 0, 0);
  const end = last.toString();
  const starts: string[] = [];
  const iterator = series.iterator();
  for (let next = iterator.next(); next; next = iterator.next()) {
    if (next.toString() > end) break;
    const { startDate } = series.getOccurrenceDetails(next);
    const local = startDate.toString().slice(0, 16);
    const day = local.slice(0, 10);
    if (day >= from && day <= to)
      starts.push(
        when.kind === 'all-day' ? local : startWords(when.timeZone, local, startDate.toJSDate()),
      );
  }
  return starts.toSorted();
};
