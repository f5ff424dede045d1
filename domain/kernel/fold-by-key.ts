import type { core } from 'zod';
import * as z from 'zod';
import type { Message } from './message.ts';
import { type SnakeCase, snakeCase } from './names.ts';
import type { Folding, Projection } from './projection.ts';
import type { StoredEvent } from './stored-event.ts';
import type { Column, ColumnType, Row } from './table.ts';
import type { View } from './view.ts';

export interface FoldByKeyOptions<Name extends string, Columns, State, Event> {
  /** In kebab-case. */
  readonly name: Name;
  readonly label: Message;
  readonly definition: number;
  /** Beside `user_id`, which is the key. Their names are those of the row. */
  readonly columns: Readonly<Record<keyof Columns & string, Column>>;
  /** The row as the driver reads it. It takes the rows of older definitions as well. */
  readonly row: core.$ZodType<Columns>;
  readonly view: View<State, Event>;
  readonly keyOf: (event: StoredEvent) => string | undefined;
  /** Throws for an event that cannot be read. */
  readonly read: (event: StoredEvent) => Event;
  readonly toRow: (state: State) => Columns;
  readonly fromRow: (row: Columns) => State;
}

/** A projection of one row for each key, which a service can read back. */
export interface FoldedByKey<Name extends string, Columns> extends Projection<Name, Columns> {
  /** Of a row as the driver reads it, of whichever definition. */
  readonly parse: (row: unknown) => Columns;
}

const keySchema = z.object({ user_id: z.string() });

/** One row for each key, which every event of that key changes. */
export const foldByKey = <
  const Name extends string,
  Columns extends Readonly<Record<string, unknown>>,
  State,
  Event,
>({
  name,
  label,
  definition,
  columns,
  row: rowSchema,
  view,
  keyOf,
  read,
  toRow,
  fromRow,
}: FoldByKeyOptions<Name, Columns, State, Event>): FoldedByKey<SnakeCase<Name>, Columns> => {
  const entries = Object.entries<Column>(columns);

  const write = (key: string, state: State): Row => {
    const values = toRow(state);
    return [key, ...entries.map(([column, { type }]) => written(type, values[column]))];
  };

  const parse = (row: unknown): Columns => z.parse(rowSchema, row);

  return {
    parse,
    name: snakeCase(name),
    label,
    definition,
    table: { columns: { user_id: { type: 'text' }, ...columns }, primaryKey: ['user_id'] },
    isAppendOnly: false,
    keyOf,
    startFolding: (): Folding => {
      const states = new Map<string, State | null>();
      const changed = new Map<string, State>();
      return {
        size: () => states.size,
        knows: (key) => states.has(key),
        learn: (keys, stored) => {
          for (const key of keys) states.set(key, null);
          for (const row of stored) states.set(keySchema.parse(row).user_id, fromRow(parse(row)));
        },
        fold: (key, event) => {
          const state = view.evolve(states.get(key) ?? null, read(event));
          states.set(key, state);
          changed.set(key, state);
        },
        takeChanged: () => {
          const rows = Array.from(changed, ([key, state]) => write(key, state));
          changed.clear();
          return rows;
        },
      };
    },
  };
};

const written = (type: ColumnType, value: unknown): string | null => {
  if (value === null) return null;
  return type === 'jsonb' ? JSON.stringify(value) : String(value);
};
