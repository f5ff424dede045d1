import { expect, test } from 'vitest';
import { everyRow } from '../kernel/every-row.fixture.ts';
import type { Reminder } from './calendar-entries.constants.ts';
import { addEntrySchema, type When } from './calendar-entries.contract.ts';
import { type DayChange, type KeptEntry, newEntry, UNCHANGED_DAY } from './entry-fields.ts';
import { entryMessagesOf } from './entry-mails.ts';
import { seesEntry } from './reminded-adult.ts';
import { isStillPlanned, plannedReminders, reminderTimes } from './reminders.ts';

const at = (startsAt: string): When => ({
  kind: 'timed',
  startsAt,
  endsAt: startsAt,
  timeZone: 'America/New_York',
});

const allDay = (firstDay: string): When => ({ kind: 'all-day', firstDay, lastDay: firstDay });

test(
  '… reminds …',
  everyRow(
    [
      [at('2026-12-01T15:30'), ['day', 'two-hours'], ['2026-11-30T20:30', '2026-12-01T18:30']],
      // Clocks change in the night before: the same local time, and two real hours.
      [at('2026-11-01T09:00'), ['day', 'two-hours'], ['2026-10-31T13:00', '2026-11-01T12:00']],
      [at('2026-03-08T03:30'), ['day', 'two-hours'], ['2026-03-07T08:30', '2026-03-08T05:30']],
      [allDay('2026-12-01'), ['week', 'day'], ['2026-11-24T17:00', '2026-11-30T17:00']],
      // In the course of a day without times there is one moment.
      [allDay('2026-12-01'), ['half-hour', 'at-time'], ['2026-12-01T17:00']],
    ] as const,
    ([when, reminders, times]) => {
      const entry = { reminders, reminderZone: 'America/Los_Angeles' };
      expect(reminderTimes(when, entry).map((time) => time.toISOString().slice(0, 16))).toEqual(
        times,
      );
    },
  ),
);

const daily = (reminders: Reminder[], fields: Partial<KeptEntry> = {}): KeptEntry => ({
  ...newEntry({
    ...addEntrySchema.parse({
      title: 'Swimming',
      when: at('2026-12-01T15:30'),
      repeats: { repeats: 'daily' },
      reminders,
    }),
    responsibleId: null,
  }),
  remindsSince: '2026-11-20T00:00:00.000Z',
  ...fields,
});

const until = new Date('2026-12-04T20:00:00.000Z');

const plannedAt = (entry: KeptEntry, now: string): readonly string[] =>
  plannedReminders(entry, { now: new Date(now), until }).map(({ day }) => day.slice(8));

const on = (day: string, change: Partial<DayChange>) => ({
  days: { [day]: { ...UNCHANGED_DAY, ...change } },
});

test(
  'of a series that reminds two hours before, … has reminders: …',
  everyRow(
    [
      ['the whole of it', {}, '2026-12-01T00:00:00.000Z', '01 02 03 04'],
      ['what lies less than an hour back', {}, '2026-12-02T21:29:00.000Z', '02 03 04'],
      ['what is ahead', {}, '2026-12-02T21:30:00.000Z', '03 04'],
      [
        'what was chosen before its time',
        { remindsSince: '2026-12-02T18:30:00.000Z' },
        '2026-12-02T18:31:00.000Z',
        '03 04',
      ],
      [
        'what was moved before its time',
        on('2026-12-02', {
          when: at('2026-12-02T16:30'),
          remindsSince: '2026-12-02T19:31:00.000Z',
        }),
        '2026-12-02T19:32:00.000Z',
        '03 04',
      ],
      [
        'what takes place',
        on('2026-12-03', { isCanceled: true }),
        '2026-12-03T12:00:00.000Z',
        '04',
      ],
      ['what is not noted', on('2026-12-03', { mark: 'kept' }), '2026-12-03T12:00:00.000Z', '04'],
    ] as const,
    ([, fields, now, days]) => {
      expect(plannedAt(daily(['two-hours'], fields), now).join(' ')).toBe(days);
    },
  ),
);

const NOW = new Date('2026-12-02T12:00:00.000Z');

const [planned] = plannedReminders(daily(['two-hours']), { now: NOW, until });

test(
  'a planned reminder of an entry … is still wanted: …',
  everyRow(
    [
      ['as it was', {}, NOW, true],
      ['with other words', { title: 'Swim club' }, NOW, true],
      ['that begins at another time', { when: at('2026-12-01T15:00') }, NOW, false],
      ['that moved this day', on('2026-12-02', { when: at('2026-12-02T16:00') }), NOW, false],
      ['that was canceled this day', on('2026-12-02', { isCanceled: true }), NOW, false],
      ['that was missed', on('2026-12-02', { mark: 'missed' }), NOW, false],
      ['that reminds at another time', { reminders: ['day'] }, NOW, false],
      ['that is long over', {}, new Date('2026-12-02T21:30:00.000Z'), false],
    ] as const,
    ([, fields, now, isWanted]) => {
      if (planned === undefined) throw new Error('It was not planned.');
      expect(isStillPlanned(daily(['two-hours'], fields), planned, now)).toBe(isWanted);
    },
  ),
);

const CHILD = 'c'.repeat(32);
const scopes = {
  children: 'read',
  food: 'none',
  favorites: 'none',
  insurance: 'none',
  calendar: 'read',
} as const;
const grant = { role: 'caregiver', scopes, onlyChildren: null, endsAt: null } as const;

test(
  'a member … sees an entry for a child: …',
  everyRow(
    [
      ['who reads the calendar', { grant }, true],
      ['who is paused', { grant, status: 'paused' }, false],
      ['who left', { grant, status: 'gone' }, false],
      ['whose access has ended', { grant: { ...grant, endsAt: '2026-12-01T00:00:00Z' } }, false],
      [
        'without the calendar',
        { grant: { ...grant, scopes: { ...scopes, calendar: 'none' } } },
        false,
      ],
      ['who sees this child', { grant: { ...grant, onlyChildren: [CHILD] } }, true],
      ['who sees another child', { grant: { ...grant, onlyChildren: ['other'] } }, false],
    ] as const,
    ([, member, sees]) => {
      const members = new Map([['m', { status: 'active' as const, ...member }]]);
      const sharing = { familyId: 'f', household: { members }, now: NOW };
      expect(seesEntry('m', { childIds: [CHILD] }, sharing)).toBe(sees);
    },
  ),
);

test('the mail of an all-day entry has a day and no time', () => {
  const details = {
    familyId: 'f',
    entryId: 'e',
    day: '2026-12-01',
    start: '2026-12-01',
    timeZone: null,
    sendAt: NOW.toISOString(),
    isOfMember: false,
  };
  const { body } = entryMessagesOf({ kind: 'calendar-reminder', details });
  expect(body[0]).toMatchObject({ values: { day: new Date('2026-12-01') } });
  expect(JSON.stringify(body)).not.toMatch(/AM|PM/);
});
