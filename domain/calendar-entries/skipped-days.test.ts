import { expect, test } from 'vitest';
import { everyRow } from '../kernel/every-row.fixture.ts';
import { addEntrySchema } from './calendar-entries.contract.ts';
import { newEntry, UNCHANGED_DAY } from './entry-fields.ts';
import { entryFile } from './entry-file.ts';
import { isSkipped, withSkippedDays } from './skipped-days.ts';

const WINTER = { firstDay: '2026-12-21', lastDay: '2027-01-02', childIds: [] };

/** Tuesdays, at half past three in New York. */
const SWIMMING = newEntry({
  ...addEntrySchema.parse({
    title: 'Swimming',
    when: {
      kind: 'timed',
      startsAt: '2026-12-01T15:30',
      endsAt: '2026-12-01T16:15',
      timeZone: 'America/New_York',
    },
    repeats: { repeats: 'weekly' },
    skipsBreaks: true,
  }),
  responsibleId: null,
});

const MOVED = { ...UNCHANGED_DAY, when: SWIMMING.when };

test(
  'a series has nothing on days of a break, unless the family said so for the day: …, …, skipped: …',
  everyRow(
    [
      [{}, '2026-12-22', true],
      [{}, '2026-12-15', false],
      [{}, '2027-01-05', false],
      [{ skipsBreaks: false }, '2026-12-22', false],
      [{ repeats: null }, '2026-12-22', false],
      [{ days: { '2026-12-22': MOVED } }, '2026-12-22', false],
      [{ days: { '2026-12-22': { ...UNCHANGED_DAY, mark: 'kept' } } }, '2026-12-22', false],
      [{ days: { '2026-12-22': { ...UNCHANGED_DAY, notes: 'Goggles' } } }, '2026-12-22', true],
    ] as const,
    ([change, day, expected]) => {
      expect(isSkipped({ ...SWIMMING, ...change }, [WINTER], day)).toBe(expected);
    },
  ),
);

test('other calendars are told the skipped days as exceptions, and no others', () => {
  const file = entryFile(withSkippedDays(SWIMMING, [WINTER]), {
    id: 'a',
    now: new Date('2026-11-29T12:00:00.000Z'),
  });
  expect(Array.from(file.matchAll(/^EXDATE.*:(\d+T\d+)\r$/gm), ([, day]) => day)).toEqual([
    '20261222T153000',
    '20261229T153000',
  ]);
});
