/**
 * Whole years since the month of birth, `YYYY-MM`; null if it is not stated. The day is not known: the birthday
 * counts from the first of its month.
 */
export const ageOf = (birthMonth: string, today: string): number | null => {
  if (birthMonth === '') return null;
  const monthsOf = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  return Math.floor((monthsOf(today) - monthsOf(birthMonth)) / 12);
};
