import { momentOf } from '@hearthway/domain/calendar/local-time.ts';
import { addEntrySchema } from '@hearthway/domain/calendar-entries/calendar-entries.contract.ts';
import {
  type KeptEntry,
  newEntry,
  UNCHANGED_DAY,
} from '@hearthway/domain/calendar-entries/entry-fields.ts';
import { entryFile } from '@hearthway/domain/calendar-entries/entry-file.ts';
import { occurrencesIn } from '@hearthway/domain/calendar-entries/occurrences.ts';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';

const ID = 'a'.repeat(32);

const now = new Date('2026-11-29T12:00:00.000Z');

const moved = (timeZone: string) => ({
  kind: 'timed' as const,
  startsAt: '2026-03-10T10:00',
  endsAt: '2026-03-10T11:00',
  timeZone,
});

const swimming = (timeZone: string, changes: object = {}): KeptEntry => ({
  ...newEntry({
    ...addEntrySchema.parse({
      title: 'Swimming; blue, towel',
      place: 'Lakewood pool',
      notes: `First line\nsecond ${'é'.repeat(80)}`,
      when: {
        kind: 'timed',
        startsAt: '2026-02-03T15:30',
        endsAt: '2026-02-03T16:15',
        timeZone,
      },
      repeats: { repeats: 'weekly', until: '2026-11-30' },
      ...changes,
    }),
    responsibleId: null,
  }),
  days: {
    '2026-02-10': { ...UNCHANGED_DAY, isCanceled: true },
    '2026-03-17': { ...UNCHANGED_DAY, when: moved(timeZone), title: 'Swimming test' },
    '2026-03-24': { ...UNCHANGED_DAY, mark: 'kept' },
  },
});

/** Moments and titles that `ical.js` reads from a file. */
const readByIcal = (file: string): readonly string[] => {
  const calendar = new ICAL.Component(ICAL.parse(file));
  for (const zone of calendar.getAllSubcomponents('vtimezone'))
    ICAL.TimezoneService.register(new ICAL.Timezone(zone));
  const events = calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));
  const [series, ...own] = events;
  if (series === undefined) return [];
  for (const each of own) series.relateException(each);
  const iterator = series.iterator();
  const found: string[] = [];
  for (let next = iterator.next(); next; next = iterator.next()) {
    const { startDate, item } = series.getOccurrenceDetails(next);
    found.push(`${startDate.toJSDate().toISOString()} ${item.summary}`);
  }
  return found.toSorted();
};

const own = (entry: KeptEntry): readonly string[] =>
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
    .flatMap((month) => {
      const name = `2026-${String(month + 1).padStart(2, '0')}`;
      return occurrencesIn({ ...entry, id: ID }, { from: `${name}-01`, to: `${name}-31` });
    })
    .filter(({ isCanceled }) => !isCanceled)
    .map(({ when, title }) =>
      when.kind === 'timed'
        ? `${momentOf(when.timeZone, when.startsAt).toISOString()} ${title}`
        : `${when.firstDay} ${title}`,
    )
    .toSorted();

test.for(['America/New_York', 'America/Phoenix', 'Europe/London', 'Australia/Lord_Howe'])(
  'a series in %s has the same moments and words for ical.js, across changes of clocks',
  (timeZone) => {
    const entry = swimming(timeZone);
    expect(readByIcal(entryFile(entry, { id: ID, now }))).toEqual(own(entry));
  },
);

test('an entry late in the evening before clocks go back has its moment', () => {
  const timeZone = 'Australia/Sydney';
  const when = {
    kind: 'timed',
    startsAt: '2026-04-04T23:30',
    endsAt: '2026-04-04T23:45',
    timeZone,
  };
  const entry = { ...swimming(timeZone, { when, repeats: null }), days: {} };
  expect(readByIcal(entryFile(entry, { id: ID, now }))).toEqual(own(entry));
});

test('an all-day entry is of plain dates, whose end is the day after', () => {
  const when = { kind: 'all-day', firstDay: '2026-12-24', lastDay: '2026-12-26' };
  const entry = { ...swimming('UTC', { when, repeats: null }), days: {}, follows: null };
  const file = entryFile(entry, { id: ID, now });
  const event = new ICAL.Event(
    new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent('vevent') ?? undefined,
  );
  expect([event.startDate.toString(), event.endDate.toString(), event.uid]).toEqual([
    '2026-12-24',
    '2026-12-27',
    `${ID}@hearthway`,
  ]);
  expect(event.description).toBe(entry.notes);
  expect(event.summary).toBe('Swimming; blue, towel');
});
