import type { Message } from './message.ts';
import { type SnakeCase, snakeCase } from './names.ts';
import type { Folding, Projection } from './projection.ts';
import type { StoredEvent } from './stored-event.ts';
import type { Row, Table } from './table.ts';
import type { View } from './view.ts';

export interface AppendEachOptions<Name extends string, Entry, Event>
  extends Pick<Table, 'indexes'> {
  /** In kebab-case. */
  readonly name: Name;
  readonly label: Message;
  readonly definition: number;
  /** Beside `user_id` and `position`, which are the key. */
  readonly columns: Table['columns'];
  readonly view: View<Entry, Event>;
  readonly keyOf: (event: StoredEvent) => string | undefined;
  /** Throws for an event that cannot be read. */
  readonly read: (event: StoredEvent) => Event;
  /** In the order of the columns. */
  readonly toRow: (entry: Entry) => Row;
}

/** One row for each event, which never changes. Its position in the log tells it from all others. */
export const appendEach =
  <Columns>() =>
  <const Name extends string, Entry, Event>({
    name,
    label,
    definition,
    columns,
    indexes = [],
    view,
    keyOf,
    read,
    toRow,
  }: AppendEachOptions<Name, Entry, Event>): Projection<
    SnakeCase<Name>,
    Columns & { position: string }
  > => ({
    name: snakeCase(name),
    label,
    definition,
    table: {
      columns: { user_id: { type: 'text' }, position: { type: 'numeric(20, 0)' }, ...columns },
      primaryKey: ['user_id', 'position'],
      indexes,
    },
    isAppendOnly: true,
    keyOf,
    startFolding: (): Folding => {
      let rows: Row[] = [];
      return {
        size: () => rows.length,
        knows: () => true,
        learn: () => {},
        fold: (key, event) => {
          const entry = view.evolve(null, read(event));
          rows.push([key, event.position.commit.toString(), ...toRow(entry)]);
        },
        takeChanged: () => {
          const taken = rows;
          rows = [];
          return taken;
        },
      };
    },
  });
