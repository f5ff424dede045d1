/** Unix time in seconds, as in Stripe's API. */
export type Seconds = number;

export const HOUR: Seconds = 3_600;
export const DAY: Seconds = 24 * HOUR;

/**
 * Adds months in UTC, keeping the time of day. A day missing in the month becomes its last: 31 January, 28
 * February, 31 March.
 */
export const addMonths = (anchor: Seconds, months: number): Seconds => {
  const date = new Date(anchor * 1000);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + months];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const day = Math.min(date.getUTCDate(), lastDay);
  const timeOfDay = anchor - Date.UTC(year, date.getUTCMonth(), date.getUTCDate()) / 1000;
  return Date.UTC(year, month, day) / 1000 + timeOfDay;
};

/** Next monthly billing date of an anchor after a moment. */
export const nextBillingDate = (anchor: Seconds, after: Seconds): Seconds => {
  const [from, to] = [new Date(anchor * 1000), new Date(after * 1000)];
  const years = to.getUTCFullYear() - from.getUTCFullYear();
  let months = Math.max(1, years * 12 + to.getUTCMonth() - from.getUTCMonth());
  while (addMonths(anchor, months) <= after) months += 1;
  return addMonths(anchor, months);
};
