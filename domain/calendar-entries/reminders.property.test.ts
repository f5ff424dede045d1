import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, dayNameOf, dayNumberOf } from '../calendar/days.ts';
import { HOUR_MS, MINUTE_MS } from '../calendar/durations.constants.ts';
import { REMINDERS } from './calendar-entries.constants.ts';
import { reminderTimes } from './reminders.ts';

/** Every zone of a state or territory, those without daylight saving time and the far ones included. */
const US_ZONES = [
  'America/New_York',
  'America/Detroit',
  'America/Kentucky/Monticello',
  'America/Indiana/Indianapolis',
  'America/Indiana/Tell_City',
  'America/Chicago',
  'America/Menominee',
  'America/North_Dakota/Center',
  'America/Denver',
  'America/Boise',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'America/Juneau',
  'America/Nome',
  'America/Adak',
  'Pacific/Honolulu',
  'America/Puerto_Rico',
  'America/St_Thomas',
  'Pacific/Guam',
  'Pacific/Saipan',
  'Pacific/Pago_Pago',
] as const;

const formats = new Map(
  US_ZONES.map((timeZone) => [
    timeZone,
    // Swedish writes dates as ISO does.
    new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' }),
  ]),
);

/** `2026-12-01T15:30` */
const shownIn = (zone: (typeof US_ZONES)[number], at: number): string =>
  formats.get(zone)?.format(at).replace(' ', 'T') ?? '';

/** Moments at which the clocks of a zone show a local time, found by trying every whole hour beside UTC. */
const momentsOf = (zone: (typeof US_ZONES)[number], local: string): readonly number[] =>
  Array.from({ length: 24 }, (_, index) => Date.parse(`${local}Z`) + (index - 11) * HOUR_MS).filter(
    (at) => shownIn(zone, at) === local,
  );

const dayArb = fc
  .integer({ min: dayNumberOf('2026-01-01'), max: dayNumberOf('2035-12-31') })
  .map(dayNameOf);

/** Half of the days and hours are those at which clocks change. */
const queryArb = fc.record({
  zone: fc.constantFrom(...US_ZONES),
  day: fc.oneof(
    dayArb,
    fc
      .tuple(fc.integer({ min: 2026, max: 2035 }), fc.constantFrom('03', '11'), fc.nat(14))
      .map(([year, month, day]) => addDays(`${year}-${month}-01`, day)),
  ),
  minute: fc.oneof(fc.nat(1_439), fc.nat(239)),
  reminder: fc.constantFrom(...REMINDERS),
});

const DAYS_BEFORE: Readonly<Record<string, number>> = { week: 7, day: 1 };
const MINUTES_BEFORE: Readonly<Record<string, number>> = { 'two-hours': 120, 'half-hour': 30 };

test('for ten years and in every zone, a reminder is at its local minute, also when clocks change', () =>
  fc.assert(
    fc.property(queryArb, ({ zone, day, minute, reminder }) => {
      const time = new Date(minute * MINUTE_MS).toISOString().slice(11, 16);
      const startsAt = `${day}T${time}`;
      const when = { kind: 'timed', startsAt, endsAt: startsAt, timeZone: zone } as const;
      const [at] = reminderTimes(when, { reminders: [reminder], reminderZone: 'UTC' });
      const wanted = `${addDays(day, -(DAYS_BEFORE[reminder] ?? 0))}T${time}`;
      const [first] = momentsOf(zone, wanted);
      const counted = (at?.getTime() ?? 0) + (MINUTES_BEFORE[reminder] ?? 0) * MINUTE_MS;
      // Clocks that skip it show it an hour later.
      expect(shownIn(zone, counted)).toBe(
        first === undefined
          ? new Date(Date.parse(`${wanted}Z`) + HOUR_MS).toISOString().slice(0, 16)
          : wanted,
      );
      if (first !== undefined) expect(counted).toBe(first);
    }),
    { seed: 38, numRuns: 2_000 },
  ));
