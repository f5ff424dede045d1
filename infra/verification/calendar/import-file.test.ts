import { addDays, dayNameOf, dayNumberOf } from '@hearthway/domain/calendar/days.ts';
import { WEEKDAYS } from '@hearthway/domain/calendar-entries/calendar-entries.constants.ts';
import { firstDayOf } from '@hearthway/domain/calendar-entries/entry-fields.ts';
import { SINGLE_DAYS_AHEAD } from '@hearthway/domain/calendar-entries/entry-import.constants.ts';
import { readIcs } from '@hearthway/domain/calendar-entries/import/read-ics.ts';
import { daysWithin } from '@hearthway/domain/calendar-entries/repeat-rule.ts';
import * as fc from 'fast-check';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';

const FIRST = '2026-12-01';
const LAST = '2030-12-31';

const byDayArb = fc
  .tuple(fc.constantFrom('', '1', '2', '-1'), fc.constantFrom(...WEEKDAYS))
  .map((parts) => parts.join(''));

const common = {
  INTERVAL: fc.integer({ min: 1, max: 4 }),
  COUNT: fc.integer({ min: 1, max: 40 }),
  WKST: fc.constantFrom('MO', 'SU'),
};

const byDays = fc.uniqueArray(fc.constantFrom(...WEEKDAYS), { minLength: 1, maxLength: 6 });

/** `ical.js` leaves out the first of a month where a rule has both an ordinal weekday and a position. */
const isReadAlike = (rule: string): boolean =>
  !/BYDAY=-?\d/.test(rule) || !rule.includes('BYSETPOS');

const SAMPLE = { numRuns: 2_000, seed: 20_261_129 };

/** Rules that programs write; our calendar has many of them too. */
const ruleArb = fc
  .oneof(
    fc.record({ FREQ: fc.constant('DAILY'), ...common, BYDAY: byDays }, { requiredKeys: ['FREQ'] }),
    fc.record(
      { FREQ: fc.constant('WEEKLY'), ...common, BYDAY: byDays },
      { requiredKeys: ['FREQ'] },
    ),
    fc.record(
      {
        FREQ: fc.constantFrom('MONTHLY', 'YEARLY'),
        ...common,
        BYDAY: byDayArb,
        BYMONTHDAY: fc.integer({ min: 1, max: 31 }),
        BYMONTH: fc.constantFrom(1, 12),
        BYSETPOS: fc.constantFrom(1, -1),
      },
      { requiredKeys: ['FREQ'] },
    ),
  )
  .map((parts) =>
    Object.entries(parts)
      .map(([name, value]) => `${name}=${String(value)}`)
      .join(';'),
  )
  .filter(isReadAlike);

const startArb = fc
  .integer({ min: 0, max: 400 })
  .map((days) => dayNameOf(dayNumberOf(FIRST) + days));

const fileOf = (day: string, rule: string): string =>
  [
    'BEGIN:VCALENDAR',
    'BEGIN:VEVENT',
    'UID:1',
    'SUMMARY:One',
    `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
    `RRULE:${rule}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ].join('\r\n');

const byIcal = (day: string, rule: string, last = LAST): readonly string[] => {
  const iterator = ICAL.Recur.fromString(rule).iterator(ICAL.Time.fromDateString(day));
  const days: string[] = [];
  for (let next = iterator.next(); next && next.toString() <= last; next = iterator.next())
    days.push(next.toString());
  return days;
};

test('a rule that comes in has the days that ical.js has, as a series or as single days', () => {
  let taken = 0;
  let single = 0;
  for (const [day, rule] of fc.sample(fc.tuple(startArb, ruleArb), SAMPLE)) {
    const found = readIcs(fileOf(day, rule), { childIds: [], zones: {}, here: 'UTC', today: day });
    const [first] = found?.entries ?? [];
    if (first === undefined) continue;
    const { repeats } = first.fields;
    if (repeats === null) {
      single += 1;
      const days = found?.entries.map(({ fields: { when } }) => firstDayOf(when));
      const end = addDays(day, SINGLE_DAYS_AHEAD);
      expect(days, `${day} ${rule}`).toEqual(byIcal(day, rule, end));
      continue;
    }
    taken += 1;
    const own = daysWithin({ first: day, rule: repeats }, dayNumberOf(day), dayNumberOf(LAST));
    expect(own.map(dayNameOf), `${day} ${rule}`).toEqual(byIcal(day, rule));
  }
  expect(taken).toBeGreaterThan(200);
  expect(single).toBeGreaterThan(100);
});
