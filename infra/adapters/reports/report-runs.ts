import type { Period } from '@hearthway/domain/reports/periods.ts';
import type { ReportTable, Run, RunProgress } from '@hearthway/domain/reports/reports.contract.ts';
import type { Selectable } from 'kysely';
import type { Tables } from '../tables/tables.ts';

/** Postgres channel for the progress of a run; its payload is `RunProgress` and `userId`. */
export const REPORT_PROGRESS_CHANNEL = 'report_progress';

/** Columns of a run that the analyst sees, besides the table. */
export const REPORT_RUN_COLUMNS = [
  'id',
  'report',
  'report_version',
  'from_day',
  'to_day',
  'asked_from',
  'asked_to',
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

export type ReportRunRow = Pick<
  Selectable<Tables['report_runs']>,
  (typeof REPORT_RUN_COLUMNS)[number]
>;

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
  widenedFrom: periodOf(row.asked_from, row.asked_to),
  groupBy: row.group_by,
  state: row.state,
  asOf: row.as_of,
  startedAt: row.started_at.toISOString(),
  table,
  failure: row.failure,
});

const periodOf = (from: string | null, to: string | null): Period | null =>
  from === null || to === null ? null : { from, to };
