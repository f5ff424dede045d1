import type { Cell } from './report.ts';
import { HIDDEN } from './reports.constants.ts';
import type { ReportInfo, ReportTable } from './reports.contract.ts';

/**
 * How little the picture of a report tells: nothing was there, or no number is told, or less than half
 * of them.
 */
export type Sparseness = 'nothing' | 'untold' | 'mostly-untold';

export interface Drawn {
  readonly report: Pick<ReportInfo, 'chart'>;
  readonly table: ReportTable;
}

export const sparsenessOf = (drawn: Drawn): Sparseness | null => {
  if (numbersOf(drawn).every(isNothing)) return 'nothing';
  const { chart } = drawn.report;
  const there = cellsOf(drawn.table, 'value' in chart ? [chart.value] : chart.y).filter(
    (cell) => !isNothing(cell),
  );
  const untold = there.filter(isUntold).length;
  if (untold > 0 && untold === there.length) return 'untold';
  return untold > there.length / 2 ? 'mostly-untold' : null;
};

/** All numbers that the picture draws, and of families. */
export const numbersOf = ({ report: { chart }, table }: Drawn): readonly Cell[] =>
  cellsOf(table, [
    ...('value' in chart ? [chart.value] : chart.y),
    ...table.columns.flatMap(({ id, type }) => (type === 'families' ? [id] : [])),
  ]);

const cellsOf = ({ columns, rows }: ReportTable, names: readonly string[]): readonly Cell[] =>
  columns.flatMap(({ id }, at) => (names.includes(id) ? rows.map((row) => row[at] ?? null) : []));

export const isNothing = (cell: Cell): boolean => cell === 0 || cell === null;

export const isUntold = (cell: Cell): cell is string =>
  typeof cell === 'string' && (cell === HIDDEN || cell.startsWith('<'));
