import { unitOf } from './calendar-period.contract.ts';
import type { Period } from './days.ts';
import { type Cadence, TOO_LONG_FOR } from './schedules.constants.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

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
  const end = startOf(cadence, Date.parse(today));
  const start = startOf(cadence, end - DAY_MS);
  const isByWeeks = cadence === 'monthly' && unitOf(groupBy) === 'week';
  return isByWeeks
    ? { from: dayOf(mondayOf(start)), to: dayOf(mondayOf(end) - DAY_MS) }
    : { from: dayOf(start), to: dayOf(end - DAY_MS) };
};

/** The day after today on which the next period is over. */
export const nextDayOf = (cadence: Cadence, today: string): string => {
  const start = startOf(cadence, Date.parse(today));
  // A day of the next week or month: no month is longer than 31 days, or shorter than 28.
  const isIn = start + (cadence === 'weekly' ? 7 : 31) * DAY_MS;
  return dayOf(startOf(cadence, isIn));
};

/** Midnight in UTC of the first day of the week or month. */
const startOf = (cadence: Cadence, at: number): number => {
  switch (cadence) {
    case 'weekly':
      return mondayOf(at);
    case 'monthly':
      return at - (new Date(at).getUTCDate() - 1) * DAY_MS;
  }
};

const mondayOf = (at: number): number => at - ((new Date(at).getUTCDay() + 6) % 7) * DAY_MS;

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 'YYYY-MM-DD'.length);
