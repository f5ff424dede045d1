import type { KeptEntry } from '../calendar-entries/entry-fields.ts';
import { type EntryEvents, entryEvents, type Filed } from '../calendar-entries/entry-file.ts';
import { zoneLines } from '../calendar-entries/zone-lines.ts';
import { calendarFile, stampOf } from '../kernel/calendar-file.ts';
import { PRODUCT } from '../product.ts';
import type { FeedDetail } from './calendar-feeds.constants.ts';

/** Entry of a calendar, or a date that another context knows, by an id that stays the same. */
export interface Fed extends Filed {
  readonly id: string;
}

interface FeedOptions {
  readonly detail: FeedDetail;
  /** Title of everything where a feed tells only when one is busy. */
  readonly busy: string;
  readonly now: Date;
}

type Days = KeptEntry['days'];

const daysWith = (days: Days, hidden: Partial<Days[string]>): Days =>
  Object.fromEntries(Object.entries(days).map(([day, change]) => [day, { ...change, ...hidden }]));

/** Leaves out the words that a feed does not tell, those of single days included. */
const told = <Entry extends Filed>(
  entry: Entry,
  { detail, busy }: Pick<FeedOptions, 'detail' | 'busy'>,
): Entry => {
  if (detail === 'everything') return entry;
  const isBusy = detail === 'busy';
  return {
    ...entry,
    place: '',
    notes: '',
    ...(isBusy && { title: busy }),
    days: daysWith(entry.days, { place: null, notes: null, ...(isBusy && { title: null }) }),
  };
};

/** Zones of all events, each from its earliest day. */
const zonesOf = (events: readonly EntryEvents[]): ReadonlyMap<string, string> => {
  const zones = new Map<string, string>();
  for (const each of events)
    for (const [zone, day] of each.zones) {
      const known = zones.get(zone);
      if (known === undefined || day < known) zones.set(zone, day);
    }
  return zones;
};

/** A calendar that other programs read again and again. */
export const feedFile = (entries: readonly Fed[], options: FeedOptions): string => {
  const stamp = stampOf(options.now);
  const events = entries.map((entry) => entryEvents(told(entry, options), { id: entry.id, stamp }));
  return calendarFile('Calendar', [
    `X-WR-CALNAME:${PRODUCT.name}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...Array.from(zonesOf(events), ([zone, day]) => zoneLines(zone, day)).flat(),
    ...events.flatMap(({ lines }) => lines),
  ]);
};
