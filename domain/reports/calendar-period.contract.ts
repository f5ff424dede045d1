import { dayNameOf, dayNumberOf, isUnit, type Unit, unitNameOf } from './days.ts';
import type { Period } from './report.ts';

const widenedTo = (unit: Unit, { from, to }: Period): Period => {
  let first = dayNumberOf(from);
  let last = dayNumberOf(to);
  const isSame = (one: number, other: number): boolean =>
    unitNameOf(unit, one) === unitNameOf(unit, other);
  while (isSame(first - 1, first)) first -= 1;
  while (isSame(last, last + 1)) last += 1;
  return { from: dayNameOf(first), to: dayNameOf(last) };
};

/**
 * The period that is answered: a day, or whole weeks, or whole months, which quarters and years are
 * as well. Any other is widened to whole weeks. Grouped by a unit of time, no row is cut.
 */
export const calendarPeriodOf = (period: Period, groupBy: string): Period => {
  if (isUnit(groupBy) && groupBy !== 'day') return widenedTo(groupBy, period);
  const isWhole = (unit: Unit): boolean => {
    const { from, to } = widenedTo(unit, period);
    return from === period.from && to === period.to;
  };
  return period.from === period.to || isWhole('week') || isWhole('month')
    ? period
    : widenedTo('week', period);
};
