import { addDays, dayNameOf, dayNumberOf } from '@hearthway/domain/calendar/days.ts';
import {
  REPEATS,
  WEEKDAYS,
} from '@hearthway/domain/calendar-entries/calendar-entries.constants.ts';
import { addEntrySchema } from '@hearthway/domain/calendar-entries/calendar-entries.contract.ts';
import {
  firstDayOf,
  type KeptEntry,
  newEntry,
  UNCHANGED_DAY,
} from '@hearthway/domain/calendar-entries/entry-fields.ts';
import { whenOn } from '@hearthway/domain/calendar-entries/occurrences.ts';
import { daysWithin } from '@hearthway/domain/calendar-entries/repeat-rule.ts';
import * as fc from 'fast-check';

/** Zones of both hemispheres, with a change of clocks, one of half an hour, and without any. */
export const ZONES = [
  'America/New_York',
  'America/Los_Angeles',
  'America/Phoenix',
  'Europe/London',
  'Australia/Sydney',
  'Australia/Lord_Howe',
  'America/Santiago',
  'Asia/Kathmandu',
  'UTC',
] as const;

export const EARLIEST = '2019-01-01';

const DAYS = 12 * 365;

/** Days of every kind, half of them the last ones of a month, which others lack. */
const dayArb = fc.oneof(
  fc.integer({ min: 0, max: DAYS }).map((days) => addDays(EARLIEST, days)),
  fc
    .tuple(
      fc.integer({ min: 2019, max: 2030 }),
      fc.constantFrom(
        '01-29',
        '01-30',
        '01-31',
        '02-28',
        '03-31',
        '05-31',
        '08-29',
        '10-30',
        '12-31',
      ),
    )
    .map(([year, date]) => `${year}-${date}`),
  fc.constantFrom('2020-02-29', '2024-02-29', '2028-02-29'),
);

const timeArb = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom('00', '15', '30'))
  .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${minute}`);

const whenArb = fc
  .tuple(dayArb, fc.option(fc.tuple(timeArb, fc.constantFrom(...ZONES))))
  .map(([day, time]) =>
    time === null
      ? { kind: 'all-day' as const, firstDay: day, lastDay: day }
      : {
          kind: 'timed' as const,
          startsAt: `${day}T${time[0]}`,
          endsAt: `${addDays(day, 1)}T${time[0]}`,
          timeZone: time[1],
        },
  );

const endArb = fc.oneof(
  fc.constant({ until: null, count: null }),
  fc.integer({ min: 0, max: 900 }).map((days) => ({ until: days, count: null })),
  fc.integer({ min: 1, max: 60 }).map((count) => ({ until: null, count })),
);

const ruleArb = fc.record({
  repeats: fc.constantFrom(...REPEATS),
  interval: fc.integer({ min: 1, max: 7 }),
  weekdays: fc.uniqueArray(fc.constantFrom(...WEEKDAYS), { maxLength: 4 }),
});

/** Which of its days are canceled, and moved by so many days. */
const changesArb = fc.array(
  fc.record({
    nth: fc.integer({ min: 0, max: 9 }),
    by: fc.option(fc.integer({ min: -3, max: 3 })),
  }),
  { maxLength: 3 },
);

/** Series with its exceptions, and a window from so many days after its beginning. */
export const entryArb: fc.Arbitrary<{
  readonly entry: KeptEntry;
  readonly from: string;
  readonly to: string;
}> = fc
  .record({
    when: whenArb,
    rule: ruleArb,
    end: endArb,
    changes: changesArb,
    offset: fc.integer({ min: -40, max: 700 }),
    length: fc.integer({ min: 0, max: 61 }),
  })
  .map(({ when, rule, end: { until, count }, changes, offset, length }) => {
    const first = firstDayOf(when);
    const entry = newEntry({
      ...addEntrySchema.parse({
        title: 'One',
        when,
        repeats: { ...rule, count, until: until === null ? null : addDays(first, until) },
      }),
      responsibleId: null,
    });
    const from = addDays(first, offset);
    return { entry: withChanges(entry, changes, from), from, to: addDays(from, length) };
  });

const withChanges = (
  entry: KeptEntry,
  changes: readonly { readonly nth: number; readonly by: number | null }[],
  from: string,
): KeptEntry => {
  const { when, repeats } = entry;
  if (repeats === null) return entry;
  const first = firstDayOf(when);
  const start = dayNumberOf(from);
  const days = daysWithin({ first, rule: repeats }, start - 5, start + 66).map(dayNameOf);
  const changed = changes.flatMap(({ nth, by }) => {
    const day = days[nth];
    if (day === undefined) return [];
    const own =
      by === null
        ? { ...UNCHANGED_DAY, isCanceled: true }
        : { ...UNCHANGED_DAY, when: whenOn(when, addDays(day, by)) };
    return [[day, own] as const];
  });
  return { ...entry, days: Object.fromEntries(changed) };
};
