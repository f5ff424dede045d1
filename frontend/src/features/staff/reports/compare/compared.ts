import { type Figure, figureIn, isOwnColumn } from '@hearthway/domain/reports/figures.contract.ts';
import { isNumeric, type ReportTable } from '@hearthway/domain/reports/reports.contract.ts';
import type { Column, Row } from '../cell-words.ts';

export interface ComparedRow {
  /** Row labels in the first table, or in the other if only that has the row. */
  readonly names: readonly string[];
  /** Row labels in the other table; null if equal. */
  readonly otherNames: readonly string[] | null;
  readonly figure: Figure | null;
  readonly other: Figure | null;
}

/** Column of numbers from both tables. */
export interface Compared {
  readonly column: Column;
  /** Label columns of a row. */
  readonly heads: readonly Column[];
  readonly rows: readonly ComparedRow[];
}

/** Columns with names of periods, which differ between the tables. */
const OF_TIME = ['period', 'cohort'];

/** Matches rows by labels; rows of periods by order. */
export const compared = (one: ReportTable, other: ReportTable): readonly Compared[] => {
  const heads = one.columns.filter(({ type }) => !isNumeric(type));
  const [mine, theirs] = [rowsByKey(one), rowsByKey(other)];
  const keys = [...new Set([...mine.keys(), ...theirs.keys()])];
  return one.columns.filter(isOwnColumn).flatMap((column) => {
    const isInBoth = other.columns.some(({ id }) => id === column.id);
    if (!isNumeric(column.type) || !isInBoth) return [];
    const rows = keys.map((key): ComparedRow => {
      const [row, like] = [mine.get(key), theirs.get(key)];
      const [names, otherNames] = [row && wordsOf(one, row), like && wordsOf(other, like)];
      return {
        names: names ?? otherNames ?? [],
        otherNames: names && otherNames && `${names}` !== `${otherNames}` ? otherNames : null,
        figure: row ? figureIn(one, row, column.id) : null,
        other: like ? figureIn(other, like, column.id) : null,
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

/** Change of a number: relative to the other, or in percentage points for a share. */
export interface Change extends Figure {
  readonly kind: 'percent' | 'points';
}

/** Null if either number is missing, or the other may be zero. */
export const changeOf = (
  { figure, other }: Pick<ComparedRow, 'figure' | 'other'>,
  { type }: Pick<Column, 'type'>,
): Change | null => {
  if (figure === null || other === null) return null;
  if (type === 'share')
    return {
      kind: 'points',
      value: figure.value - other.value,
      margin: Math.hypot(figure.margin, other.margin),
    };
  if (other.value <= other.margin) return null;
  const ratio = figure.value / other.value;
  const margin = Math.hypot(figure.margin, ratio * other.margin) / other.value;
  return { kind: 'percent', value: ratio - 1, margin };
};

/** Both periods of the first plotted column, as a table with a column each. */
export const bothInOne = (
  { column: { type }, heads, rows }: Compared,
  labels: { readonly one: string; readonly other: string },
): ReportTable => ({
  columns: [
    { id: 'name', label: heads[0]?.label ?? '', type: 'text' },
    { id: 'one', label: labels.one, type },
    { id: 'one_plus_minus', label: '', type, marginOf: 'one' },
    { id: 'other', label: labels.other, type },
    { id: 'other_plus_minus', label: '', type, marginOf: 'other' },
  ],
  rows: rows.map(({ names, figure, other }) => [
    names.join(', '),
    figure?.value ?? null,
    figure?.margin ?? null,
    other?.value ?? null,
    other?.margin ?? null,
  ]),
  told: null,
});
