import type { SchoolBreak } from './family-days.contract.ts';

/** A break by its days and children. Removed ones are left out beforehand. */
export type BreakDays = Pick<SchoolBreak, 'firstDay' | 'lastDay' | 'childIds'>;

const isWithin = ({ firstDay, lastDay }: BreakDays, day: string): boolean =>
  firstDay <= day && day <= lastDay;

/** Whether all of these children have a break on a day. No children are the whole family: only its breaks count. */
export const haveBreak = (
  breaks: readonly BreakDays[],
  childIds: readonly string[],
  day: string,
): boolean => {
  const onDay = breaks.filter((each) => isWithin(each, day));
  return (
    onDay.some((each) => each.childIds.length === 0) ||
    (childIds.length > 0 &&
      childIds.every((id) => onDay.some((each) => each.childIds.includes(id))))
  );
};
