import { HIDDEN } from '@hearthway/domain/reports/reports.constants.ts';
import {
  type ColumnType,
  isNumeric,
  type ReportTable,
} from '@hearthway/domain/reports/reports.contract.ts';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { isDay } from './days.ts';

export type Column = ReportTable['columns'][number];
export type Row = ReportTable['rows'][number];
export type Cell = Row[number];

/** A small group, or what follows from one: telling the number could single out a family. */
export const isHidden = (cell: Cell, type: ColumnType): cell is string =>
  isNumeric(type) && typeof cell === 'string';

/** Formats a number: shares as percentages, cents as dollars. */
export const numberWords = (i18n: I18n, value: number, type: ColumnType): string => {
  if (type === 'share') return i18n.number(value, { style: 'percent', maximumFractionDigits: 1 });
  if (type === 'cents') return i18n.number(value / 100, { style: 'currency', currency: 'USD' });
  return i18n.number(value);
};

const hidden = msg({ message: 'not told', comment: 'In place of a number that is not told' });
const under = msg({ message: 'under {number}', comment: 'A share or an amount that is not told' });

/** Text of a cell; empty for nothing. */
export const cellWords = (i18n: I18n, cell: Cell, type: ColumnType): string => {
  if (cell === null) return '';
  if (typeof cell === 'number') return numberWords(i18n, cell, type);
  if (type === 'day' && isDay(cell)) return dayWords(i18n, cell);
  if (!isHidden(cell, type)) return cell;
  if (cell === HIDDEN) return i18n._(hidden);
  if (type !== 'share' && type !== 'cents') return cell;
  return i18n._({ ...under, values: { number: numberWords(i18n, Number(cell.slice(1)), type) } });
};

/** Formats a day of a report, in UTC for every reader. */
export const dayWords = (i18n: I18n, day: string): string =>
  i18n.date(day, { dateStyle: 'medium', timeZone: 'UTC' });
