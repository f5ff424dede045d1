import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayNameOf, dayNumberOf } from '../reports/days.ts';
import { type AppealCase, appealClock, type Deadline } from './appeal-clock.ts';
import { FILING_STEPS } from './appeal-steps.constants.ts';
import { CARES, OUTCOMES, URGENCIES } from './denials.constants.ts';
import { isWorkingDay } from './federal-holidays.ts';
import { PLAN_TYPES } from './plan-types.constants.ts';

const FIRST = dayNumberOf('2019-01-01');
const LAST = dayNumberOf('2045-12-31');
const DAY_MS = 24 * 60 * 60 * 1000;

const dayArb = fc.integer({ min: FIRST, max: LAST }).map(dayNameOf);
const planTypeArb = fc.constantFrom(...PLAN_TYPES, null);

const takenArb = fc.record({
  step: fc.constantFrom(...FILING_STEPS),
  sentOn: dayArb,
  decided: fc.option(fc.record({ on: dayArb, outcome: fc.constantFrom(...OUTCOMES) })),
});

const caseArb: fc.Arbitrary<AppealCase> = fc.record({
  planType: planTypeArb,
  letterOn: dayArb,
  urgency: fc.constantFrom(...URGENCIES),
  care: fc.constantFrom(...CARES),
  changesOn: fc.option(dayArb),
  letterSays: fc.option(dayArb),
  taken: fc.array(takenArb, { maxLength: 4 }),
});

const RUNS = { seed: 19, numRuns: 600 };

/** Of what the family still has to do, as far as it has a date. */
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

test('calendar days are just that many days after the day that they count from', () =>
  fc.assert(
    fc.property(caseArb, dayArb, (appeal, today) => {
      for (const { rule, countsFrom, dueOn, dayFrom } of appealClock(appeal, today).deadlines) {
        const { length, receivedAfterDays = 0 } = rule;
        if (countsFrom === null || dueOn === null || length === null || dayFrom === 'letter')
          continue;
        const days = (Date.parse(dueOn) - Date.parse(countsFrom)) / DAY_MS - receivedAfterDays;
        if ('hours' in length) expect(days).toBe(length.hours / 24);
        else if ('months' in length) {
          expect(days).toBeGreaterThanOrEqual(length.months * 30 - 3);
          // The first of the next month may be a holiday before a long weekend.
          expect(days).toBeLessThanOrEqual(length.months * 31 + 5);
        } else if (length.dayKind === 'business') {
          expect(days).toBeGreaterThanOrEqual(length.days);
          expect(isWorkingDay(dayNumberOf(dueOn))).toBe(true);
        } else if (rule.orBeforeChange) expect(days).toBeGreaterThanOrEqual(length.days);
        else expect(days).toBe(length.days);
      }
    }),
    RUNS,
  ));

test('a date moves only where its rule says so, and then to a working day', () =>
  fc.assert(
    fc.property(dayArb, (on) => {
      const appeal = (planType: 'self-funded-erisa' | 'fehb'): AppealCase => ({
        planType,
        letterOn: on,
        urgency: 'standard',
        care: 'planned',
        changesOn: null,
        letterSays: null,
        taken: [{ step: 'internal-file', sentOn: on, decided: { on, outcome: 'upheld' } }],
      });
      const dueOn = (planType: 'self-funded-erisa' | 'fehb', step: Deadline['step']): string =>
        appealClock(appeal(planType), on).deadlines.find((found) => found.step === step)?.dueOn ??
        '';
      expect(isWorkingDay(dayNumberOf(dueOn('self-funded-erisa', 'external-file')))).toBe(true);
      // The same day six months later, or the last of a shorter month.
      const six = new Date(`${on}T00:00:00Z`);
      six.setUTCMonth(six.getUTCMonth() + 6);
      if (six.getUTCDate() !== Number(on.slice(8))) six.setUTCDate(0);
      expect(dueOn('fehb', 'reconsider-file')).toBe(six.toISOString().slice(0, 10));
    }),
    RUNS,
  ));

test('a later letter never gives an earlier date', () =>
  fc.assert(
    fc.property(caseArb, fc.nat(40), dayArb, (appeal, days, today) => {
      const later = { ...appeal, letterOn: dayNameOf(dayNumberOf(appeal.letterOn) + days) };
      const before = appealClock({ ...appeal, letterSays: null }, today).deadlines;
      const after = appealClock({ ...later, letterSays: null }, today).deadlines;
      expect(after.map(({ step }) => step)).toEqual(before.map(({ step }) => step));
      for (const [index, { dueOn }] of before.entries())
        if (dueOn !== null) expect((after[index]?.dueOn ?? '') >= dueOn).toBe(true);
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

test('the next step is the earliest of the family’s own, and never over', () =>
  fc.assert(
    fc.property(caseArb, dayArb, (appeal, today) => {
      const { next, deadlines } = appealClock(appeal, today);
      expect(next?.dueOn ?? undefined).toBe(ownDates(deadlines).toSorted()[0]);
      if (next !== null) expect((next.dueOn ?? '') >= today).toBe(true);
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
