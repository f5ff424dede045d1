import type { Chart } from './report.ts';
import type { ReportTable } from './reports.contract.ts';

/** A number that is told, and how far it is from the exact one at most, 95 times in 100. */
export interface Figure {
  readonly value: number;
  readonly margin: number;
}

/** A column of words or numbers, and not of margins. */
export const isOwnColumn = ({ marginOf }: ReportTable['columns'][number]): boolean =>
  marginOf === undefined;

/** The number of a row with its margin; null where there is none. */
export const figureIn = (
  { columns }: Pick<ReportTable, 'columns'>,
  row: ReportTable['rows'][number],
  id: string,
): Figure | null => {
  const value = row[columns.findIndex((column) => column.id === id)];
  const margin = row[columns.findIndex((column) => column.marginOf === id)];
  return typeof value === 'number' ? { value, margin: Number(margin ?? 0) } : null;
};

/** As it is shown: none is less than zero. Files have it as it is, so that it can be added up. */
export const shown = ({ value, margin }: Figure): Figure => ({ value: Math.max(0, value), margin });

/** Whether one of two numbers is greater, and not by its noise. */
export const isClearlyMore = (one: Figure, other: Figure): boolean =>
  one.value - other.value > Math.hypot(one.margin, other.margin);

/** The chart of a table: rows of time are lines, and its first column says what the rows are. */
export const chartOf = (chart: Chart, { columns }: Pick<ReportTable, 'columns'>): Chart => {
  const [first] = columns;
  if (first === undefined || !('y' in chart)) return chart;
  return { ...chart, kind: first.id === 'period' ? 'line' : 'bar', x: first.id };
};
