import type { Message } from './message.ts';
import type { StoredEvent } from './stored-event.ts';
import type { Row, Table } from './table.ts';

/**
 * Read model derived from the log; `foldStream`, `foldByKey` and `appendEach` build one from a view. Its
 * declaration in a context also provides its table and view in Postgres, its lease, rebuild, verification and
 * health, the row types of the services, and its name on the wire.
 */
export interface Projection<Name extends string = string, Columns = unknown> {
  /** Name, also of its Postgres view and of the model in change messages to pages. */
  readonly name: Name;
  /** Name on the status page. */
  readonly label: Message;
  /**
   * Version to raise whenever the table or its fold changes: on its next start the runner builds a new table
   * beside the old one and switches. Add new columns at the end and never remove one, so that readers of the
   * old shape keep working.
   */
  readonly definition: number;
  readonly table: Table;
  /** True if each event adds a row and rows never change. */
  readonly isAppendOnly: boolean;
  /**
   * Returns the key whose rows the event changes; undefined if it belongs to other projections. Uses only the
   * stream name and metadata, so that unreadable events have a key too.
   */
  readonly keyOf: (event: StoredEvent) => string | undefined;
  readonly startFolding: () => Folding;
  /** Type-only: columns of a row, as the driver reads them. */
  readonly columns?: Columns;
}

/** Row of a read model, as services select it. */
export type RowOf<Model> =
  Model extends Projection<string, infer Columns> ? Readonly<{ user_id: string } & Columns> : never;

/** In-memory rows, and how events change them. */
export interface Folding {
  readonly size: () => number;
  /** Returns whether the rows of the key are loaded, as far as folding needs them. */
  readonly knows: (key: string) => boolean;
  /** Loads the table's rows for these keys, in the driver's format. */
  readonly learn: (keys: readonly string[], stored: readonly unknown[]) => void;
  /** Folds one event. Throws, and changes nothing, if the event is unreadable. */
  readonly fold: (key: string, event: StoredEvent) => void;
  /** Returns rows that are new or changed since the last call. */
  readonly takeChanged: () => readonly Row[];
}
