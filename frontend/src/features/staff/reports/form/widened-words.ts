import { calendarPeriodOf } from '@hearthway/domain/reports/calendar-period.contract.ts';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { dayWords } from '../cell-words.ts';
import { isDay } from '../days.ts';
import type { Period } from './periods.ts';

const COVERS: Readonly<Record<string, (from: string, to: string) => MessageDescriptor>> = {
  month: (from, to) => msg`Covers whole months: ${from} to ${to}`,
  quarter: (from, to) => msg`Covers whole quarters: ${from} to ${to}`,
  year: (from, to) => msg`Covers whole years: ${from} to ${to}`,
};

const coversWeeks = (from: string, to: string) => msg`Covers whole weeks: ${from} to ${to}`;

/** Names the answered period if it differs from the requested one; otherwise empty. */
export const widenedWords = (i18n: I18n, period: Period, groupBy: string): string => {
  if (!isDay(period.from) || !isDay(period.to) || period.from > period.to) return '';
  const { from, to } = calendarPeriodOf(period, groupBy);
  if (from === period.from && to === period.to) return '';
  const covers = COVERS[groupBy] ?? coversWeeks;
  return i18n._(covers(dayWords(i18n, from), dayWords(i18n, to)));
};
