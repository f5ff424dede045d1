import { anything, conclude, exactly, type Known, type Sum } from './conclude.ts';
import type { Guard } from './report.ts';
import { SMALLEST_GROUP } from './reports.constants.ts';
import {
  columnIndex,
  groupsOf,
  markAt,
  numberAt,
  type Place,
  type Sheet,
  wordsOf,
} from './sheet.ts';
import { isSmall, type Mark } from './sum-audit.ts';

export type AddsUp = Extract<Guard, { kind: 'adds-up' }>;

interface StateSheet {
  readonly code: string;
  readonly sheet: Sheet;
}

export interface AllTables {
  readonly everywhere: Sheet;
  readonly states: readonly StateSheet[];
  /** The table by states, with a row for each; null where the report has none. */
  readonly byState: Sheet | null;
}

/**
 * Whether a small group can be computed from all tables together: the other rules look at one sum
 * at a time.
 */
export const canBeSolved = (guard: AddsUp, { everywhere, states, byState }: AllTables): boolean => {
  const marks = byState === null ? null : marksByState(guard, byState);
  const whole = columnOf(guard, everywhere, null);
  const parts = states.map(({ code, sheet }) => columnOf(guard, sheet, marks?.get(code) ?? null));
  const columns = [whole, ...parts];
  const sums = [...sumsAcross(whole, parts), ...columns.flatMap((column) => column.sums)];
  const inAll = { total: anything(), parts: whole.sums.map(({ total }) => total) };
  const byStates = {
    total: inAll.total,
    parts: parts.flatMap((part) => part.sums.map(({ total }) => total)),
  };
  conclude([...sums, inAll, byStates]);
  return columns.some(({ cells, totals }) =>
    [...cells.values(), ...totals].some(
      ({ value, known }) => isSmall(value) && known.low === known.high,
    ),
  );
};

interface ColumnCell {
  readonly value: number;
  readonly known: Known;
}

interface ColumnView {
  /** By the words of the row. */
  readonly cells: ReadonlyMap<string, ColumnCell>;
  readonly sums: readonly Sum[];
  /** The sums, where a table shows them. */
  readonly totals: readonly ColumnCell[];
}

/** `mark` is the visibility of the sum of all rows; null: shown unless it is a small group. */
const columnOf = ({ column, within }: AddsUp, sheet: Sheet, mark: Mark | null): ColumnView => {
  const inOrder = sheet.rows.map((_, row): ColumnCell => {
    const place: Place = [row, columnIndex(sheet, column)];
    const value = numberAt(sheet, place);
    return { value, known: knownOf(value, markAt(sheet, place)) };
  });
  const groups = groupsOf(
    sheet,
    within.map((id) => columnIndex(sheet, id)),
  );
  const totals: ColumnCell[] = [];
  const sums = groups.map((rows): Sum => {
    const cells = rows.flatMap((row) => inOrder[row] ?? []);
    const value = cells.reduce((sum, cell) => sum + cell.value, 0);
    const total = knownOf(value, mark ?? (isSmall(value) ? 'small' : 'shown'));
    totals.push({ value, known: total });
    return { total, parts: cells.map(({ known }) => known) };
  });
  return {
    cells: new Map(inOrder.map((cell, row) => [wordsOf(sheet, row), cell])),
    sums,
    totals: mark === null ? [] : totals,
  };
};

/** Families that are in several rows make a sum larger than the small group they are. */
export const knownOf = (value: number, mark: Mark): Known => {
  switch (mark) {
    case 'shown':
      return exactly(value);
    case 'small':
      return { low: 1, high: Math.max(value, SMALLEST_GROUP - 1) };
    case 'hidden':
      return anything();
  }
};

const sumsAcross = (whole: ColumnView, states: readonly ColumnView[]): readonly Sum[] =>
  Array.from(whole.cells, ([words, { known: total }]) => ({
    total,
    parts: states.flatMap((state) => state.cells.get(words)?.known ?? []),
  }));

const marksByState = ({ column }: AddsUp, byState: Sheet): ReadonlyMap<string, Mark> =>
  new Map(
    byState.rows.map(([state], row) => [
      String(state),
      markAt(byState, [row, columnIndex(byState, column)]),
    ]),
  );
