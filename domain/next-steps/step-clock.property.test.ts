import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, dayNameOf, dayNumberOf, daysBetween } from '../calendar/days.ts';
import { firstDayAt, monthsOld } from './child-age.ts';
import { CLOCK_IDS, CLOCKS } from './clocks.constants.ts';
import { stepClock } from './step-clock.ts';

const dayArb = fc
  .integer({ min: dayNumberOf('2019-01-01'), max: dayNumberOf('2045-12-31') })
  .map(dayNameOf);
const monthArb = dayArb.map((day) => day.slice(0, 7));

const queryArb = fc.record({
  clock: fc.constantFrom(...CLOCK_IDS),
  askedOn: dayArb,
  birthMonth: monthArb,
  today: dayArb,
});

const RUNS = { seed: 38, numRuns: 800 };

test('the day is never later than that of any law that may hold', () =>
  fc.assert(
    fc.property(queryArb, (query) => {
      const { dueOn, laws } = stepClock(query);
      const { days, byAge } = CLOCKS[query.clock];
      expect(dueOn <= addDays(query.askedOn, days)).toBe(true);
      for (const law of laws) expect(dueOn <= law.dueOn).toBe(true);
      if (byAge === undefined) return;
      const birthday = firstDayAt(query.birthMonth, byAge.months);
      if (birthday > query.askedOn) expect(dueOn <= birthday).toBe(true);
    }),
    RUNS,
  ));

test('the time counts calendar days from the day after, and ends on a day after the asking', () =>
  fc.assert(
    fc.property(queryArb, (query) => {
      const { dueOn, daysLeft, laws } = stepClock(query);
      expect(dueOn > query.askedOn).toBe(true);
      expect(daysBetween(query.today, dueOn)).toBe(daysLeft);
      expect(laws.map((law) => daysBetween(query.askedOn, law.dueOn))).toContain(
        CLOCKS[query.clock].days,
      );
    }),
    RUNS,
  ));

test('the family is told to ask after the day it asked, and at the latest on the day after the end', () =>
  fc.assert(
    fc.property(queryArb, (query) => {
      const { askOn, dueOn } = stepClock(query);
      expect(askOn > query.askedOn).toBe(true);
      expect(askOn <= addDays(dueOn, 1)).toBe(true);
    }),
    RUNS,
  ));

test('an age is reached no later than on any day of the month of birth', () =>
  fc.assert(
    fc.property(monthArb, fc.integer({ min: 0, max: 320 }), (birthMonth, months) => {
      const first = firstDayAt(birthMonth, months);
      expect(monthsOld(birthMonth, first)).toBe(months);
      expect(monthsOld(birthMonth, addDays(first, -1))).toBe(months - 1);
    }),
    RUNS,
  ));

test('before the third birthday, the school has no more time than until then', () => {
  const query = { clock: 'school-evaluation', birthMonth: '2024-01', today: '2026-12-01' } as const;
  expect(stepClock({ ...query, askedOn: '2026-12-01' })).toMatchObject({
    dueOn: '2027-01-01',
    daysLeft: 31,
    laws: [{ cite: '34 CFR 300.124(b)' }, { cite: '34 CFR 300.301(c)', dueOn: '2027-01-30' }],
  });
  expect(stepClock({ ...query, askedOn: '2027-01-01' }).dueOn).toBe('2027-03-02');
});
