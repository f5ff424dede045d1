import { DAY_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import { expect, test } from 'vitest';
import { untilNextDay } from './next-day.ts';
import { createReportedDay, REPORTED_DAY_KEY } from './reported-day.ts';

const storageWith = (text?: string) => {
  const kept = new Map(text === undefined ? [] : [[REPORTED_DAY_KEY, text]]);
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
};

test('a day is reported once for each account', () => {
  const storage = storageWith();
  createReportedDay(storage).keep('robin', '2026-11-21');
  const reported = createReportedDay(storage);
  expect(reported.is('robin', '2026-11-21')).toBe(true);
  expect(reported.is('robin', '2026-11-22')).toBe(false);
  expect(reported.is('kim', '2026-11-21')).toBe(false);
});

test.for(['', 'null', '{', '[1]', '{"userId":7,"day":"2026-11-21"}'])(
  'broken storage counts as no report: %s',
  (text) => {
    expect(createReportedDay(storageWith(text)).is('robin', '2026-11-21')).toBe(false);
  },
);

test('a browser that keeps nothing reports once for each page', () => {
  const full = {
    ...storageWith(),
    setItem: () => {
      throw new Error('Full.');
    },
  };
  const reported = createReportedDay(full);
  reported.keep('robin', '2026-11-21');
  expect(reported.is('robin', '2026-11-21')).toBe(true);
});

test.for([
  ['2026-11-21T23:59:59', 1_000],
  ['2026-11-21T00:00:00', DAY_MS],
  // The clock goes back on this day.
  ['2026-11-01T00:00:00', 90_000_000],
] as const)('after %s the next day begins in %i ms', ([now, ms]) => {
  expect(untilNextDay(new Date(now))).toBe(ms);
});
