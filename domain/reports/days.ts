/** Days in UTC, both included. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/**
 * Days as numbers: 1970-01-01 is 0. A history is long, so nothing here parses a date or makes an object
 * of one. All days are in UTC.
 */
const digit = (text: string, index: number): number => text.charCodeAt(index) - 48;

const DAYS_PER_ERA = 146_097;
const DAYS_TO_1970 = 719_468;

/** Parses a day such as `2026-11-21`. */
export const dayNumberOf = (day: string): number => {
  const year = digit(day, 0) * 1000 + digit(day, 1) * 100 + digit(day, 2) * 10 + digit(day, 3);
  const month = digit(day, 5) * 10 + digit(day, 6);
  return numberOf(year, month, digit(day, 8) * 10 + digit(day, 9));
};

/**
 * Howard Hinnant's algorithm (http://howardhinnant.github.io/date_algorithms.html): the year begins in
 * March, so that the day that comes and goes is its last.
 */
const numberOf = (year: number, month: number, day: number): number => {
  const marchYear = month > 2 ? year : year - 1;
  const era = Math.floor(marchYear / 400);
  const yearOfEra = marchYear - era * 400;
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1;
  const dayOfEra =
    yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * DAYS_PER_ERA + dayOfEra - DAYS_TO_1970;
};

interface CivilDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const civilOf = (dayNumber: number): CivilDay => {
  const shifted = dayNumber + DAYS_TO_1970;
  const era = Math.floor(shifted / DAYS_PER_ERA);
  const dayOfEra = shifted - era * DAYS_PER_ERA;
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1_460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  );
  const dayOfYear =
    dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9;
  const day = dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1;
  return { year: yearOfEra + era * 400 + (month > 2 ? 0 : 1), month, day };
};

const twoDigits = (number: number): string => String(number).padStart(2, '0');
const fourDigits = (number: number): string => String(number).padStart(4, '0');

/** `2026-11-21` */
export const dayNameOf = (dayNumber: number): string => {
  const { year, month, day } = civilOf(dayNumber);
  return `${fourDigits(year)}-${twoDigits(month)}-${twoDigits(day)}`;
};

/** Counts weeks from Monday to Sunday: 0 is the one of 1970-01-01, a Thursday. */
export const weekNumberOf = (dayNumber: number): number => Math.floor((dayNumber + 3) / 7);

/** The Sunday on which it ends. */
export const lastDayOfWeek = (weekNumber: number): number => weekNumber * 7 + 3;

/** `2026-W47`. By ISO 8601, a week belongs to the year that its Thursday lies in. */
export const weekNameOf = (weekNumber: number): string => {
  const thursday = weekNumber * 7;
  const { year } = civilOf(thursday);
  const week = Math.floor((thursday - numberOf(year, 1, 1)) / 7) + 1;
  return `${fourDigits(year)}-W${twoDigits(week)}`;
};

/** Whether a day is in the period. */
export const isWithin = ({ from, to }: Period): ((dayNumber: number) => boolean) => {
  const first = dayNumberOf(from);
  const last = dayNumberOf(to);
  return (dayNumber) => dayNumber >= first && dayNumber <= last;
};

/** Units that divide a period: the usual one first, then from small to large. */
const UNITS = ['month', 'day', 'week', 'quarter', 'year'] as const;

export type Unit = (typeof UNITS)[number];

export const isUnit = (grouping: string): grouping is Unit =>
  UNITS.some((unit) => unit === grouping);

/** Such as `2026-11-21`, `2026-W47`, `2026-11`, `2026-Q4`, `2026`. */
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

/** The days, weeks or months of a period. */
export interface Slots {
  readonly names: readonly string[];
  /** The last day of each. */
  readonly ends: readonly number[];
  /**
   * Index of the slot that contains a day; -1 before the period, and the number of slots after it.
   */
  readonly indexOf: (dayNumber: number) => number;
}

/** Slots of a period of whole units. */
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
