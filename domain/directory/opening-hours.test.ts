import { expect, test } from 'vitest';
import { STATES } from '../kernel/states.constants.ts';
import { nextCallDay, openNow, openSpansIn, USUAL_HOURS, windowsOn } from './opening-hours.ts';
import { timeZonesOf } from './time-zones.constants.ts';

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
  expect(openSpansIn('Mon 1-5pm; Tue 8-5pm; Wed 8-12pm; Thu 8:30–17; Fri 0-24')).toMatchObject([
    { from: 13 * HOUR, to: 17 * HOUR },
    { from: 8 * HOUR, to: 17 * HOUR },
    { from: 8 * HOUR, to: 12 * HOUR },
    { from: 8.5 * HOUR, to: 17 * HOUR },
    { from: 0, to: 24 * HOUR },
  ]);
  for (const unclear of [
    'Mon-Fri 8-5',
    'Mon 1-5',
    'Mon 1pm-5',
    'Mon 10-2am',
    'By appointment',
    'Mon 8am-25pm',
    'Mon 9:75-17',
    '',
  ])
    expect(openSpansIn(unclear)).toBeNull();
});

const inZone = (hours: string, timeZone: string, at: string): boolean =>
  openNow({ spans: openSpansIn(hours) ?? [], timeZones: [timeZone] }, new Date(at)) !== undefined;

test('a place is open by the clocks of its own zone, also after midnight and on the days of a change', () => {
  const office = (at: string) => inZone('Mon-Fri 8am-5pm', 'America/Los_Angeles', at);
  expect(office('2026-11-27T15:59:00Z')).toBe(false);
  expect(office('2026-11-27T16:00:00Z')).toBe(true);
  expect(office('2026-11-28T00:59:00Z')).toBe(true);
  expect(office('2026-11-28T01:00:00Z')).toBe(false);
  expect(inZone('Fri 10pm-2am', 'America/New_York', '2026-11-28T06:30:00Z')).toBe(true);
  expect(inZone('Fri 10pm-2am', 'America/New_York', '2026-11-28T07:30:00Z')).toBe(false);
  const sunday = (day: string) =>
    windowsOn({ spans: openSpansIn('Sun 9am-5pm') ?? [], timeZones: ['America/New_York'], day })[0];
  expect(sunday('2026-11-01')?.from.toISOString()).toBe('2026-11-01T14:00:00.000Z');
  expect(sunday('2026-03-08')?.from.toISOString()).toBe('2026-03-08T13:00:00.000Z');
  expect(sunday('2026-03-01')?.from.toISOString()).toBe('2026-03-01T14:00:00.000Z');
});

test('usual hours have no weekend, and the next day to call no holiday either', () => {
  const on = (day: string) =>
    windowsOn({ spans: USUAL_HOURS, timeZones: ['America/Chicago'], day }).length;
  expect([on('2026-11-27'), on('2026-11-28'), on('2026-11-29')]).toEqual([1, 0, 0]);
  expect(nextCallDay('2026-11-27')).toBe('2026-11-30');
  expect(nextCallDay('2026-11-25')).toBe('2026-11-27');
  expect(nextCallDay('2026-12-24')).toBe('2026-12-28');
});

test('in a state with two zones, a place is open while it is so in both', () => {
  const spans = USUAL_HOURS;
  const texas = timeZonesOf('TX');
  expect(windowsOn({ spans, timeZones: texas, day: '2026-11-30' })).toEqual([
    { from: new Date('2026-11-30T16:00:00Z'), to: new Date('2026-11-30T22:00:00Z') },
  ]);
  const isOpen = (at: string) => openNow({ spans, timeZones: texas }, new Date(at)) !== undefined;
  expect(isOpen('2026-11-30T15:30:00Z')).toBe(false);
  expect(isOpen('2026-11-30T16:00:00Z')).toBe(true);
  expect(isOpen('2026-11-30T22:00:00Z')).toBe(false);
  const brief = openSpansIn('Mon 9am-9:45am') ?? [];
  expect(windowsOn({ spans: brief, timeZones: texas, day: '2026-11-30' })).toEqual([]);
});

test('a place without a zone has no hours', () => {
  expect(timeZonesOf(null)).toEqual([]);
  expect(timeZonesOf('XX')).toEqual([]);
  expect(windowsOn({ spans: USUAL_HOURS, timeZones: [], day: '2026-11-30' })).toEqual([]);
  expect(openNow({ spans: USUAL_HOURS, timeZones: [] }, new Date('2026-11-30'))).toBeUndefined();
});

test('every zone is one that clocks know', () => {
  for (const state of Object.keys(STATES))
    for (const timeZone of timeZonesOf(state))
      expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow();
});
