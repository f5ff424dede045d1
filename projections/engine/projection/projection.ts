import type { StoredEvent } from '@hearthway/infra/adapters/event-store/follow-all.ts';
import type { Row, Table } from './table.ts';

/** How a read model follows from the log. `foldByKey` and `appendEach` make one of a view. */
export interface Projection {
  /** Also the name of its view in Postgres, and of the model that pages are told about. */
  readonly name: string;
  /**
   * Raise it whenever the table or what is folded into it changes: at its next start the projector
   * builds a new table beside the old one and switches. New columns go to the end, and none goes
   * away, so that whoever reads the old shape goes on reading.
   */
  readonly definition: number;
  readonly table: Table;
  /** Whether each event adds a row, and no row ever changes. */
  readonly isAppendOnly: boolean;
  /**
   * Whose rows the event changes; undefined when it is none of this projection's. The name of the
   * stream and the metadata alone decide, so that even of an event that cannot be read it is known
   * whom it is about.
   */
  readonly keyOf: (event: StoredEvent) => string | undefined;
  readonly startFolding: () => Folding;
}

/** Rows in memory, and how events change them. */
export interface Folding {
  /** How many rows are in memory. */
  readonly size: () => number;
  /** Whether the rows of the key are in memory, as far as folding needs them. */
  readonly knows: (key: string) => boolean;
  /** Takes what the table holds for these keys: rows as the driver reads them, or none. */
  readonly learn: (keys: readonly string[], stored: readonly unknown[]) => void;
  /** Throws, and changes nothing, when the event cannot be read. */
  readonly fold: (key: string, event: StoredEvent) => void;
  /** The rows that are new or have changed since they were last taken. */
  readonly takeChanged: () => readonly Row[];
}
