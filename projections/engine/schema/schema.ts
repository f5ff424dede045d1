import type { PrivacySchema } from '@hearthway/infra/adapters/privacy/schema.ts';
import type { ColumnType, Generated } from 'kysely';

/** The tables of the engine. Tables of read models differ from version to version. */
export interface ProjectionsSchema extends PrivacySchema {
  readonly checkpoints: CheckpointsTable;
  readonly followed_log: FollowedLogTable;
  readonly parked_events: ParkedEventsTable;
  readonly projections: ProjectionsTable;
}

/** Positions are 64-bit without sign: Postgres has no such integer, and a number would lose digits. */
type Position = ColumnType<string, string | undefined, string>;

/** Counts the writers there have been. As text, since the driver reads 64-bit integers so. */
type Epoch = ColumnType<string, string | undefined, string>;

/** One for each built table, also those that nobody reads yet or any more. */
interface CheckpointsTable {
  readonly name: string;
  readonly version: number;
  /** The definition that the table was built by. */
  readonly definition: number;
  /** Whoever writes the table with another epoch has been replaced. */
  readonly epoch: Epoch;
  /** The commit position of the last event that was dealt with; 0 before the first. */
  readonly position: Position;
  readonly moved_at: Generated<Date>;
}

/** At most one row: the log that all of this follows from. */
interface FollowedLogTable {
  readonly is_only_row: Generated<boolean>;
  readonly first_event_id: string;
}

/** Events that could not be folded, and those after them for the same key. */
interface ParkedEventsTable {
  readonly name: string;
  readonly version: number;
  readonly key: string;
  readonly position: string;
  /** Null for an event that only waits for those before it. */
  readonly reason: string | null;
  readonly parked_at: Generated<Date>;
}

interface ProjectionsTable {
  readonly name: string;
  readonly live_version: number;
  readonly epoch: Epoch;
  /** Until then nobody else may write. */
  readonly leased_until: Generated<Date>;
}
