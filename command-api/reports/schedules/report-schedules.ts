import { offersOf } from '@hearthway/domain/reports/cells.ts';
import type { Report } from '@hearthway/domain/reports/report.ts';
import { SCHEDULES_PER_ANALYST } from '@hearthway/domain/reports/schedules.constants.ts';
import type {
  ScheduleReason,
  StartSchedule,
} from '@hearthway/domain/reports/schedules.contract.ts';
import { fitsCadence, lastPeriodOf, nextDayOf } from '@hearthway/domain/reports/schedules.ts';
import { allReports } from '@hearthway/domain/site-reports/all-reports.ts';
import { refuse } from '@hearthway/infra/adapters/http/errors.ts';
import type { Kysely } from 'kysely';
import { lockAccount } from '../../account/lock-account.ts';
import type { CommandDependencies } from '../../commands/dependencies.ts';
import type { CommandSchema } from '../../database/schema.ts';
import { expectQuestion, hasValues, readRunRequest, todayAt } from '../run-request.ts';
import { readStopToken } from './stop-token.ts';

export const dueAfter = (cadence: StartSchedule['cadence'], now: Date): Date =>
  new Date(nextDayOf(cadence, todayAt(now)));

export const readScheduled = (
  { cadence, ...request }: StartSchedule,
  now: Date,
): ReturnType<typeof readRunRequest> => {
  const today = todayAt(now);
  const grouping =
    request.groupBy ?? usualGroupingOf(allReports.find(({ id }) => id === request.report));
  const period = lastPeriodOf(cadence, { groupBy: grouping, today });
  const question = readRunRequest({ ...request, ...period }, now);
  if ('issues' in question || fitsCadence(cadence, grouping)) return question;
  const message = `A ${cadence} report cannot be grouped by ${grouping}.`;
  return { issues: [{ path: 'cadence', message }] };
};

const usualGroupingOf = (report: Report | undefined): string =>
  (report && offersOf(report).groupings[0]) ?? '';

interface StartOptions {
  readonly userId: string;
  readonly request: StartSchedule;
}

/**
 * Returns a new schedule, or this analyst's schedule of the same question, which resumes if it was paused or
 * stopped. Refuses an invalid question with the reason.
 */
export const startSchedule = async (
  { database, clock, newId }: CommandDependencies,
  { userId, request }: StartOptions,
): Promise<string> => {
  const now = clock();
  const { report, params } = expectQuestion(readScheduled(request, now));
  const active = {
    status: 'active',
    reason: null,
    due_at: dueAfter(request.cadence, now),
  } as const;
  const what = {
    user_id: userId,
    report: report.id,
    group_by: params.groupBy,
    state: params.state,
    cadence: request.cadence,
  };
  return database.transaction().execute(async (transaction) => {
    await lockAccount(transaction, userId);
    const own = transaction.selectFrom('report_schedules').where('user_id', '=', userId);
    const same = await own
      .where((schedule) => schedule.and(hasValues(what)))
      .select(['id', 'status'])
      .executeTakeFirst();
    if (same?.status === 'active') return same.id;
    const others = await own
      .where('status', '!=', 'stopped')
      .where('id', 'is distinct from', same?.id ?? null)
      .select('id')
      .execute();
    if (others.length >= SCHEDULES_PER_ANALYST) throw refuse('ScheduleLimitReached');
    if (same !== undefined) {
      await transaction
        .updateTable('report_schedules')
        .set(active)
        .where('id', '=', same.id)
        .execute();
      return same.id;
    }
    const id = newId().replaceAll('-', '');
    const { status, due_at } = active;
    await transaction
      .insertInto('report_schedules')
      .values({ ...what, id, status, due_at, created_at: now })
      .execute();
    return id;
  });
};

interface OwnSchedule {
  readonly userId: string;
  readonly scheduleId: string;
}

/** Refuses a schedule of another analyst like an unknown one. */
export const resumeSchedule = async (
  dependencies: CommandDependencies,
  { userId, scheduleId }: OwnSchedule,
): Promise<void> => {
  const schedule = await dependencies.database
    .selectFrom('report_schedules')
    .select(['report', 'group_by', 'state', 'cadence'])
    .where('id', '=', scheduleId)
    .where('user_id', '=', userId)
    .where('status', '!=', 'stopped')
    .executeTakeFirst();
  if (schedule === undefined) throw refuse('NotFound');
  await startSchedule(dependencies, { userId, request: requestOf(schedule) });
};

/** Idempotent. Refuses a schedule of another analyst like an unknown one. */
export const stopOwnSchedule = async (
  { database }: Pick<CommandDependencies, 'database'>,
  { userId, scheduleId }: OwnSchedule,
): Promise<void> => {
  const own = await database
    .selectFrom('report_schedules')
    .select('id')
    .where('id', '=', scheduleId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (own === undefined) throw refuse('NotFound');
  await endSchedule(database, { scheduleId, status: 'stopped', reason: null });
};

/** Stops a schedule by the secret in its mails. Idempotent; refuses a wrong secret with `NotFound`. */
export const stopMailedSchedule = async (
  { database, privacy }: Pick<CommandDependencies, 'database' | 'privacy'>,
  token: string,
): Promise<void> => {
  const scheduleId = await readStopToken(privacy, token);
  if (scheduleId === undefined) throw refuse('NotFound');
  await endSchedule(database, { scheduleId, status: 'stopped', reason: null });
};

interface Ending {
  readonly scheduleId: string;
  readonly status: 'paused' | 'stopped';
  /** Null if the analyst asked for it. */
  readonly reason: ScheduleReason | null;
}

export const endSchedule = async (
  database: Pick<Kysely<CommandSchema>, 'updateTable'>,
  { scheduleId, status, reason }: Ending,
): Promise<void> => {
  await database
    .updateTable('report_schedules')
    .set({ status, reason })
    .where('id', '=', scheduleId)
    .where('status', '!=', 'stopped')
    .execute();
};

export const endWithRole = async (
  {
    database,
    logger,
  }: { readonly database: Kysely<CommandSchema> } & Pick<CommandDependencies, 'logger'>,
  scheduleId: string,
): Promise<void> => {
  await endSchedule(database, { scheduleId, status: 'stopped', reason: 'role-ended' });
  logger.info({ schedule: scheduleId }, 'A scheduled report has ended with the role.');
};

interface RequestColumns {
  readonly report: string;
  readonly group_by: string;
  readonly state: string | null;
  readonly cadence: StartSchedule['cadence'];
}

export const requestOf = ({ report, group_by, state, cadence }: RequestColumns): StartSchedule => ({
  report,
  groupBy: group_by,
  cadence,
  ...(state !== null && { state }),
});
