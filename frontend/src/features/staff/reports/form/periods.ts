import { addDays, mondayOf } from '@hearthway/domain/calendar/days.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { monthsBefore } from '../days.ts';

/** Days in UTC, inclusive. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

export const QUICK_PERIODS = [
  'last-6-months',
  'last-12-months',
  'last-12-weeks',
  'this-year',
] as const;

export type QuickPeriod = (typeof QUICK_PERIODS)[number];

export const QUICK_PERIOD_WORDS: Readonly<Record<QuickPeriod, MessageDescriptor>> = {
  'last-6-months': msg`Last 6 months`,
  'last-12-months': msg`Last 12 months`,
  'last-12-weeks': msg`Last 12 weeks`,
  'this-year': msg`This year`,
};

/** Complete months or weeks; the year up to today. */
export const quickPeriod = (name: QuickPeriod, today: string): Period => {
  switch (name) {
    case 'last-6-months':
      return lastMonths(6, today);
    case 'last-12-months':
      return lastMonths(12, today);
    case 'last-12-weeks':
      return { from: addDays(mondayOf(today), -12 * 7), to: addDays(mondayOf(today), -1) };
    case 'this-year':
      return { from: `${today.slice(0, 4)}-01-01`, to: today };
  }
};

const lastMonths = (months: number, today: string): Period => {
  const first = `${today.slice(0, 7)}-01`;
  return { from: monthsBefore(first, months), to: addDays(first, -1) };
};
