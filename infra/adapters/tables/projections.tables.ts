import {
  bigint,
  boolean,
  integer,
  nullable,
  position,
  text,
  timestamp,
  uuid,
  withDefault,
} from './column.ts';

// Progress of read models. `projections` writes these tables; tables of the read models themselves differ
// from version to version and are not included.

/** Number of writers so far. */
const epoch = withDefault(bigint());

/** One row for each built table, including those that are not read yet or no longer. */
export const checkpoints = {
  name: text(),
  version: integer(),
  /** Version of the definition that built the table. */
  definition: integer(),
  /** Epoch of the current writer; a process with another epoch has been replaced. */
  epoch,
  /** Commit position of the last processed event; 0 before the first. */
  position: withDefault(position()),
  moved_at: withDefault(timestamp()),
};

/** Single row that identifies the log from which everything is derived. */
export const followed_log = {
  is_only_row: withDefault(boolean()),
  first_event_id: uuid(),
};

/** Events that could not be folded, and later ones for the same key. */
export const parked_events = {
  name: text(),
  version: integer(),
  key: text(),
  position: position(),
  /** Null for an event that only waits for earlier ones. */
  reason: nullable(text()),
  parked_at: withDefault(timestamp()),
};

export const projections = {
  name: text(),
  live_version: integer(),
  epoch,
  /** End of the lease, before which no other process may write. */
  leased_until: withDefault(timestamp()),
};

/** Last event that was folded into a person's rows of a read model. */
export const moves = { user_id: text(), model: text(), position: position() };

// Views. PostgreSQL reports all of their columns as nullable.

/** Position of each read model in the version that readers see. */
export const live_checkpoints = { name: text(), position: position() };

/** Rows that no longer change, since an event could not be folded into them. */
export const live_parked_keys = { name: text(), key: text() };
