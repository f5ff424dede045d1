import type { Cells } from '../format.ts';
import { RefusedFileError } from '../refused-file.ts';
import type { Mapping } from './mapping.ts';

type Field = keyof Mapping['columns'];

/** Row with cells by the mapping's column names. Placeholders read as empty. */
export interface ListRow {
  /** Empty for a field without a column. Several columns are joined to one text. */
  readonly get: (field: Field) => string;
  readonly cell: (column: string) => string;
}

/** Finds the columns in a header. Throws a `RefusedFileError` that names the first missing one. */
export const mapColumns = (
  header: readonly string[],
  { columns, rules, nothing }: Mapping,
): ((cells: Cells) => ListRow) => {
  const indexes = new Map(header.map((name, index) => [tidy(name), index]));
  const check = (column: string, what: string): void => {
    if (header.filter((name) => tidy(name) === tidy(column)).length > 1)
      throw new RefusedFileError(`The file has several columns "${column}".`);
    if (!indexes.has(tidy(column))) throw new RefusedFileError(missing(column, what, header));
  };
  const fields = new Map<string, readonly string[]>(
    Object.entries(columns).map(
      ([field, named]) => [field, named === undefined ? [] : [named].flat()] as const,
    ),
  );
  for (const [field, named] of fields)
    for (const column of named) check(column, `columns.${field}`);
  rules.forEach((rule, index) => {
    for (const column of rule.columns) check(column, `rules.${index}`);
  });
  const empty = new Set(nothing.map((text) => text.toLowerCase()));
  return (cells) => {
    const cell = (column: string): string => {
      const text = tidy(cells.at(indexes.get(tidy(column)) ?? Number.NaN) ?? '');
      return empty.has(text.toLowerCase()) ? '' : text;
    };
    return {
      cell,
      get: (field) =>
        (fields.get(field) ?? [])
          .map(cell)
          .filter((text) => text !== '')
          .join('; ')
          .slice(0, MAX_LENGTH),
    };
  };
};

/** Longer texts are not facts about a provider. */
const MAX_LENGTH = 2_000;

/** Keeps line breaks, since each line may hold one telephone number. */
const tidy = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[^\S\n]+|[^\P{C}\n]/gu, ' ')
    .trim();

const missing = (column: string, what: string, header: readonly string[]): string =>
  `The file has no column "${column}", which the mapping names in ${what}. It has: ${header.map((name) => `"${tidy(name)}"`).join(', ')}.`;
