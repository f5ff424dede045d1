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

// How far read models are. `projections` writes these tables; those of the read models differ from
// version to version and are not among them.

/** Counts the writers there have been. */
const epoch = withDefault(bigint());

/** One for each built table, also those that are not read yet or any more. */
export const checkpoints = {
  name: text(),
  version: integer(),
  /** The definition that the table was built by. */
  definition: integer(),
  /** A process that writes the table with another epoch has been replaced. */
  epoch,
  /** The commit position of the last event that was dealt with; 0 before the first. */
  position: withDefault(position()),
  moved_at: withDefault(timestamp()),
};

/** At most one row: the log that all of this follows from. */
export const followed_log = {
  is_only_row: withDefault(boolean()),
  first_event_id: uuid(),
};

/** Events that could not be folded, and those after them for the same key. */
export const parked_events = {
  name: text(),
  version: integer(),
  key: text(),
  position: position(),
  /** Null for an event that only waits for those before it. */
  reason: nullable(text()),
  parked_at: withDefault(timestamp()),
};

export const projections = {
  name: text(),
  live_version: integer(),
  epoch,
  /** No other process may write before then. */
  leased_until: withDefault(timestamp()),
};

/** The last event that was folded into a person's rows of a read model. */
export const moves = { user_id: text(), model: text(), position: position() };

// Views. PostgreSQL calls each of their columns nullable.

/** How far each read model is, in the version that readers see. */
export const live_checkpoints = { name: text(), position: position() };

/** Rows that stand still, since an event could not be folded into them. */
export const live_parked_keys = { name: text(), key: text() };
