import type { ColumnType } from 'kysely';

/** How far history is folded already: `report_states`, which `projections` migrates. */
export interface ReportStatesTable {
  readonly report: string;
  readonly version: number;
  /** In the log, in decimal digits: up to it the log is folded. */
  readonly position: ColumnType<string, string, never>;
  /** The latest day of what was folded; null when there was nothing. */
  readonly through_day: string | null;
  /** JSON, compressed. */
  readonly state: Buffer;
  readonly kept_at: Date;
}
