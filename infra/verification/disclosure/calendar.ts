import { slotsOf } from '@hearthway/domain/reports/days.ts';
import type { Period } from '@hearthway/domain/reports/report.ts';

export interface CalendarPeriod extends Period {
  readonly unit: string;
  readonly name: string;
}

/** Each with the smaller units that make it up. */
const SMALLER: Readonly<Record<string, readonly string[]>> = {
  day: [],
  week: ['day'],
  month: ['day'],
  quarter: ['month'],
  year: ['quarter'],
};

/** The whole units of the time; days from a later one on, since there are so many. */
export const periodsOf = (within: Period, daysFrom: string): readonly CalendarPeriod[] => {
  const days = slotsOf('day', within).names;
  return Object.keys(SMALLER).flatMap((unit) => {
    const from = unit === 'day' ? daysFrom : within.from;
    const periods = new Map<string, CalendarPeriod>();
    for (const day of days.filter((each) => each >= from)) {
      const [name = ''] = slotsOf(unit, { from: day, to: day }).names;
      periods.set(name, { unit, name, from: periods.get(name)?.from ?? day, to: day });
    }
    return [...periods.values()];
  });
};

/** All divisions of a period into smaller periods that were asked for as well. */
export const divisionsOf = (
  whole: CalendarPeriod,
  periods: readonly CalendarPeriod[],
): readonly (readonly CalendarPeriod[])[] =>
  (SMALLER[whole.unit] ?? []).flatMap((unit) => {
    const parts = periods.filter(
      (part) => part.unit === unit && part.from >= whole.from && part.to <= whole.to,
    );
    const isWhole = parts.at(0)?.from === whole.from && parts.at(-1)?.to === whole.to;
    return isWhole ? [parts] : [];
  });
