import { expect, test } from 'vitest';
import { timeIn } from '../calendar/local-time.ts';
import { appealCase } from './appeal-case.fixture.ts';
import type { DenialHistory } from './denial-history.ts';
import { isStillWanted, remindersOf } from './reminders.ts';

const denial = (fields: Partial<DenialHistory> = {}): DenialHistory => ({
  ...appealCase({ planType: 'medicaid-managed-care', care: 'running' }),
  state: 'NC',
  denialReason: 'hours-reduced',
  timeZone: 'America/New_York',
  wantsReminders: true,
  ...fields,
});

const at = (time: string) => new Date(`2026-${time}:00.000Z`);

const planned = (fields: Partial<DenialHistory>, now: Date) =>
  remindersOf(denial(fields), now).map(({ step, dueOn, daysBefore, sendAt }) =>
    [step, dueOn, daysBefore, sendAt.toISOString().slice(0, 16)].join(' '),
  );

test('each own date is announced 14, 7 and 2 days before, at nine where the family is', () => {
  expect(planned({}, at('11-03T12:00'))).toEqual([
    'keep-services 2026-11-12 7 2026-11-05T14:00',
    'keep-services 2026-11-12 2 2026-11-10T14:00',
    'medicaid-appeal-file 2027-01-01 14 2026-12-18T14:00',
    'medicaid-appeal-file 2027-01-01 7 2026-12-25T14:00',
    'medicaid-appeal-file 2027-01-01 2 2026-12-30T14:00',
  ]);
});

test('only those that are still to come', () => {
  expect(planned({ care: 'planned' }, at('12-25T13:59'))).toEqual([
    'medicaid-appeal-file 2027-01-01 7 2026-12-25T14:00',
    'medicaid-appeal-file 2027-01-01 2 2026-12-30T14:00',
  ]);
  expect(planned({ care: 'planned' }, at('12-30T14:00'))).toEqual([]);
});

test('two ways until the same day are announced once', () => {
  expect(planned({ planType: 'tricare' }, at('11-03T12:00'))).toHaveLength(3);
});

test('a family that wants none, or has removed the denial, gets none', () => {
  expect(planned({ wantsReminders: false }, at('11-03T12:00'))).toEqual([]);
  expect(remindersOf(null, at('11-03T12:00'))).toEqual([]);
});

test('a reminder is wanted until it is sent, corrected, removed, won or over', () => {
  const posted = { step: 'medicaid-appeal-file', dueOn: '2027-01-01' } as const;
  const now = at('12-18T14:00');
  const isWanted = (fields: Partial<DenialHistory>, then = now) =>
    isStillWanted(denial(fields), posted, then);
  const sent = { step: 'medicaid-appeal-file', sentOn: '2026-12-01', decided: null } as const;
  expect(isWanted({})).toBe(true);
  expect(isWanted({ taken: [sent] })).toBe(false);
  expect(isWanted({ letterOn: '2026-11-03' })).toBe(false);
  expect(isWanted({ wantsReminders: false })).toBe(false);
  expect(isStillWanted(null, posted, now)).toBe(false);
  expect(isWanted({}, new Date('2027-01-02T14:00:00.000Z'))).toBe(false);
});

test.for([
  ['America/New_York', '2026-07-01', '2026-07-01T13:00:00.000Z'],
  ['America/New_York', '2026-12-01', '2026-12-01T14:00:00.000Z'],
  // The clocks change on this day.
  ['America/New_York', '2026-03-08', '2026-03-08T13:00:00.000Z'],
  ['America/Los_Angeles', '2026-11-01', '2026-11-01T17:00:00.000Z'],
  ['Pacific/Honolulu', '2026-01-01', '2026-01-01T19:00:00.000Z'],
  ['Pacific/Guam', '2026-01-01', '2025-12-31T23:00:00.000Z'],
] as const)('nine in %s on %s', ([timeZone, day, time]) => {
  expect(timeIn(timeZone, { day, hour: 9 }).toISOString()).toBe(time);
});
