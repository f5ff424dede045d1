import type { PrivacySchema } from '@hearthway/infra/privacy/schema.ts';
import type { ColumnType, Generated } from 'kysely';
import type { Provider } from '../directory/provider.ts';

/** What every projection needs. Their own tables differ from version to version and stand nowhere. */
export interface ProjectionsSchema extends PrivacySchema {
  readonly checkpoints: CheckpointsTable;
  readonly directory_imports: DirectoryImportsTable;
  readonly directory_import_remarks: DirectoryImportRemarksTable;
  readonly followed_log: FollowedLogTable;
  readonly parked_events: ParkedEventsTable;
  readonly projections: ProjectionsTable;
  readonly providers: Provider;
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

/** Importers' progress through their files. The driver reads 64-bit integers as text. */
interface DirectoryImportsTable {
  readonly id: Generated<string>;
  readonly format: string;
  readonly file_name: string;
  /** The same for the same file. */
  readonly fingerprint: string;
  /** How much of the file is staged. */
  readonly bytes_read: ColumnType<string, number, number>;
  readonly lines_read: ColumnType<string, number, number>;
  readonly rows_read: ColumnType<string, number, number>;
  readonly started_at: Generated<Date>;
  readonly published_at: ColumnType<Date | null, never, Date>;
}

/** What an operator should know of rows of a file. */
interface DirectoryImportRemarksTable {
  readonly import_id: string;
  readonly line: string;
  readonly record: string;
  readonly outcome: string;
  readonly reason: string;
}
