import { addDays, dayNameOf, dayNumberOf } from '@hearthway/domain/calendar/days.ts';
import {
  REPEATS,
  WEEKDAYS,
} from '@hearthway/domain/calendar-entries/calendar-entries.constants.ts';
import { daysWithin, type RepeatRule } from '@hearthway/domain/calendar-entries/repeat-rule.ts';
import { ruleLine } from '@hearthway/domain/calendar-entries/rule-line.ts';
import * as fc from 'fast-check';
import ICAL from 'ical.js';

const FIRST = dayNumberOf('2019-01-01');

const dayArb = fc.integer({ min: FIRST, max: FIRST + 12 * 365 }).map(dayNameOf);

const seriesArb = fc
  .tuple(
    dayArb,
    fc.record({
      repeats: fc.constantFrom(...REPEATS),
      interval: fc.integer({ min: 1, max: 7 }),
      weekdays: fc.uniqueArray(fc.constantFrom(...WEEKDAYS), { maxLength: 4 }),
    }),
    fc.oneof(
      fc.constant({ until: null, count: null }),
      fc.integer({ min: 0, max: 900 }).map((days) => ({ until: days, count: null })),
      fc.integer({ min: 1, max: 60 }).map((count) => ({ until: null, count })),
    ),
  )
  .map(([first, rule, { until, count }]) => ({
    first,
    rule: { ...rule, count, until: until === null ? null : addDays(first, until) },
  }));

/** Days by another implementation of RFC 5545. */
const byIcal = (first: string, rule: RepeatRule, to: string): readonly string[] => {
  const iterator = ICAL.Recur.fromString(ruleLine(first, rule)).iterator(
    ICAL.Time.fromDateString(first),
  );
  const days: string[] = [];
  for (let next = iterator.next(); next && next.toString() <= to; next = iterator.next())
    days.push(next.toString());
  return days;
};

const caseArb = fc.record({
  series: seriesArb,
  offset: fc.integer({ min: -100, max: 2_000 }),
  length: fc.integer({ min: 0, max: 61 }),
});

/** Counts random series and windows in which `ical.js` has other days. */
export const countedDifferences = (count: number): number =>
  fc.sample(caseArb, count).filter(({ series: { first, rule }, offset, length }) => {
    const from = addDays(first, offset);
    const to = addDays(from, length);
    const own = daysWithin({ first, rule }, dayNumberOf(from), dayNumberOf(to)).map(dayNameOf);
    return (
      own.join() !==
      byIcal(first, rule, to)
        .filter((day) => day >= from)
        .join()
    );
  }).length;
