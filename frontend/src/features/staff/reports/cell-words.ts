import { type Figure, shown } from '@hearthway/domain/reports/figures.contract.ts';
import type { ColumnType, ReportTable } from '@hearthway/domain/reports/reports.contract.ts';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export type Column = ReportTable['columns'][number];
export type Row = ReportTable['rows'][number];

/** Formats a number: shares as percentages, cents as dollars. */
export const numberWords = (i18n: I18n, value: number, type: ColumnType): string => {
  if (type === 'share') return i18n.number(value, { style: 'percent', maximumFractionDigits: 1 });
  if (type === 'cents') return i18n.number(value / 100, { style: 'currency', currency: 'USD' });
  return i18n.number(value);
};

const withMargin = msg({ message: '{number} ± {margin}', comment: 'A number of families' });
const computed = msg({ message: 'about {number} ± {margin}', comment: 'A share or an amount' });

/** Text of a number with its margin: `120 ± 4`, `about 25% ± 3%`; empty for nothing. */
export const figureWords = (i18n: I18n, figure: Figure | null, type: ColumnType): string => {
  if (figure === null) return '';
  const { value, margin } = shown(figure);
  const words = type === 'families' ? withMargin : computed;
  const rounded = type === 'cents' ? Math.ceil(margin / 100) * 100 : margin;
  const values = {
    number: numberWords(i18n, value, type),
    margin: numberWords(i18n, rounded, type),
  };
  return i18n._({ ...words, values });
};

/** Formats a day of a report, in UTC for every reader. */
export const dayWords = (i18n: I18n, day: string): string =>
  i18n.date(day, { dateStyle: 'medium', timeZone: 'UTC' });
