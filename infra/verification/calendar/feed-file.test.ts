import { addEntrySchema } from '@hearthway/domain/calendar-entries/calendar-entries.contract.ts';
import { UNCHANGED_DAY } from '@hearthway/domain/calendar-entries/entry-fields.ts';
import { readIcs } from '@hearthway/domain/calendar-entries/import/read-ics.ts';
import { feedFile } from '@hearthway/domain/calendar-feeds/feed-file.ts';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';

const when = (timeZone: string) => ({
  kind: 'timed' as const,
  startsAt: '2026-12-01T15:30',
  endsAt: '2026-12-01T16:15',
  timeZone,
});

const { mark: _, remindsSince: __, ...SAME } = UNCHANGED_DAY;

const ENTRIES = [
  {
    title: 'Swimming',
    notes: 'Blue; towel',
    when: when('America/New_York'),
    repeats: { repeats: 'weekly' },
  },
  { title: 'Speech, online', place: 'https://example.org/a;b', when: when('America/New_York') },
  { title: 'Grandma', when: when('Europe/London'), repeats: { repeats: 'monthly-last' } },
  { title: 'Call', when: when('UTC') },
  { title: 'Camp', when: { kind: 'all-day', firstDay: '2026-12-24', lastDay: '2026-12-26' } },
].map((fields, nth) => ({
  ...addEntrySchema.parse(fields),
  id: `${nth}`.repeat(32),
  days:
    nth === 0
      ? {
          '2026-12-08': { ...UNCHANGED_DAY, isCanceled: true },
          '2026-12-15': { ...UNCHANGED_DAY, title: 'Swim test' },
        }
      : {},
}));

const file = feedFile(ENTRIES, {
  detail: 'everything',
  busy: 'Busy',
  now: new Date('2026-11-29T12:00:00.000Z'),
});

test('a feed is a calendar for ical.js, with each zone once and a UID for each entry', () => {
  const calendar = new ICAL.Component(ICAL.parse(file));
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
  const zones = calendar.getAllSubcomponents('vtimezone');
  expect(zones.map((each) => String(each.getFirstPropertyValue('tzid')))).toEqual([
    'America/New_York',
    'Europe/London',
  ]);
  const events = calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(ENTRIES.length);
  expect(events.map(({ summary }) => summary)).toContain('Speech, online');
});

test('a feed that is brought in again has the same entries and days', () => {
  const read = readIcs(file, { childIds: [], zones: {}, here: 'UTC', today: '2026-11-29' });
  const stated = ENTRIES.map(({ title, place, notes, when: at, repeats }) => ({
    title,
    place,
    notes,
    when: at,
    // Files name the weekday of the first day too.
    repeats: repeats?.repeats === 'weekly' ? { ...repeats, weekdays: ['TU'] } : repeats,
    childIds: [],
  }));
  expect(read?.skipped).toEqual([]);
  expect(read?.entries.map(({ fields }) => fields)).toEqual(stated);
  expect(read?.entries[0]?.days).toMatchObject({
    '2026-12-08': { ...SAME, isCanceled: true },
    '2026-12-15': { title: 'Swim test', isCanceled: false },
  });
});
