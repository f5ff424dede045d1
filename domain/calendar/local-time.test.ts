import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { everyRow } from '../kernel/every-row.fixture.ts';
import { dayNameOf, dayNumberOf } from './days.ts';
import { HOUR_MS } from './durations.constants.ts';
import { localTimeIn, momentOf } from './local-time.ts';

const ZONES = [
  'America/New_York',
  'America/Detroit',
  'America/Indiana/Indianapolis',
  'America/Kentucky/Louisville',
  'America/Chicago',
  'America/Menominee',
  'America/Denver',
  'America/Boise',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'America/Juneau',
  'America/Adak',
  'Pacific/Honolulu',
  'America/Puerto_Rico',
  'Pacific/Guam',
  'Pacific/Pago_Pago',
  'Europe/London',
  'Pacific/Apia',
] as const;

const localArb = fc
  .tuple(
    fc.integer({ min: dayNumberOf('2026-01-01'), max: dayNumberOf('2036-12-31') }),
    fc.integer({ min: 0, max: 24 * 60 - 1 }),
  )
  .map(
    ([day, minute]) =>
      `${dayNameOf(day)}T${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`,
  );

describe('a local time', () => {
  test('is shown at its moment, in every zone of the United States and through ten years', () => {
    const cases = fc.sample(fc.tuple(fc.constantFrom(...ZONES), localArb), 3_000);
    for (const [zone, local] of cases) {
      const shown = localTimeIn(zone, momentOf(zone, local));
      // Only times that clocks skip are shown an hour later.
      const skipped = Date.parse(`${shown}Z`) - Date.parse(`${local}Z`);
      expect([0, HOUR_MS]).toContain(skipped);
      if (skipped > 0) expect(local.slice(11, 13)).toMatch(/0[12]/);
    }
  });

  test(
    'on a day when clocks change, … in … is …',
    everyRow(
      [
        // Skipped: as long after midnight as without the change.
        ['2026-03-08T02:30', 'America/New_York', '2026-03-08T07:30:00.000Z'],
        ['2026-03-08T03:30', 'America/New_York', '2026-03-08T07:30:00.000Z'],
        ['2026-03-08T01:59', 'America/New_York', '2026-03-08T06:59:00.000Z'],
        // Shown twice: the first.
        ['2026-11-01T01:30', 'America/New_York', '2026-11-01T05:30:00.000Z'],
        ['2026-11-01T02:00', 'America/New_York', '2026-11-01T07:00:00.000Z'],
        ['2026-03-08T02:30', 'America/Phoenix', '2026-03-08T09:30:00.000Z'],
        ['2026-03-29T01:30', 'Europe/London', '2026-03-29T01:30:00.000Z'],
        ['2026-12-01T15:30', 'Pacific/Apia', '2026-12-01T02:30:00.000Z'],
      ] as const,
      ([local, zone, moment]) => {
        expect(momentOf(zone, local).toISOString()).toBe(moment);
      },
    ),
  );
});
