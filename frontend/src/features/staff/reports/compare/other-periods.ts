import { addDays } from '@hearthway/domain/calendar/days.ts';
import { DAY_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import { monthsBefore } from '../days.ts';
import type { Period } from '../form/periods.ts';

/** Preceding period: the same number of months, or of days if not whole months. */
export const periodBefore = (period: Period): Period => {
  const { from } = period;
  const months = monthsIn(period);
  const first = months === null ? addDays(from, -daysIn(period)) : monthsBefore(from, months);
  return { from: first, to: addDays(from, -1) };
};

/** Same months a year before; otherwise the same weekdays, 52 weeks before. */
export const yearBefore = (period: Period): Period => {
  const { from, to } = period;
  if (monthsIn(period) === null) return { from: addDays(from, -364), to: addDays(to, -364) };
  const next = addDays(to, 1);
  return { from: monthsBefore(from, 12), to: addDays(monthsBefore(next, 12), -1) };
};

const daysIn = ({ from, to }: Period): number => (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;

/** Null if not whole months. */
const monthsIn = ({ from, to }: Period): number | null => {
  const [first, next] = [from, addDays(to, 1)];
  if (!first.endsWith('-01') || !next.endsWith('-01')) return null;
  const count = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  return count(next) - count(first);
};
