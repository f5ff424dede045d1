import {
  bigint,
  integer,
  jsonb,
  nullable,
  position,
  text,
  timestamp,
  withDefault,
} from './column.ts';

// How far policies are. command-api writes these tables.

export const policies = {
  name: text(),
  /** The definition that the states are folded by. */
  definition: integer(),
  /** Counts the processes that have run it. */
  epoch: withDefault(bigint()),
  /** No other process may run it before then. */
  leased_until: withDefault(timestamp()),
  /** The commit position of the last event that was dealt with. */
  position: withDefault(position()),
  /** Events up to this position have no consequences. */
  acts_after: position(),
  moved_at: withDefault(timestamp()),
};

/** State of each policy, by family. */
export const policy_states = { policy: text(), user_id: text(), state: jsonb() };

/** Events whose consequences could not be decided, and those after them for the same family. */
export const policy_parked_events = {
  policy: text(),
  user_id: text(),
  position: position(),
  /** Null for an event that only waits for those before it. */
  reason: nullable(text()),
  parked_at: withDefault(timestamp()),
};
