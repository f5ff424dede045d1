import type { RunProgress, StartRun } from '@hearthway/domain/reports/reports.contract.ts';
import { refuse } from '@hearthway/infra/adapters/http/errors.ts';
import {
  REPORT_PROGRESS_CHANNEL,
  REPORT_RUN_COLUMNS,
  type ReportRunRow,
  toProgress,
} from '@hearthway/infra/adapters/reports/report-runs.ts';
import { type Kysely, sql } from 'kysely';
import { lockAccount } from '../account/lock-account.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';
import type { CommandSchema } from '../database/schema.ts';
import { expectQuestion, hasValues, questionColumns, readRunRequest } from './run-request.ts';

/** Per analyst, since all runs share one queue. `ReportLimitReached` includes the number. */
const MAX_RUNNING = 5;

const RUNNING = ['waiting', 'running'] as const;

interface StartRunOptions {
  readonly userId: string;
  readonly request: StartRun;
  /** Id of the request, equal for retries. */
  readonly requestId: string | undefined;
}

/**
 * Returns a new run, or this analyst's unfinished run of the same question. Refuses an invalid question with
 * the reason.
 */
export const startRun = async (
  { database, clock, newId }: CommandDependencies,
  { userId, request: asked, requestId }: StartRunOptions,
): Promise<string> => {
  const now = clock();
  const question = expectQuestion(readRunRequest(asked, now));
  const asks = { user_id: userId, ...questionColumns(question) };
  return database.transaction().execute(async (transaction) => {
    await lockAccount(transaction, userId);
    const own = transaction.selectFrom('report_runs').where('user_id', '=', userId).select('id');
    const same = own.where((run) => run.and(hasValues(asks)));
    if (requestId !== undefined) {
      const sent = await own.where('id', '=', requestId).executeTakeFirst();
      const sentAgain = await same.where('id', '=', requestId).executeTakeFirst();
      if (sent !== undefined && sentAgain === undefined) throw refuse('IdempotencyKeyReused');
      if (sentAgain !== undefined) return sentAgain.id;
    }
    const underWay = await same.where('status', 'in', RUNNING).executeTakeFirst();
    if (underWay !== undefined) return underWay.id;
    const others = await own
      .where('status', 'in', RUNNING)
      .where('schedule_id', 'is', null)
      .execute();
    if (others.length >= MAX_RUNNING) throw refuse('ReportLimitReached');
    const id = requestId ?? newId().replaceAll('-', '');
    await transaction
      .insertInto('report_runs')
      .values({ ...asks, id, status: 'waiting', started_at: now })
      .execute();
    return id;
  });
};

/** Leaves a finished run as it is. Refuses a run of another analyst like an unknown one. */
export const cancelRun = async (
  { database }: Pick<CommandDependencies, 'database'>,
  { userId, runId }: { readonly userId: string; readonly runId: string },
): Promise<void> => {
  const run = await database
    .updateTable('report_runs')
    .set({ status: 'canceled', seconds_left: null, taken_until: null })
    .where('id', '=', runId)
    .where('user_id', '=', userId)
    .where('status', 'in', RUNNING)
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

export const tellProgress = async (
  over: Kysely<CommandSchema>,
  { userId, run }: { readonly userId: string; readonly run: ReportRunRow },
): Promise<void> => {
  const progress: RunProgress & { readonly userId: string } = { userId, ...toProgress(run) };
  await sql`select pg_notify(${REPORT_PROGRESS_CHANNEL}, ${JSON.stringify(progress)})`.execute(
    over,
  );
};
