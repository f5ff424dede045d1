import { expect, test } from 'vitest';
import { noNoise } from '../reports/no-noise.fixture.ts';
import type { ContactStatus } from './favorites.constants.ts';
import { type EndedWait, NO_WAIT, toldUntil, toldWait, waitAfter } from './waits.ts';

const UNTIL = '2026-11-30';

const told = (...waits: readonly EndedWait[]) =>
  toldWait(waits, { listingId: 'a', until: UNTIL, wordsOf: noNoise });

const ended = (days: number, visitedOn = '2026-08-20'): EndedWait => ({ days, visitedOn });

const afterAll = (...steps: readonly (readonly [ContactStatus | null, string])[]) =>
  steps.reduce((wait, [status, day]) => waitAfter(wait, status, day), NO_WAIT);

test('a wait goes from the first call or waiting list to the first visit', () => {
  const until = afterAll(
    ['called', '2026-03-01'],
    ['waiting-list', '2026-03-20'],
    ['intake-booked', '2026-05-01'],
    ['first-visit', '2026-06-01'],
  );
  expect(until).toEqual({ waitsSince: '2026-03-01', visitedOn: '2026-06-01' });
  expect(waitAfter(until, 'waiting-list', '2026-06-02')).toEqual({
    waitsSince: '2026-03-01',
    visitedOn: null,
  });
  for (const status of [null, 'to-call', 'not-a-fit'] as const)
    expect(waitAfter(until, status, '2026-06-02')).toEqual(NO_WAIT);
});

test('a first visit without a call before it is no wait yet', () => {
  expect(afterAll(['first-visit', '2026-06-01'])).toEqual({
    waitsSince: null,
    visitedOn: '2026-06-01',
  });
});

test('five families have a median, and four have nothing', () => {
  const waits = [20, 90, 95, 300, 700].map((days) => ended(days));
  expect(told(...waits)).toEqual({ months: 3, families: 5, since: '2026-07-01' });
  expect(told(...waits.slice(1))).toBeNull();
});

test('further families change nothing until five of them have come', () => {
  const five = Array.from({ length: 5 }, () => ended(30));
  const more = Array.from({ length: 5 }, () => ended(600));
  for (let count = 1; count < 5; count += 1)
    expect(told(...five, ...more.slice(0, count))).toEqual(told(...five));
  expect(told(...five, ...more, ended(600))).toMatchObject({ families: 10 });
});

test('first visits of this week are not told before the next', () => {
  expect(toldUntil('2026-12-06')).toBe(UNTIL);
  expect(toldUntil('2026-12-07')).toBe('2026-12-07');
  const waits = Array.from({ length: 4 }, () => ended(30));
  expect(told(...waits, ended(30, UNTIL))).toBeNull();
  expect(told(...waits, ended(30, '2026-11-29'))).not.toBeNull();
});

test('five families count as long as the last of them had its first visit in two years', () => {
  const old = Array.from({ length: 5 }, () => ended(600, '2024-11-01'));
  expect(told(...old)).toBeNull();
  expect(told(...old.slice(1), ended(600, '2024-12-01'))).toMatchObject({ since: '2024-10-01' });
  const recent = Array.from({ length: 5 }, () => ended(30));
  expect(told(...old, ...recent)).toEqual({ months: 1, families: 5, since: '2026-07-01' });
});
