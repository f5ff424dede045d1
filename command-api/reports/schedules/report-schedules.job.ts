import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { CommandDependencies } from '../../commands/dependencies.ts';
import type { CommandSchema } from '../../database/schema.ts';
import type { Job } from '../../jobs/jobs.ts';
import { questionColumns } from '../run-request.ts';
import {
  dueAfter,
  endSchedule,
  endWithRole,
  readScheduled,
  requestOf,
} from './report-schedules.ts';
import { stopTokenOf } from './stop-token.ts';

const EVERY_MS = 1_000;
const ID_LENGTH = 32;

type Step = (transaction: Transaction<CommandSchema>) => Promise<boolean>;

/**
 * Queues a run for each finished period, and the mail of each completed run. Each is committed with its cause
 * in one transaction, so that a killed process loses or duplicates none. After an outage of several periods,
 * only the last is made. A row locked by a request is skipped, and taken a second later.
 */
export const reportSchedulesJob = (dependencies: CommandDependencies): Job => {
  const { database, mails, privacy, clock, logger } = dependencies;

  const queueRun: Step = async (transaction) => {
    const now = clock();
    const schedule = await transaction
      .selectFrom('report_schedules')
      .innerJoin('accounts', 'accounts.user_id', 'report_schedules.user_id')
      .select(['id', 'report_schedules.user_id', 'report', 'group_by', 'state', 'cadence', 'role'])
      .where('status', '=', 'active')
      .where('due_at', '<=', now)
      .orderBy('due_at')
      .orderBy('id')
      .limit(1)
      .forNoKeyUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (schedule === undefined) return false;
    const { id: scheduleId, user_id, cadence, role } = schedule;
    if (role !== 'analyst') {
      await endWithRole({ database: transaction, logger }, scheduleId);
      return true;
    }
    const question = readScheduled(requestOf(schedule), now);
    if ('issues' in question) {
      const { issues } = question;
      await endSchedule(transaction, { scheduleId, status: 'paused', reason: 'report-changed' });
      logger.warn({ schedule: scheduleId, issues }, 'A scheduled report cannot be made any more.');
      return true;
    }
    await transaction
      .insertInto('report_runs')
      .values({
        id: runIdOf(scheduleId, question.params.from),
        user_id,
        ...questionColumns(question),
        status: 'waiting',
        started_at: now,
        schedule_id: scheduleId,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await transaction
      .updateTable('report_schedules')
      .set({ due_at: dueAfter(cadence, now) })
      .where('id', '=', scheduleId)
      .execute();
    return true;
  };

  const queueMail: Step = async (transaction) => {
    const run = await transaction
      .selectFrom('report_runs')
      .innerJoin('report_schedules', 'report_schedules.id', 'report_runs.schedule_id')
      .innerJoin('accounts', 'accounts.user_id', 'report_runs.user_id')
      .select([
        'report_runs.id',
        'report_runs.user_id',
        'report_runs.report',
        'from_day',
        'to_day',
        'report_schedules.id as scheduleId',
        'report_schedules.status as scheduleStatus',
        'cadence',
        'role',
        'email_key',
      ])
      .where('mailed_at', 'is', null)
      .where('report_runs.status', '=', 'done')
      .orderBy('report_runs.started_at')
      .orderBy('report_runs.id')
      .limit(1)
      .forNoKeyUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (run === undefined) return false;
    const { id, user_id: userId, scheduleId, email_key: emailKey } = run;
    await transaction
      .updateTable('report_runs')
      .set({ mailed_at: clock() })
      .where('id', '=', id)
      .execute();
    if (run.scheduleStatus !== 'active') return true;
    if (run.role !== 'analyst') {
      await endWithRole({ database: transaction, logger }, scheduleId);
      return true;
    }
    const { report, from_day: from, to_day: to, cadence } = run;
    const stop = await stopTokenOf(privacy, scheduleId);
    // The mail has the id of its run.
    await mails.post(
      {
        id,
        kind: 'scheduled-report',
        emailKey,
        userId,
        details: { runId: id, report, from, to, cadence, stop },
      },
      transaction,
    );
    return true;
  };

  const inTransaction = (step: Step): Promise<boolean> =>
    database.transaction().execute((transaction) => step(transaction));

  return {
    name: 'report-schedules',
    everyMs: EVERY_MS,
    run: async () => {
      const steps = [await inTransaction(queueRun), await inTransaction(queueMail)];
      return { isMore: steps.includes(true) };
    },
  };
};

/** Derives the same id in each process that sees that the period is over. */
const runIdOf = (scheduleId: string, from: string): string =>
  createHash('sha256').update(`${scheduleId} ${from}`).digest('hex').slice(0, ID_LENGTH);
