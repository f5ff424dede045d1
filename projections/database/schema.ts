import type { ColumnType } from 'kysely';

/** What this service writes. Read models add their tables here. */
export interface ProjectionsSchema {
  readonly checkpoints: CheckpointsTable;
}

/** Positions are 64-bit without sign: Postgres has no such integer, and a number would lose digits. */
interface CheckpointsTable {
  readonly name: string;
  readonly position: string;
  readonly moved_at: ColumnType<Date, never, Date>;
}
