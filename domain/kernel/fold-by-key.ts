import type { core } from 'zod';
import * as z from 'zod';
import { columnsOf, written } from './columns.ts';
import type { Message } from './message.ts';
import { type SnakeCase, snakeCase } from './names.ts';
import type { Folding, Projection } from './projection.ts';
import type { StoredEvent } from './stored-event.ts';
import type { Row, Table } from './table.ts';
import type { View } from './view.ts';

export interface FoldByKeyOptions<
  Name extends string,
  Columns,
  Event,
  Sealed extends keyof Columns = never,
> extends Pick<Table, 'indexes'> {
  /** In kebab-case. */
  readonly name: Name;
  readonly label: Message;
  /** 1 at first. */
  readonly definition?: number;
  /**
   * An object: the row as the driver reads it, without `user_id`, which is the key. The table follows
   * from it (`columnsOf`). It takes the rows of older definitions as well.
   */
  readonly row: core.$ZodType<Columns>;
  /**
   * Columns that follow from personal fields of events: encrypted in the table. The test
   * `sealed-columns.test.ts` finds those that are missing here.
   */
  readonly sealed?: readonly Sealed[];
  readonly view: View<Columns, Event>;
  readonly keyOf: (event: StoredEvent) => string | undefined;
  /** Throws for an event that cannot be read. */
  readonly read: (event: StoredEvent) => Event;
}

/** A projection of one row for each key, which a service can read back. */
export interface FoldedByKey<Name extends string, Columns, Sealed extends keyof Columns = never>
  extends Projection<Name, StoredColumns<Columns, Sealed>> {
  /** Reads a row as the driver gives it, of whichever definition, its sealed columns opened. */
  readonly parse: (row: unknown) => Columns;
}

/** Columns as services select them: sealed ones are to be opened first. */
type StoredColumns<Columns, Sealed extends keyof Columns> = {
  [Name in keyof Columns]: Name extends Sealed ? unknown : Columns[Name];
};

const keySchema = z.object({ user_id: z.string() });

/** One row for each key, which every event of that key changes. */
export const foldByKey = <
  const Name extends string,
  Columns extends Readonly<Record<string, unknown>>,
  Event,
  const Sealed extends keyof Columns = never,
>({
  name,
  label,
  definition = 1,
  row: rowSchema,
  sealed = [],
  indexes = [],
  view,
  keyOf,
  read,
}: FoldByKeyOptions<Name, Columns, Event, Sealed>): FoldedByKey<
  SnakeCase<Name>,
  Columns,
  Sealed
> => {
  const columns = columnsOf(rowSchema, sealed);

  const write = (key: string, row: Columns): Row => [
    key,
    ...Object.entries(columns).map(([name, column]) => written(column, row[name])),
  ];

  const parse = (row: unknown): Columns => z.parse(rowSchema, row);

  return {
    parse,
    name: snakeCase(name),
    label,
    definition,
    table: { columns: { user_id: { type: 'text' }, ...columns }, primaryKey: ['user_id'], indexes },
    isAppendOnly: false,
    keyOf,
    startFolding: (): Folding => {
      const rows = new Map<string, Columns | null>();
      const changed = new Map<string, Columns>();
      return {
        size: () => rows.size,
        knows: (key) => rows.has(key),
        learn: (keys, stored) => {
          for (const key of keys) rows.set(key, null);
          for (const row of stored) rows.set(keySchema.parse(row).user_id, parse(row));
        },
        fold: (key, event) => {
          const row = view.evolve(rows.get(key) ?? null, read(event));
          rows.set(key, row);
          changed.set(key, row);
        },
        takeChanged: () => {
          const taken = Array.from(changed, ([key, row]) => write(key, row));
          changed.clear();
          return taken;
        },
      };
    },
  };
};
