import { allReports } from '@hearthway/domain/staff/reports/all-reports.ts';
import type { RunProgress, StartRun } from '@hearthway/domain/staff/reports/reports.contract.ts';
import { refuse } from '@hearthway/infra/adapters/http/errors.ts';
import { readQuestion } from '@hearthway/infra/adapters/reports/question.ts';
import {
  REPORT_PROGRESS_CHANNEL,
  REPORT_RUN_COLUMNS,
  type ReportRunRow,
  toProgress,
} from '@hearthway/infra/adapters/reports/report-runs.ts';
import { type Kysely, sql } from 'kysely';
import type { CommandDependencies } from '../../commands/dependencies.ts';
import type { CommandSchema } from '../../database/schema.ts';

/** Of each analyst, since all of them wait in one line. `ReportLimitReached` tells how many. */
const MOST_UNDER_WAY = 5;

const UNDER_WAY = ['waiting', 'running'] as const;

interface StartRunOptions {
  readonly userId: string;
  readonly asked: StartRun;
  /** The same for a request that is sent again. */
  readonly requestId: string | undefined;
}

/**
 * A new run, or the one of this analyst that is under way with the same question. Refuses what cannot
 * be answered, and says why.
 */
export const startRun = async (
  { database, clock, newId }: CommandDependencies,
  { userId, asked, requestId }: StartRunOptions,
): Promise<string> => {
  const now = clock();
  const today = now.toISOString().slice(0, 'YYYY-MM-DD'.length);
  const question = readQuestion(asked, { reports: allReports, today });
  if ('issues' in question) {
    const isUnknown = question.issues.some(({ path }) => path === 'report');
    throw refuse(isUnknown ? 'UnknownReport' : 'ValidationFailed', question.issues);
  }
  const { report, params, asOf } = question;
  const asks = {
    user_id: userId,
    report: report.id,
    report_version: report.version,
    from_day: params.from,
    to_day: params.to,
    group_by: params.groupBy,
    state: params.state,
    as_of: asOf,
  };
  return database.transaction().execute(async (transaction) => {
    // Who asks twice at once asks one after the other.
    const account = await transaction
      .selectFrom('accounts')
      .select('user_id')
      .where('user_id', '=', userId)
      .forUpdate()
      .executeTakeFirst();
    if (account === undefined) throw refuse('SignInRequired');
    const own = transaction.selectFrom('report_runs').where('user_id', '=', userId).select('id');
    const same = own.where((run) =>
      run.and(
        Object.entries(asks).map(
          ([column, value]) => sql<boolean>`${sql.ref(column)} is not distinct from ${value}`,
        ),
      ),
    );
    if (requestId !== undefined) {
      const sent = await own.where('id', '=', requestId).executeTakeFirst();
      const sentAgain = await same.where('id', '=', requestId).executeTakeFirst();
      if (sent !== undefined && sentAgain === undefined) throw refuse('IdempotencyKeyReused');
      if (sentAgain !== undefined) return sentAgain.id;
    }
    const underWay = await same.where('status', 'in', UNDER_WAY).executeTakeFirst();
    if (underWay !== undefined) return underWay.id;
    const others = await own.where('status', 'in', UNDER_WAY).execute();
    if (others.length >= MOST_UNDER_WAY) throw refuse('ReportLimitReached');
    const id = requestId ?? newId().replaceAll('-', '');
    await transaction
      .insertInto('report_runs')
      .values({ ...asks, id, status: 'waiting', started_at: now })
      .execute();
    return id;
  });
};

/** One that is over stays as it is. Refuses a run of somebody else, and one that never was. */
export const cancelRun = async (
  { database }: Pick<CommandDependencies, 'database'>,
  { userId, runId }: { readonly userId: string; readonly runId: string },
): Promise<void> => {
  const run = await database
    .updateTable('report_runs')
    .set({ status: 'canceled', seconds_left: null, taken_until: null })
    .where('id', '=', runId)
    .where('user_id', '=', userId)
    .where('status', 'in', UNDER_WAY)
    .returning(REPORT_RUN_COLUMNS)
    .executeTakeFirst();
  if (run !== undefined) {
    await tellProgress(database, { userId, run });
    return;
  }
  const over = await database
    .selectFrom('report_runs')
    .select('id')
    .where('id', '=', runId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (over === undefined) throw refuse('NotFound');
};

/** To all open pages of the analyst. */
export const tellProgress = async (
  over: Kysely<CommandSchema>,
  { userId, run }: { readonly userId: string; readonly run: ReportRunRow },
): Promise<void> => {
  const told: RunProgress & { readonly userId: string } = { userId, ...toProgress(run) };
  await sql`select pg_notify(${REPORT_PROGRESS_CHANNEL}, ${JSON.stringify(told)})`.execute(over);
};
