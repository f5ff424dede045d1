import type { DataExport } from '@hearthway/domain/account/account.contract.ts';
import type { ColumnType, Generated, Selectable } from 'kysely';

/** The channel on which Postgres tells how far an export is; payload by `DataExportProgress`. */
export const EXPORT_PROGRESS_CHANNEL = 'export_progress';

/** Copies of people's data that they asked for: `data_exports`, which `projections` migrates. */
export interface DataExportsTable {
  readonly id: string;
  readonly user_id: string;
  readonly status: 'building' | 'ready' | 'failed';
  readonly percent: Generated<number>;
  readonly requested_at: Date;
  /** Until then somebody is building it. */
  readonly taken_until: ColumnType<Date | null, never, Date | null>;
  readonly tries: Generated<number>;
  readonly expires_at: ColumnType<Date | null, never, Date>;
  readonly bytes: ColumnType<number | null, never, number>;
  /** The ZIP, sealed under the person's key. */
  readonly content: ColumnType<Buffer | null, never, Buffer>;
}

/** What somebody is told of theirs. */
export const DATA_EXPORT_COLUMNS = [
  'id',
  'status',
  'percent',
  'requested_at',
  'expires_at',
  'bytes',
] as const;

export const toDataExport = ({
  id,
  status,
  percent,
  requested_at,
  expires_at,
  bytes,
}: Pick<Selectable<DataExportsTable>, (typeof DATA_EXPORT_COLUMNS)[number]>): DataExport => ({
  id,
  status,
  percent,
  requestedAt: requested_at.toISOString(),
  expiresAt: expires_at?.toISOString() ?? null,
  bytes,
});
