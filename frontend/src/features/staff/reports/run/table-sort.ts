import { isNumeric } from '@hearthway/domain/reports/reports.contract.ts';
import type { Column, Row } from '../cell-words.ts';

export interface Sorting {
  readonly column: string;
  readonly isDescending: boolean;
}

/** Sort after pressing a column header: reversed, or the column's default. */
export const sortedBy = (sorting: Sorting | undefined, { id, type }: Column): Sorting =>
  sorting?.column === id
    ? { column: id, isDescending: !sorting.isDescending }
    : // The most is what a table of numbers is first looked at for.
      { column: id, isDescending: isNumeric(type) };

export const sortRows = (
  rows: readonly Row[],
  columns: readonly Column[],
  sorting: Sorting | undefined,
): readonly Row[] => {
  const at = columns.findIndex(({ id }) => id === sorting?.column);
  if (sorting === undefined || at < 0) return rows;
  const direction = sorting.isDescending ? -1 : 1;
  return rows.toSorted((one, other) => {
    const [a, b] = [one[at] ?? null, other[at] ?? null];
    if (typeof a === 'number' && typeof b === 'number') return direction * (a - b);
    return direction * String(a).localeCompare(String(b), 'en', { numeric: true });
  });
};
