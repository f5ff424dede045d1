/** Days are `YYYY-MM-DD` in UTC, the time zone of all reports: they order as texts do. */
export const todayAt = (now: Date): string => now.toISOString().slice(0, 10);

/** Whether a text is a valid day. */
export const isDay = (text: string): boolean => {
  const at = new Date(`${text}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(at.getTime()) && todayAt(at) === text;
};

/** The first day of a month that is so many before. */
export const monthsBefore = (firstDay: string, months: number): string => {
  const at = new Date(Date.parse(firstDay));
  return todayAt(new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() - months, 1)));
};
