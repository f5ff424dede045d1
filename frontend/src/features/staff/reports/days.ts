/** Days are `YYYY-MM-DD` in UTC, the time zone of all reports, and sort as texts. */
export const todayAt = (now: Date): string => now.toISOString().slice(0, 10);

export const isDay = (text: string): boolean => {
  const at = new Date(`${text}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(at.getTime()) && todayAt(at) === text;
};

/** First day of the month a number of months before. */
export const monthsBefore = (firstDay: string, months: number): string => {
  const at = new Date(Date.parse(firstDay));
  return todayAt(new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() - months, 1)));
};
