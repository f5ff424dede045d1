/**
 * Days of the calendar, as text (`2026-11-21`) and as numbers, of which 1970-01-01 is 0. Texts of days order as
 * the days do. A history is long, so nothing here parses a date or makes an object of one.
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

export interface CivilDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

export const civilOf = (dayNumber: number): CivilDay => {
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

export const twoDigits = (number: number): string => String(number).padStart(2, '0');
export const fourDigits = (number: number): string => String(number).padStart(4, '0');

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

export const addDays = (day: string, count: number): string => dayNameOf(dayNumberOf(day) + count);

/** Negative where `to` is before `from`. */
export const daysBetween = (from: string, to: string): number =>
  dayNumberOf(to) - dayNumberOf(from);

/** Monday of the week of a day, by ISO 8601. */
export const mondayOf = (day: string): string =>
  dayNameOf(lastDayOfWeek(weekNumberOf(dayNumberOf(day))) - 6);
