const monthNumberOf = (day: string): number =>
  Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));

/**
 * Whole months since the month of birth, `YYYY-MM`. The day is not known: it counts from the first of the month,
 * so that no date comes too late. Negative before the birth.
 */
export const monthsOld = (birthMonth: string, today: string): number =>
  monthNumberOf(today) - monthNumberOf(birthMonth);

/** First day of the month in which a child reaches an age. */
export const firstDayAt = (birthMonth: string, months: number): string => {
  const number = monthNumberOf(birthMonth) - 1 + months;
  const month = String((number % 12) + 1).padStart(2, '0');
  return `${String(Math.floor(number / 12)).padStart(4, '0')}-${month}-01`;
};
