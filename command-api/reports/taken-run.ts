import type { Report, ReportParams } from '@hearthway/domain/reports/report.ts';
import { allReports } from '@hearthway/domain/site-reports/all-reports.ts';
import type { ReplayProgress } from '@hearthway/infra/adapters/reports/replay.ts';
import { REPORT_RUN_COLUMNS } from '@hearthway/infra/adapters/reports/report-runs.ts';
import { sql } from 'kysely';
import type { CommandDependencies } from '../commands/dependencies.ts';
import { tellProgress } from './report-runs.ts';

/** Lease of a run, renewed with each progress message. When it expires, another process takes over. */
const LEASE_MS = 8_000;

export interface TakenRun {
  readonly id: string;
  /** Undefined if the report has changed since it was requested. */
  readonly report: Report | undefined;
  readonly params: ReportParams;
  readonly asOf: string | null;
  /** Null until the run has first started. */
  readonly until: bigint | null;
  /** Sent by mail, so that no analyst waits for it. */
  readonly isScheduled: boolean;
  readonly startedAt: Date;
  /** Increases with each takeover, which tells a former owner from the current one. */
  readonly tries: number;
}

/** The run was canceled, another process has taken it over, or the account is gone. */
export class LostRunError extends Error {
  override readonly name = 'LostRunError';
}

type Dependencies = Pick<CommandDependencies, 'database' | 'clock'>;

/** Takes the run that has waited longest, or one whose lease has expired. */
export const takeRun = async ({ database, clock }: Dependencies): Promise<TakenRun | undefined> => {
  const now = clock();
  const row = await database
    .updateTable('report_runs')
    .set((run) => ({
      status: 'running',
      taken_until: takenUntil(now),
      tries: run('tries', '+', 1),
    }))
    .where('id', '=', (runs) =>
      runs
        .selectFrom('report_runs')
        .select('id')
        .where('status', 'in', ['waiting', 'running'])
        .where((run) => run.or([run('taken_until', 'is', null), run('taken_until', '<=', now)]))
        // Unscheduled runs come first, since an analyst waits for them.
        .orderBy(sql`schedule_id is not null`)
        .orderBy('started_at')
        .orderBy('id')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning([...REPORT_RUN_COLUMNS, 'user_id', 'until_position', 'tries', 'schedule_id'])
    .executeTakeFirst();
  if (row === undefined) return undefined;
  await tellProgress(database, { userId: row.user_id, run: row });
  const { id, from_day: from, to_day: to, group_by: groupBy, state, tries } = row;
  return {
    id,
    report: allReports.find(
      (report) => report.id === row.report && report.version === row.report_version,
    ),
    params: { from, to, groupBy, state },
    asOf: row.as_of,
    isScheduled: row.schedule_id !== null,
    startedAt: row.started_at,
    until: row.until_position === null ? null : BigInt(row.until_position),
    tries,
  };
};

interface RunChange {
  readonly status?: 'done' | 'failed';
  readonly until_position?: string | null;
  readonly taken_until?: Date | null;
  readonly tries?: number;
  readonly result?: string;
  readonly failure?: string;
  readonly progress?: ReplayProgress | undefined;
}

/**
 * Saves the progress and notifies the analyst. Renews the lease, unless the change says otherwise. Throws
 * `LostRunError` if this process no longer holds it.
 */
export const updateRun = async (
  { database, clock }: Dependencies,
  { id, tries }: Pick<TakenRun, 'id' | 'tries'>,
  { progress, ...change }: RunChange,
): Promise<void> => {
  const run = await database
    .updateTable('report_runs')
    .set({
      taken_until: takenUntil(clock()),
      ...change,
      ...(change.status === 'failed' && { seconds_left: null }),
      ...(progress && {
        share: progress.share,
        events: progress.events,
        events_per_second: progress.eventsPerSecond,
        seconds_left: progress.secondsLeft,
      }),
    })
    .where('id', '=', id)
    .where('status', '=', 'running')
    .where('tries', '=', tries)
    .returning([...REPORT_RUN_COLUMNS, 'user_id'])
    .executeTakeFirst();
  if (run === undefined) throw new LostRunError('The run was canceled or taken over.');
  await tellProgress(database, { userId: run.user_id, run });
};

const takenUntil = (now: Date): Date => new Date(now.getTime() + LEASE_MS);
