import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { daysBefore, mondayOf } from '../days.ts';

/** Days in UTC, both included. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

export const QUICK_PERIODS = ['last-28-days', 'last-12-weeks', 'this-year'] as const;

export type QuickPeriod = (typeof QUICK_PERIODS)[number];

export const QUICK_PERIOD_WORDS: Readonly<Record<QuickPeriod, MessageDescriptor>> = {
  'last-28-days': msg`Last 28 days`,
  'last-12-weeks': msg`Last 12 weeks`,
  'this-year': msg`This year`,
};

/** Up to today. Weeks are complete, except the current one. */
export const quickPeriod = (name: QuickPeriod, today: string): Period => {
  switch (name) {
    case 'last-28-days':
      return { from: daysBefore(today, 27), to: today };
    case 'last-12-weeks':
      return { from: daysBefore(mondayOf(today), 11 * 7), to: today };
    case 'this-year':
      return { from: `${today.slice(0, 4)}-01-01`, to: today };
  }
};
