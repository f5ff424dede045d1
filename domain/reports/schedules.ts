import { addDays, mondayOf } from '../calendar/days.ts';
import { unitOf } from './calendar-period.contract.ts';
import type { Period } from './periods.ts';
import { type Cadence, TOO_LONG_FOR } from './schedules.constants.ts';

/** Whether a report of one period can be grouped so. */
export const fitsCadence = (cadence: Cadence, groupBy: string): boolean =>
  !TOO_LONG_FOR[cadence].includes(groupBy);

interface PeriodOptions {
  readonly groupBy: string;
  /** In UTC. */
  readonly today: string;
}

/**
 * The whole week or month that was over last before today. A month of weeks has those that ended
 * in it, so that each week is in one month and none is cut.
 */
export const lastPeriodOf = (cadence: Cadence, { groupBy, today }: PeriodOptions): Period => {
  const end = startOf(cadence, today);
  const start = startOf(cadence, addDays(end, -1));
  const isByWeeks = cadence === 'monthly' && unitOf(groupBy) === 'week';
  return isByWeeks
    ? { from: mondayOf(start), to: addDays(mondayOf(end), -1) }
    : { from: start, to: addDays(end, -1) };
};

/** The day after today on which the next period is over. */
export const nextDayOf = (cadence: Cadence, today: string): string => {
  const start = startOf(cadence, today);
  // A day of the next week or month: no month is longer than 31 days, or shorter than 28.
  return startOf(cadence, addDays(start, cadence === 'weekly' ? 7 : 31));
};

/** First day of the week or month of a day. */
const startOf = (cadence: Cadence, day: string): string => {
  switch (cadence) {
    case 'weekly':
      return mondayOf(day);
    case 'monthly':
      return `${day.slice(0, 'YYYY-MM'.length)}-01`;
  }
};
