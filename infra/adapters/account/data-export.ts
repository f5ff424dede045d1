import type { DataExport } from '@hearthway/domain/account/account.contract.ts';
import type { Selectable } from 'kysely';
import type { Tables } from '../tables/tables.ts';

/** Postgres channel for the progress of an export; its payload is a `DataExportProgress`. */
export const EXPORT_PROGRESS_CHANNEL = 'export_progress';

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
}: Pick<Selectable<Tables['data_exports']>, (typeof DATA_EXPORT_COLUMNS)[number]>): DataExport => ({
  id,
  status,
  percent,
  requestedAt: requested_at.toISOString(),
  expiresAt: expires_at?.toISOString() ?? null,
  bytes,
});
