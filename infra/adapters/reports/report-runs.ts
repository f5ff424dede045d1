import type {
  ReportTable,
  RUN_STATUSES,
  Run,
  RunProgress,
} from '@hearthway/domain/staff/reports/reports.contract.ts';
import type { ColumnType, Generated, Selectable } from 'kysely';

/** The channel on which Postgres tells the analyst how far a run is: `RunProgress` and `userId`. */
export const REPORT_PROGRESS_CHANNEL = 'report_progress';

/** What analysts asked of history, and what it said: `report_runs`, which `projections` migrates. */
export interface ReportRunsTable {
  readonly id: string;
  /** The analyst. */
  readonly user_id: string;
  readonly report: string;
  readonly report_version: number;
  readonly from_day: string;
  readonly to_day: string;
  readonly group_by: string;
  readonly state: string | null;
  readonly as_of: string | null;
  readonly status: (typeof RUN_STATUSES)[number];
  readonly started_at: Date;
  /** In the log, in decimal digits: what is stored after it does not count. */
  readonly until_position: ColumnType<string | null, never, string>;
  /** Until then somebody is at it. */
  readonly taken_until: ColumnType<Date | null, never, Date | null>;
  readonly tries: Generated<number>;
  readonly share: Generated<number>;
  readonly events: Generated<number>;
  readonly events_per_second: Generated<number>;
  readonly seconds_left: ColumnType<number | null, never, number | null>;
  /** Nothing in it can single somebody out. */
  readonly result: ColumnType<ReportTable | null, never, string>;
  readonly failure: ColumnType<string | null, never, string>;
}

/** What an analyst is told of theirs, apart from the table. */
export const REPORT_RUN_COLUMNS = [
  'id',
  'report',
  'report_version',
  'from_day',
  'to_day',
  'group_by',
  'state',
  'as_of',
  'status',
  'started_at',
  'share',
  'events',
  'events_per_second',
  'seconds_left',
  'failure',
] as const;

export type ReportRunRow = Pick<Selectable<ReportRunsTable>, (typeof REPORT_RUN_COLUMNS)[number]>;

export const toProgress = (row: ReportRunRow): RunProgress => ({
  runId: row.id,
  status: row.status,
  share: row.share,
  events: row.events,
  eventsPerSecond: row.events_per_second,
  secondsLeft: row.seconds_left,
});

export const toRun = (row: ReportRunRow, table: ReportTable | null): Run => ({
  ...toProgress(row),
  report: row.report,
  reportVersion: row.report_version,
  from: row.from_day,
  to: row.to_day,
  groupBy: row.group_by,
  state: row.state,
  asOf: row.as_of,
  startedAt: row.started_at.toISOString(),
  table,
  failure: row.failure,
});
