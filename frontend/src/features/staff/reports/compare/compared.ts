import { isNumeric, type ReportTable } from '@hearthway/domain/reports/reports.contract.ts';
import type { Cell, Column, Row } from '../cell-words.ts';

export interface ComparedRow {
  /** Words of the row in the one table, or in the other where only that has it. */
  readonly names: readonly string[];
  /** Words in the other table; null where they are the same. */
  readonly otherNames: readonly string[] | null;
  readonly cell: Cell;
  readonly other: Cell;
}

/** One column of numbers, in both tables. */
export interface Compared {
  readonly column: Column;
  /** Of the words of a row. */
  readonly heads: readonly Column[];
  readonly rows: readonly ComparedRow[];
}

/** Columns with names of periods, which two tables never share. */
const OF_TIME = ['period', 'cohort'];

/** Rows belong together by their words; those of periods by their order. */
export const compared = (one: ReportTable, other: ReportTable): readonly Compared[] => {
  const heads = one.columns.filter(({ type }) => !isNumeric(type));
  const [mine, theirs] = [rowsByKey(one), rowsByKey(other)];
  const keys = [...new Set([...mine.keys(), ...theirs.keys()])];
  return one.columns.flatMap((column, at) => {
    const otherAt = other.columns.findIndex(({ id }) => id === column.id);
    if (!isNumeric(column.type) || otherAt === -1) return [];
    const rows = keys.map((key): ComparedRow => {
      const [row, like] = [mine.get(key), theirs.get(key)];
      const [names, otherNames] = [row && wordsOf(one, row), like && wordsOf(other, like)];
      return {
        names: names ?? otherNames ?? [],
        otherNames: names && otherNames && `${names}` !== `${otherNames}` ? otherNames : null,
        cell: row?.[at] ?? null,
        other: like?.[otherAt] ?? null,
      };
    });
    return [{ column, heads, rows }];
  });
};

const wordsOf = ({ columns }: ReportTable, row: Row): readonly string[] =>
  columns.flatMap(({ type }, at) => (isNumeric(type) ? [] : [String(row[at] ?? '')]));

const rowsByKey = (table: ReportTable): ReadonlyMap<string, Row> => {
  const { columns, rows } = table;
  const orders = new Map<string, number>();
  const orderOf = (period: string): number => {
    const order = orders.get(period) ?? orders.size;
    orders.set(period, order);
    return order;
  };
  return new Map(
    rows.map((row) => {
      const key = columns.flatMap(({ id, type }, at) => {
        const words = String(row[at] ?? '');
        if (isNumeric(type)) return [];
        return [OF_TIME.includes(id) ? orderOf(words) : words];
      });
      return [JSON.stringify(key), row];
    }),
  );
};

/**
 * How a number changed: null where either is not told. A change since zero has no percent, and a
 * share changes by points.
 */
export type Change =
  | { readonly kind: 'percent' | 'points'; readonly by: number }
  | { readonly kind: 'from-zero' };

export const changeOf = (
  { cell, other }: Pick<ComparedRow, 'cell' | 'other'>,
  { type }: Pick<Column, 'type'>,
): Change | null => {
  if (typeof cell !== 'number' || typeof other !== 'number') return null;
  if (type === 'share') return { kind: 'points', by: cell - other };
  if (other !== 0) return { kind: 'percent', by: cell / other - 1 };
  return cell === 0 ? { kind: 'percent', by: 0 } : { kind: 'from-zero' };
};

/** Both periods of the first column that a chart draws, as a table with a column for each. */
export const bothInOne = (
  { column, heads, rows }: Compared,
  labels: { readonly one: string; readonly other: string },
): ReportTable => ({
  columns: [
    { id: 'name', label: heads[0]?.label ?? '', type: 'text' },
    { id: 'one', label: labels.one, type: column.type },
    { id: 'other', label: labels.other, type: column.type },
  ],
  rows: rows.map(({ names, cell, other }) => [names.join(', '), cell, other]),
});
