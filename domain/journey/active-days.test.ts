import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { given } from '../kernel/given.fixture.ts';
import { reportActiveDaySchema } from './active-days.contract.ts';
import { activeDaysDecider } from './active-days.decider.ts';
import { dayAfter, dayIn } from './local-day.ts';

test.for([
  ['America/New_York', '2026-01-02T03:04:05Z', '2026-01-01'],
  ['America/Los_Angeles', '2026-07-01T06:59:59Z', '2026-06-30'],
  ['America/Los_Angeles', '2026-07-01T07:00:00Z', '2026-07-01'],
  ['Pacific/Kiritimati', '2026-01-01T10:00:00Z', '2026-01-02'],
  ['Asia/Kathmandu', '2026-01-01T18:15:00Z', '2026-01-02'],
  ['UTC', '2026-01-01T23:59:59Z', '2026-01-01'],
  // The clock goes back on this night.
  ['America/New_York', '2026-11-01T05:30:00Z', '2026-11-01'],
] as const)('in %s, %s is a time of %s', ([timeZone, now, day]) => {
  expect(dayIn(timeZone, new Date(now))).toBe(day);
});

test('the day after the last of a month is the first of the next', () => {
  expect(['2026-01-31', '2028-02-28', '2026-12-31'].map(dayAfter)).toEqual([
    '2026-02-01',
    '2028-02-29',
    '2027-01-01',
  ]);
});

test.for([{}, { timeZone: '' }, { timeZone: 'Mars/Olympus' }, { timeZone: 'x'.repeat(65) }])(
  'a report without a known time zone is refused: %j',
  (body) => {
    expect(z.safeParse(reportActiveDaySchema, body).success).toBe(false);
  },
);

const active = (day: string) => ({ type: 'DayActive', data: { day } }) as const;

test('a day is stored once, and none before the last', () => {
  const be = (day: string) => ({ command: 'be-active', day }) as const;
  expect(given(activeDaysDecider).when(be('2026-11-21'))).toEqual([active('2026-11-21')]);
  const yesterday = given(activeDaysDecider, [active('2026-11-20')]);
  expect(yesterday.when(be('2026-11-20'))).toEqual([]);
  expect(yesterday.when(be('2026-11-19'))).toEqual([]);
  expect(yesterday.when(be('2026-11-21'))).toEqual([active('2026-11-21')]);
});
