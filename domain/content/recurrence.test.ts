import { expect, test } from 'vitest';
import { isDayOf, nextMeeting, readRecurrence } from './recurrence.ts';

const ruleOf = (rule: string) => readRecurrence(rule) ?? expect.fail(`${rule} is no rule.`);

test.each([
  ['FREQ=WEEKLY;BYDAY=TU', { frequency: 'weekly', interval: 1, weekday: 2, nth: null }],
  ['FREQ=WEEKLY;INTERVAL=2;BYDAY=SU', { frequency: 'weekly', interval: 2, weekday: 0, nth: null }],
  ['FREQ=MONTHLY;BYDAY=1TU', { frequency: 'monthly', interval: 1, weekday: 2, nth: 1 }],
  [
    'FREQ=MONTHLY;INTERVAL=3;BYDAY=-1FR',
    { frequency: 'monthly', interval: 3, weekday: 5, nth: -1 },
  ],
])('%s is read', (rule, expected) => {
  expect(readRecurrence(rule)).toEqual(expected);
});

test.each([
  '',
  'monthly',
  'FREQ=DAILY',
  'FREQ=WEEKLY;BYDAY=1TU',
  'FREQ=MONTHLY;BYDAY=TU',
  'FREQ=MONTHLY;BYDAY=6TU',
  'FREQ=WEEKLY;INTERVAL=0;BYDAY=TU',
  'FREQ=WEEKLY;BYDAY=TU\r\nATTACH:https://example.org',
])('%j is no rule', (rule) => {
  expect(readRecurrence(rule)).toBeUndefined();
});

test('a day is of the rule or not', () => {
  expect(isDayOf(ruleOf('FREQ=MONTHLY;BYDAY=1TU'), '2026-12-01')).toBe(true);
  expect(isDayOf(ruleOf('FREQ=MONTHLY;BYDAY=1TU'), '2026-12-08')).toBe(false);
  expect(isDayOf(ruleOf('FREQ=MONTHLY;BYDAY=-1TH'), '2026-12-31')).toBe(true);
  expect(isDayOf(ruleOf('FREQ=WEEKLY;BYDAY=WE'), '2026-12-01')).toBe(false);
});

test.each([
  // Before the first, on its minute, a minute later
  ['FREQ=MONTHLY;BYDAY=1TU', '2026-12-01T18:30', '2026-11-23T09:00', '2026-12-01T18:30'],
  ['FREQ=MONTHLY;BYDAY=1TU', '2026-12-01T18:30', '2026-12-01T18:30', '2026-12-01T18:30'],
  ['FREQ=MONTHLY;BYDAY=1TU', '2026-12-01T18:30', '2026-12-01T18:31', '2027-01-05T18:30'],
  ['FREQ=MONTHLY;BYDAY=-1FR', '2025-01-31T10:00', '2026-11-28T00:00', '2026-12-25T10:00'],
  // Every third month, counted from the first
  ['FREQ=MONTHLY;INTERVAL=3;BYDAY=2MO', '2026-01-12T19:00', '2026-02-01T00:00', '2026-04-13T19:00'],
  ['FREQ=MONTHLY;BYDAY=5SU', '2026-11-29T15:00', '2026-12-01T00:00', '2027-01-31T15:00'],
  ['FREQ=WEEKLY;BYDAY=TU', '2026-01-06T12:00', '2026-11-24T12:01', '2026-12-01T12:00'],
  ['FREQ=WEEKLY;INTERVAL=2;BYDAY=TU', '2026-11-17T12:00', '2026-11-23T00:00', '2026-12-01T12:00'],
])('%s from %s: after %s comes %s', (repeats, starts, now, expected) => {
  expect(nextMeeting({ repeats, starts }, now)).toBe(expected);
});
