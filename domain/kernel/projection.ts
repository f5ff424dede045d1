import type { Message } from './message.ts';
import type { StoredEvent } from './stored-event.ts';
import type { Row, Table } from './table.ts';

/**
 * A read model, and how it follows from the log: `foldStream`, `foldByKey` and `appendEach` make one
 * of a view. From the declaration in a context follow its table and view in Postgres, its lease,
 * rebuild, verification and health, the row types of the services, and its name on the wire.
 */
export interface Projection<Name extends string = string, Columns = unknown> {
  /** Also the name of its view in Postgres, and of the model that pages are told about. */
  readonly name: Name;
  /** Its name on the status page. */
  readonly label: Message;
  /**
   * Raise it whenever the table or its fold changes: at its next start the runner builds a new
   * table beside the old one and switches. New columns go to the end, and none is removed, so that
   * readers of the old shape go on reading.
   */
  readonly definition: number;
  readonly table: Table;
  /** Whether each event adds a row, and no row ever changes. */
  readonly isAppendOnly: boolean;
  /**
   * The key whose rows the event changes; undefined for an event of other projections. It follows
   * from the stream's name and the metadata alone, so that even an event that cannot be read has one.
   */
  readonly keyOf: (event: StoredEvent) => string | undefined;
  readonly startFolding: () => Folding;
  /** For types alone: the columns of a row, as the driver reads them. */
  readonly columns?: Columns;
}

/** The row of a read model as the services select it. */
export type RowOf<Model> =
  Model extends Projection<string, infer Columns> ? Readonly<{ user_id: string } & Columns> : never;

/** Rows in memory, and how events change them. */
export interface Folding {
  /** The number of rows in memory. */
  readonly size: () => number;
  /** Whether the rows of the key are in memory, as far as folding needs them. */
  readonly knows: (key: string) => boolean;
  /** Takes the rows that the table holds for these keys, as the driver reads them. */
  readonly learn: (keys: readonly string[], stored: readonly unknown[]) => void;
  /** Throws, and changes nothing, when the event cannot be read. */
  readonly fold: (key: string, event: StoredEvent) => void;
  /** The rows that are new or have changed since they were last taken. */
  readonly takeChanged: () => readonly Row[];
}
