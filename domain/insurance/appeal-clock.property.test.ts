import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayNameOf, dayNumberOf } from '../calendar/days.ts';
import { DAY_MS } from '../calendar/durations.constants.ts';
import { isWorkingDay } from '../calendar/federal-holidays.ts';
import { STATES } from '../kernel/states.constants.ts';
import type { AppealCase, Deadline } from './appeal-case.ts';
import { appealClock } from './appeal-clock.ts';
import { FILING_STEPS } from './appeal-steps.constants.ts';
import { CARES, NOTICES, OUTCOMES, URGENCIES } from './denials.constants.ts';
import { PLAN_TYPES } from './plan-types.constants.ts';

const FIRST = dayNumberOf('2019-01-01');
const LAST = dayNumberOf('2045-12-31');

const dayArb = fc.integer({ min: FIRST, max: LAST }).map(dayNameOf);
const planTypeArb = fc.constantFrom(...PLAN_TYPES, null);

const takenArb = fc.record({
  step: fc.constantFrom(...FILING_STEPS),
  sentOn: dayArb,
  decided: fc.option(fc.record({ on: dayArb, outcome: fc.constantFrom(...OUTCOMES) })),
});

const caseArb: fc.Arbitrary<AppealCase> = fc.record({
  planType: planTypeArb,
  state: fc.constantFrom(...Object.keys(STATES), null),
  notice: fc.constantFrom(...NOTICES, null),
  letterOn: dayArb,
  urgency: fc.constantFrom(...URGENCIES),
  care: fc.constantFrom(...CARES),
  changesOn: fc.option(dayArb),
  letterSays: fc.option(dayArb),
  taken: fc.array(takenArb, { maxLength: 4 }),
});

const RUNS = { seed: 19, numRuns: 600 };

/** Dates of what the family still has to do, as far as it has any. */
const ownDates = (deadlines: readonly Deadline[]): readonly string[] =>
  deadlines.flatMap(({ by, dueOn, state }) =>
    by === 'family' && state === 'open' && dueOn !== null ? [dueOn] : [],
  );

test('every date is a day of the calendar, and its state agrees with the days that are left', () =>
  fc.assert(
    fc.property(caseArb, dayArb, (appeal, today) => {
      for (const { dueOn, daysLeft, sendBy, state } of appealClock(appeal, today).deadlines) {
        expect(dueOn === null).toBe(daysLeft === null);
        if (dueOn === null || daysLeft === null) {
          expect(['done', 'open', 'waiting', 'ask']).toContain(state);
          continue;
        }
        expect(new Date(`${dueOn}T00:00:00Z`).toISOString().slice(0, 10)).toBe(dueOn);
        expect(Date.parse(dueOn) - Date.parse(today)).toBe(daysLeft * DAY_MS);
        if (state !== 'done') expect(state).toBe(daysLeft < 0 ? 'over' : 'open');
        if (sendBy !== null) {
          expect(sendBy <= dueOn).toBe(true);
          expect(isWorkingDay(dayNumberOf(sendBy))).toBe(true);
        }
      }
    }),
    RUNS,
  ));

test('each law gives just its own length: days as days, months as months', () =>
  fc.assert(
    fc.property(caseArb, dayArb, (appeal, today) => {
      for (const { laws, rule } of appealClock(appeal, today).deadlines)
        for (const { length, countsFrom, dueOn } of laws) {
          const days = (Date.parse(dueOn) - Date.parse(countsFrom)) / DAY_MS;
          if ('hours' in length) expect(days).toBe(length.hours / 24);
          else if ('months' in length) expect(dueOn).toBe(monthsLater(countsFrom, length.months));
          else if (length.dayKind === 'business') {
            expect(days).toBeGreaterThanOrEqual(length.days);
            expect(isWorkingDay(dayNumberOf(dueOn))).toBe(true);
          } else if (rule.orUntilChange) expect(days).toBeGreaterThanOrEqual(length.days);
          else expect(days).toBe(length.days);
        }
    }),
    RUNS,
  ));

/** The same day of a later month, or its last one. */
const monthsLater = (day: string, count: number): string => {
  const later = new Date(`${day}T00:00:00Z`);
  later.setUTCMonth(later.getUTCMonth() + count);
  if (later.getUTCDate() !== Number(day.slice(8))) later.setUTCDate(0);
  return later.toISOString().slice(0, 10);
};

test('a date is never later than any law that may hold, nor than the day that the letter names', () =>
  fc.assert(
    fc.property(caseArb, dayArb, (appeal, today) => {
      for (const { laws, dueOn, dayFrom, sendBy } of appealClock(appeal, today).deadlines) {
        for (const law of laws) expect((dueOn ?? '') <= law.dueOn).toBe(true);
        if (dayFrom === 'letter') expect(dueOn).toBe(appeal.letterSays);
        if (sendBy !== null) expect(sendBy <= (dueOn ?? '')).toBe(true);
      }
    }),
    RUNS,
  ));

test('a later letter never gives an earlier date', () =>
  fc.assert(
    fc.property(caseArb, fc.nat(40), dayArb, (appeal, days, today) => {
      const later = { ...appeal, letterOn: dayNameOf(dayNumberOf(appeal.letterOn) + days) };
      const of = (each: AppealCase) =>
        new Map(
          appealClock({ ...each, letterSays: null }, today).deadlines.map((found) => [
            found.rule,
            found.dueOn,
          ]),
        );
      if (appeal.planType === null) return;
      const after = of(later);
      for (const [rule, dueOn] of of(appeal))
        if (dueOn !== null) expect((after.get(rule) ?? '') >= dueOn).toBe(true);
    }),
    RUNS,
  ));

test('the dates do not depend on today, except that a letter can name a later one', () =>
  fc.assert(
    fc.property(caseArb, dayArb, dayArb, (appeal, one, other) => {
      const dates = (today: string) =>
        appealClock({ ...appeal, letterSays: null }, today)
          .deadlines.filter(({ rule }) => rule.length !== null)
          .map(({ step, dueOn }) => [step, dueOn]);
      expect(dates(one)).toEqual(dates(other));
    }),
    RUNS,
  ));

test('for an unknown kind of plan, no kind has an earlier first date', () =>
  fc.assert(
    fc.property(caseArb, planTypeArb, (appeal, planType) => {
      const at = (type: AppealCase['planType']) =>
        appealClock({ ...appeal, planType: type, taken: [], changesOn: null }, appeal.letterOn)
          .deadlines;
      const first = ownDates(at(null)).toSorted()[0];
      for (const date of ownDates(at(planType))) expect(first && first <= date).toBe(true);
    }),
    RUNS,
  ));

test('dates come earliest first, and the next step is the first that can still be in time', () =>
  fc.assert(
    fc.property(caseArb, dayArb, (appeal, today) => {
      const { next, deadlines } = appealClock(appeal, today);
      const dates = deadlines.flatMap(({ dueOn, state }) =>
        dueOn === null || state === 'done' ? [] : [dueOn],
      );
      expect(dates).toEqual(dates.toSorted());
      const last = next?.stillUntil ?? next?.dueOn ?? null;
      if (last !== null) expect(last >= today).toBe(true);
      for (const day of ownDates(deadlines)) expect((next?.dueOn ?? '') <= day).toBe(true);
    }),
    RUNS,
  ));

test('a family is never left with nothing: a date, an answer to wait for, or ways on', () =>
  fc.assert(
    fc.property(caseArb, dayArb, (appeal, today) => {
      const { next, deadlines, waysOn } = appealClock(appeal, today);
      const isWon = appeal.taken.some(({ decided }) => decided?.outcome === 'overturned');
      const goesOn = deadlines.some(({ state }) => state === 'open' || state === 'waiting');
      expect(isWon || next !== null || goesOn || waysOn.length > 0).toBe(true);
      const isLate = deadlines.some(
        ({ by, step, state }) => by === 'family' && state === 'over' && step !== 'keep-services',
      );
      if (isLate && !isWon) expect(waysOn).toContain('new-request');
    }),
    RUNS,
  ));
