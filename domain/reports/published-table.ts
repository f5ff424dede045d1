import { inEnglish } from '../kernel/message.ts';
import { dayNumberOf } from './days.ts';
import { type Cell, type Column, isComputed, type Report, type ReportParams } from './report.ts';
import { HIDDEN, ROUNDED_TO, SMALL_GROUP, SMALLEST_GROUP } from './reports.constants.ts';
import type { ReportTable } from './reports.contract.ts';

/**
 * The table of a report: the only way from its state to a reader. Each count is rounded by itself,
 * and what is computed from counts is computed from the rounded ones, so that a reader learns
 * nothing more from it. See docs/metrics.md#what-is-not-told.
 */
export const tableOf = (report: Report, state: unknown, params: ReportParams): ReportTable => {
  const counted = report.columns.filter((column) => !isComputed(column));
  const countsIn = (place: string | null): readonly Counts[] =>
    report
      .result(state, { ...params, state: place })
      .map((row) => new Map(counted.map(({ id }, index) => [id, row[index] ?? null])));
  const everywhere = new Map(
    (isNarrow(params) ? countsIn(null) : []).map((row) => [wordsOf(report, row), row]),
  );
  const rows = countsIn(params.state)
    .map((row) => published(counted, row, everywhere.get(wordsOf(report, row))))
    .filter((row) => isAsked(report, row, params));
  const [first = new Map()] = rows;
  return {
    columns: report.columns.map(({ id, label, type }) => ({ id, label: inEnglish(label), type })),
    rows: rows.map((row) => report.columns.map((column) => cellOf(column, row, first))),
  };
};

/** One state in a month or less, where most groups are small. */
const isNarrow = ({ state, from, to }: ReportParams): boolean =>
  state !== null && dayNumberOf(to) - dayNumberOf(from) < LONGEST_MONTH_DAYS;

const LONGEST_MONTH_DAYS = 31;

/** By the ids of the columns. */
type Counts = ReadonlyMap<string, Cell>;

const cellAt = (row: Counts, id: string): Cell => row.get(id) ?? null;

const wordsOf = ({ columns }: Report, row: Counts): string =>
  columns.flatMap(({ id, type }) => (type === 'text' ? [cellAt(row, id)] : [])).join('\n');

/** A family is in one state, so that a table by states has one row for a state that is asked for. */
const isAsked = (
  { leavesOutSmall = [] }: Report,
  row: Counts,
  { groupBy, state }: ReportParams,
): boolean => {
  const cells = [...row.values()];
  if (leavesOutSmall.includes(groupBy) && cells.includes(SMALL_GROUP)) return false;
  return groupBy !== 'state' || state === null || cells[0] === state;
};

const cellOf = (column: Column, row: Counts, first: Counts): Cell => {
  switch (column.type) {
    case 'share': {
      const whole = cellAt(column.isOfFirst ? first : row, column.whole);
      return shareOf(cellAt(row, column.part), whole);
    }
    case 'cents':
      return centsOf(Object.entries(column.each).map(([id, cents]) => [cellAt(row, id), cents]));
    default:
      return cellAt(row, column.id);
  }
};

const published = (
  columns: readonly Column[],
  exact: Counts,
  everywhere: Counts | undefined,
): Counts => {
  const familiesAt = (id: string): Cell => {
    const families = cellAt(exact, id);
    // Which states have none would tell how many of a small group the others have.
    const isSmall = families === 0 && isSmallGroup(everywhere?.get(id));
    return isSmall ? SMALL_GROUP : rounded(families);
  };
  return new Map(
    columns.map((column) => {
      switch (column.type) {
        case 'families':
          return [column.id, familiesAt(column.id)];
        case 'count': {
          // The acts of a few families tell of them as well.
          const isTold = familiesAt(column.of) !== SMALL_GROUP;
          return [column.id, isTold ? rounded(cellAt(exact, column.id)) : HIDDEN];
        }
        default:
          return [column.id, cellAt(exact, column.id)];
      }
    }),
  );
};

const isSmallGroup = (count: Cell | undefined): boolean =>
  typeof count === 'number' && count > 0 && count < SMALLEST_GROUP;

/** To the nearest multiple; of a small group only that it is one. Zero is told. */
const rounded = (count: Cell): Cell => {
  if (typeof count !== 'number') return count;
  return isSmallGroup(count) ? SMALL_GROUP : Math.round(count / ROUNDED_TO) * ROUNDED_TO;
};

/** From 0 to 1. Of a small group, the whole percent that the share lies under. */
const shareOf = (part: Cell, whole: Cell): Cell => {
  if (part === 0) return 0;
  if (typeof whole !== 'number') return HIDDEN;
  return typeof part === 'number'
    ? part / whole
    : under(Math.ceil((SMALLEST_GROUP / whole) * 100) / 100);
};

/** Each count with what one of it is worth. With a small group among them, what the sum lies under. */
const centsOf = (amounts: readonly (readonly [Cell, number])[]): Cell => {
  const most = amounts.reduce(
    (sum, [count, cents]) => sum + (typeof count === 'number' ? count : SMALLEST_GROUP) * cents,
    0,
  );
  return amounts.every(([count]) => typeof count === 'number') ? most : under(most);
};

const under = (bound: number): string => `<${bound}`;
