import { dayNameOf, dayNumberOf } from '../calendar/days.ts';
import type { Period } from './periods.ts';
import { isUnit, type Unit, unitNameOf } from './periods.ts';

/** The unit of time of the cells of a grouping. */
export const unitOf = (groupBy: string): Unit => (isUnit(groupBy) ? groupBy : 'week');

/**
 * The period that is answered. Cells are of whole units of time: those that the table is grouped by,
 * and weeks otherwise. A period that cuts some is widened to them.
 */
export const calendarPeriodOf = ({ from, to }: Period, groupBy: string): Period => {
  const unit = unitOf(groupBy);
  let first = dayNumberOf(from);
  let last = dayNumberOf(to);
  const isSame = (one: number, other: number): boolean =>
    unitNameOf(unit, one) === unitNameOf(unit, other);
  while (isSame(first - 1, first)) first -= 1;
  while (isSame(last, last + 1)) last += 1;
  return { from: dayNameOf(first), to: dayNameOf(last) };
};
