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

// Progress of policies. command-api writes these tables.

export const policies = {
  name: text(),
  /** Version of the definition that folded the states. */
  definition: integer(),
  /** Number of processes that have run it. */
  epoch: withDefault(bigint()),
  /** End of the lease, before which no other process may run it. */
  leased_until: withDefault(timestamp()),
  /** Commit position of the last processed event. */
  position: withDefault(position()),
  /** Events up to this position have no consequences. */
  acts_after: position(),
  moved_at: withDefault(timestamp()),
};

/** State of each policy, by family. */
export const policy_states = { policy: text(), user_id: text(), state: jsonb() };

/** Events whose consequences could not be decided, and later ones of the same family. */
export const policy_parked_events = {
  policy: text(),
  user_id: text(),
  position: position(),
  /** Null for an event that only waits for earlier ones. */
  reason: nullable(text()),
  parked_at: withDefault(timestamp()),
};
