import {
  civilOf,
  dayNameOf,
  dayNumberOf,
  fourDigits,
  twoDigits,
  weekNameOf,
  weekNumberOf,
} from '../calendar/days.ts';

/** Days in UTC, both inclusive. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/** Returns a test for days within the period. */
export const isWithin = ({ from, to }: Period): ((dayNumber: number) => boolean) => {
  const first = dayNumberOf(from);
  const last = dayNumberOf(to);
  return (dayNumber) => dayNumber >= first && dayNumber <= last;
};

/** Units that divide a period: the default first, then by size. */
const UNITS = ['month', 'day', 'week', 'quarter', 'year'] as const;

export type Unit = (typeof UNITS)[number];

export const isUnit = (grouping: string): grouping is Unit =>
  UNITS.some((unit) => unit === grouping);

/** Formats a unit's name, such as `2026-11-21`, `2026-W47`, `2026-11`, `2026-Q4`, `2026`. */
export const unitNameOf = (unit: Unit, dayNumber: number): string => {
  const { year, month } = civilOf(dayNumber);
  switch (unit) {
    case 'day':
      return dayNameOf(dayNumber);
    case 'week':
      return weekNameOf(weekNumberOf(dayNumber));
    case 'month':
      return `${fourDigits(year)}-${twoDigits(month)}`;
    case 'quarter':
      return `${fourDigits(year)}-Q${Math.ceil(month / 3)}`;
    case 'year':
      return fourDigits(year);
  }
};

/** Division of a period into days, weeks or months. */
export interface Slots {
  readonly names: readonly string[];
  /** Last day of each slot. */
  readonly ends: readonly number[];
  /**
   * Index of the slot that contains a day; -1 before the period, and the number of slots after it.
   */
  readonly indexOf: (dayNumber: number) => number;
}

/** Divides a period of whole units into slots. */
export const slotsOf = (unit: Unit, { from, to }: Period): Slots => {
  const first = dayNumberOf(from);
  const names: string[] = [];
  const ends: number[] = [];
  const indexes: number[] = [];
  for (let day = first; day <= dayNumberOf(to); day += 1) {
    const name = unitNameOf(unit, day);
    if (names.at(-1) !== name) names.push(name);
    ends[names.length - 1] = day;
    indexes.push(names.length - 1);
  }
  return {
    names,
    ends,
    indexOf: (dayNumber) => (dayNumber < first ? -1 : (indexes[dayNumber - first] ?? names.length)),
  };
};
