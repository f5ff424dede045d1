import { expect, test } from 'vitest';
import { nextCallDay, openNow, openSpansIn, USUAL_HOURS, windowsOn } from './opening-hours.ts';
import { timeZoneOf } from './time-zones.constants.ts';

const HOUR = 60;

test('listed hours are read where they are clear', () => {
  expect(openSpansIn('Mon-Fri 8am-5pm; Sat 9-13')).toEqual([
    { days: [1, 2, 3, 4, 5], from: 8 * HOUR, to: 17 * HOUR },
    { days: [6], from: 9 * HOUR, to: 13 * HOUR },
  ]);
  expect(openSpansIn('Fri–Mon 10pm–2am')?.[0]).toEqual({
    days: [5, 6, 0, 1],
    from: 22 * HOUR,
    to: 26 * HOUR,
  });
  expect(openSpansIn('Mon, Wed and Fri 12am-12pm')?.[0]).toEqual({
    days: [1, 3, 5],
    from: 0,
    to: 12 * HOUR,
  });
  for (const unclear of ['Mon-Fri 8-5', 'By appointment', 'Mon 8am-25pm', 'Mon 9:75-17', ''])
    expect(openSpansIn(unclear)).toBeNull();
});

const inZone = (hours: string, timeZone: string, at: string): boolean =>
  openNow({ spans: openSpansIn(hours) ?? [], timeZone }, new Date(at)) !== undefined;

test('a place is open by the clocks of its own zone, also after midnight and on the days of a change', () => {
  const office = (at: string) => inZone('Mon-Fri 8am-5pm', 'America/Los_Angeles', at);
  expect(office('2026-11-27T15:59:00Z')).toBe(false);
  expect(office('2026-11-27T16:00:00Z')).toBe(true);
  expect(office('2026-11-28T00:59:00Z')).toBe(true);
  expect(office('2026-11-28T01:00:00Z')).toBe(false);
  expect(inZone('Fri 10pm-2am', 'America/New_York', '2026-11-28T06:30:00Z')).toBe(true);
  expect(inZone('Fri 10pm-2am', 'America/New_York', '2026-11-28T07:30:00Z')).toBe(false);
  const sunday = (day: string) =>
    windowsOn({ spans: openSpansIn('Sun 9am-5pm') ?? [], timeZone: 'America/New_York', day })[0];
  expect(sunday('2026-11-01')?.from.toISOString()).toBe('2026-11-01T14:00:00.000Z');
  expect(sunday('2026-03-08')?.from.toISOString()).toBe('2026-03-08T13:00:00.000Z');
  expect(sunday('2026-03-01')?.from.toISOString()).toBe('2026-03-01T14:00:00.000Z');
});

test('usual hours have no weekend, and the next day to call no holiday either', () => {
  const on = (day: string) =>
    windowsOn({ spans: USUAL_HOURS, timeZone: 'America/Chicago', day }).length;
  expect([on('2026-11-27'), on('2026-11-28'), on('2026-11-29')]).toEqual([1, 0, 0]);
  expect(nextCallDay('2026-11-27')).toBe('2026-11-30');
  expect(nextCallDay('2026-11-25')).toBe('2026-11-27');
  expect(nextCallDay('2026-12-24')).toBe('2026-12-28');
});

test('a state that keeps two zones has one for its offices alone', () => {
  expect(timeZoneOf({ state: 'TN', isOfState: false })).toBeNull();
  expect(timeZoneOf({ state: 'TN', isOfState: true })).toBe('America/Chicago');
  expect(timeZoneOf({ state: 'OH', isOfState: false })).toBe('America/New_York');
  expect(timeZoneOf({ state: null, isOfState: true })).toBeNull();
});
