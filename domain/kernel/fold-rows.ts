import type { core } from 'zod';
import * as z from 'zod';
import { columnsOf, written } from './columns.ts';
import type { FoldByKeyOptions, FoldedByKey } from './fold-by-key.ts';
import type { SnakeCase } from './names.ts';
import { snakeCase } from './names.ts';
import type { Folding } from './projection.ts';
import type { Row } from './table.ts';

/** The rows of one key, by the column that tells them apart. */
type RowsOfKey<Columns> = ReadonlyMap<string, Columns>;

/** Folds the rows of a key. Pure and total, as a `View`. */
export interface RowsView<Columns, Event> {
  /** The rows that the event changes, and no others. */
  readonly evolve: (rows: RowsOfKey<Columns>, event: Event) => readonly Columns[];
}

export interface FoldRowsOptions<
  Name extends string,
  Columns,
  Event,
  RowKey extends string,
  Sealed extends keyof Columns = never,
> extends Omit<FoldByKeyOptions<Name, Columns, Event, Sealed>, 'view'> {
  /** The column of `row` that tells the rows of a key apart. */
  readonly rowKey: RowKey;
  readonly view: RowsView<Columns, Event>;
}

/** Many rows for each key, such as the threads of a person. An event changes some of them. */
export const foldRows = <
  const Name extends string,
  RowKey extends string,
  Columns extends Readonly<Record<string, unknown>> & Readonly<Record<RowKey, string>>,
  Event,
  const Sealed extends keyof Columns = never,
>({
  name,
  label,
  definition = 1,
  row: rowSchema,
  rowKey,
  sealed = [],
  indexes = [],
  view,
  keyOf,
  read,
}: FoldRowsOptions<Name, Columns, Event, RowKey, Sealed>): FoldedByKey<
  SnakeCase<Name>,
  Columns,
  Sealed
> => {
  const columns = columnsOf(rowSchema satisfies core.$ZodType, sealed);
  const parse = (row: unknown): Columns => z.parse(rowSchema, row);
  const write = (key: string, row: Columns): Row => [
    key,
    ...Object.entries(columns).map(([name, column]) => written(column, row[name])),
  ];

  return {
    parse,
    name: snakeCase(name),
    label,
    definition,
    table: {
      columns: { user_id: { type: 'text' }, ...columns },
      primaryKey: ['user_id', rowKey],
      indexes,
    },
    isAppendOnly: false,
    keyOf,
    startFolding: (): Folding => {
      const known = new Map<string, Map<string, Columns>>();
      const changed = new Map<string, Map<string, Columns>>();
      let size = 0;
      const put = (key: string, row: Columns): void => {
        const rows = rowsIn(known, key);
        if (!rows.has(row[rowKey])) size += 1;
        rows.set(row[rowKey], row);
      };
      return {
        size: () => Math.max(size, known.size),
        knows: (key) => known.has(key),
        learn: (keys, stored) => {
          for (const key of keys) rowsIn(known, key);
          for (const row of stored) put(keySchema.parse(row).user_id, parse(row));
        },
        fold: (key, event) => {
          for (const row of view.evolve(rowsIn(known, key), read(event))) {
            put(key, row);
            rowsIn(changed, key).set(row[rowKey], row);
          }
        },
        takeChanged: () => {
          const taken = Array.from(changed, ([key, rows]) =>
            Array.from(rows.values(), (row) => write(key, row)),
          ).flat();
          changed.clear();
          return taken;
        },
      };
    },
  };
};

const keySchema = z.object({ user_id: z.string() });

const rowsIn = <Columns>(
  byKey: Map<string, Map<string, Columns>>,
  key: string,
): Map<string, Columns> => {
  const rows = byKey.get(key) ?? new Map<string, Columns>();
  byKey.set(key, rows);
  return rows;
};
