import type { Column, Row } from './report.ts';
import { isSmall, type Mark } from './sum-audit.ts';

/** A table, with the visibility of each cell. */
export interface Sheet {
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
  /** By row and column. */
  readonly marks: readonly Mark[][];
}

/** Row and column of a cell. */
export type Place = readonly [number, number];

/** Every group that is too small is marked. */
export const sheetOf = (columns: readonly Column[], rows: readonly Row[]): Sheet => ({
  columns,
  rows,
  marks: rows.map((row) =>
    columns.map(({ type }, column) => {
      const cell = row[column];
      return type === 'families' && typeof cell === 'number' && isSmall(cell) ? 'small' : 'shown';
    }),
  ),
});

export const columnIndex = ({ columns }: Sheet, id: string): number =>
  columns.findIndex((column) => column.id === id);

export const numberAt = ({ rows }: Sheet, [row, column]: Place): number => {
  const cell = rows[row]?.[column];
  return typeof cell === 'number' ? cell : 0;
};

export const markAt = ({ marks }: Sheet, [row, column]: Place): Mark =>
  marks[row]?.[column] ?? 'shown';

export const isShown = (sheet: Sheet, place: Place): boolean => markAt(sheet, place) === 'shown';

/** The cells that count families. */
export const familyPlacesOf = ({ columns, rows }: Sheet): readonly Place[] => {
  const counting = columns.flatMap(({ type }, column) => (type === 'families' ? [column] : []));
  return rows.flatMap((_, row) => counting.map((column): Place => [row, column]));
};

/** Names a row by its words, in the tables of all states. */
export const wordsOf = ({ columns, rows }: Sheet, row: number): string =>
  JSON.stringify(rows[row]?.filter((_, column) => columns[column]?.type === 'text'));

/** Their words, where everything is known to be zero: to hide one of these hides nothing. */
export const rowsWithoutFamilies = (sheet: Sheet): ReadonlySet<string> => {
  const places = familyPlacesOf(sheet);
  const wordsWhere = (isWanted: (place: Place) => boolean): readonly string[] =>
    places.filter(isWanted).map(([row]) => wordsOf(sheet, row));
  const withFamilies = new Set(wordsWhere((place) => numberAt(sheet, place) > 0));
  return new Set(wordsWhere(() => true).filter((words) => !withFamilies.has(words)));
};

/** Shares its marks with the whole sheet. */
export const withoutRows = (sheet: Sheet, left: ReadonlySet<string>): Sheet => {
  const isKept = (row: number): boolean => !left.has(wordsOf(sheet, row));
  return {
    columns: sheet.columns,
    rows: sheet.rows.filter((_, row) => isKept(row)),
    marks: sheet.marks.filter((_, row) => isKept(row)),
  };
};

/** Hides a cell entirely. Returns whether that is a change. */
export const hideAt = (sheet: Sheet, place: Place): boolean => {
  const [row, column] = place;
  const marks = sheet.marks[row];
  if (marks === undefined || marks[column] === 'hidden') return false;
  marks[column] = 'hidden';
  return true;
};

/** The rows that agree in some columns, together. */
export const groupsOf = (
  { rows }: Sheet,
  columns: readonly number[],
): readonly (readonly number[])[] => {
  const groups = new Map<string, number[]>();
  for (const [index, row] of rows.entries()) {
    const key = columns.map((column) => row[column]).join('\n');
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [index]);
    else group.push(index);
  }
  return Array.from(groups.values());
};
