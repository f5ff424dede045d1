import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { given } from '../kernel/given.fixture.ts';
import { reportActiveDaySchema } from './active-days.contract.ts';
import { activeDaysDecider } from './active-days.decider.ts';

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
