import { createHash } from 'node:crypto';
import { DAY_MS, HOUR_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import { type BackOff, backOffMs } from '@hearthway/infra/adapters/process/back-off.ts';
import type { Selectable } from 'kysely';
import type { CommandDependencies } from '../commands/dependencies.ts';
import type { CommandSchema } from '../database/schema.ts';
import type { Job } from '../jobs/jobs.ts';
import { alertedStaff } from './alerted-staff.ts';

/** A posted notice wakes the job earlier. */
const EVERY_MS = 1_000;
const BATCH_SIZE = 10;
/** Twice the timeout of a webhook, so that no other process posts the same notice meanwhile. */
const LEASE_MS = 20_000;
const BACK_OFF: BackOff = { firstMs: 2_000, maxMs: 5 * 60_000 };
const RETENTION_MS = 90 * DAY_MS;
const CLEAR_EVERY_MS = HOUR_MS;

type Notice = Pick<
  Selectable<CommandSchema['staff_notices']>,
  'id' | 'alert_id' | 'addressed_to' | 'created_at' | 'tries'
>;

const COLUMNS = ['id', 'alert_id', 'addressed_to', 'created_at', 'tries'] as const;

/** Id of the mail to one staff member; the queue accepts each id once. */
const mailIdOf = (noticeId: string, staffId: string): string =>
  createHash('sha256').update(`${noticeId}/${staffId}`).digest('hex').slice(0, 32);

/**
 * Alerts staff: mails each notice and marks it as mailed in one transaction, then posts it to the operator's
 * webhook until that responds. If a process is killed, the next one continues; between the webhook's response
 * and the mark, the same notice may be posted again under its id.
 */
export const sendNoticesJob = (dependencies: CommandDependencies): Job => {
  const { database, webhook, mails, publicUrl, clock, logger } = dependencies;
  let clearedAt = Number.NEGATIVE_INFINITY;

  const end = async (id: string, answered: { readonly answered_at?: Date } = {}): Promise<void> => {
    await database
      .updateTable('staff_notices')
      .set({ ...answered, due_at: null })
      .where('id', '=', id)
      .execute();
  };

  /** Resolves with whether there may be more. */
  const mailDue = (): Promise<boolean> =>
    database.transaction().execute(async (transaction) => {
      const now = clock();
      const due = await transaction
        .selectFrom('staff_notices')
        .select(COLUMNS)
        .where('mailed_at', 'is', null)
        .where('due_at', '<=', now)
        .orderBy('due_at')
        .limit(BATCH_SIZE)
        .forUpdate()
        .skipLocked()
        .execute();
      for (const { id, alert_id, addressed_to: to } of due) {
        const opened = await transaction
          .selectFrom('crisis_alerts')
          .select('alert_id')
          .where('alert_id', '=', alert_id)
          .where('opened_at', 'is not', null)
          .limit(1)
          .executeTakeFirst();
        const isNeeded = to === 'those-on-duty' || opened === undefined;
        for (const staffId of isNeeded ? await alertedStaff(transaction, to) : [])
          await mails.post(
            {
              kind: 'crisis-alert',
              id: mailIdOf(id, staffId),
              emailKey: null,
              userId: staffId,
              details: { to },
            },
            transaction,
          );
        const isPosted = isNeeded && webhook !== undefined;
        await transaction
          .updateTable('staff_notices')
          .set({ mailed_at: now, due_at: isPosted ? now : null })
          .where('id', '=', id)
          .execute();
      }
      return due.length === BATCH_SIZE;
    });

  const takeUnanswered = async (): Promise<readonly Notice[]> => {
    const now = clock();
    return database
      .updateTable('staff_notices')
      .set((notice) => ({
        due_at: new Date(now.getTime() + LEASE_MS),
        tries: notice('tries', '+', 1),
      }))
      .where('id', 'in', (notices) =>
        notices
          .selectFrom('staff_notices')
          .select('id')
          .where('mailed_at', 'is not', null)
          .where('due_at', '<=', now)
          .orderBy('due_at')
          .limit(BATCH_SIZE)
          .forUpdate()
          .skipLocked(),
      )
      .returning(COLUMNS)
      .execute();
  };

  /** The body does not reveal the person or the danger. */
  const bodyOf = ({ addressed_to, created_at }: Notice): string =>
    JSON.stringify({
      type: 'crisis.alert',
      timestamp: created_at.toISOString(),
      data: { to: addressed_to, link: `${publicUrl}/staff/alerts` },
    });

  const postToWebhook = async (notice: Notice, signal: AbortSignal): Promise<void> => {
    const { id, tries } = notice;
    // The operator has removed the webhook from the settings.
    if (webhook === undefined) return end(id);
    try {
      await webhook({ id, body: bodyOf(notice), now: clock() }, signal);
      await end(id, { answered_at: clock() });
    } catch (error) {
      logger.warn({ err: error, notice: id, tries }, 'The webhook did not take an alert.');
      await database
        .updateTable('staff_notices')
        .set({ due_at: new Date(clock().getTime() + backOffMs(BACK_OFF, tries)) })
        .where('id', '=', id)
        .execute();
    }
  };

  const clear = async (): Promise<void> => {
    const now = clock().getTime();
    if (now - clearedAt < CLEAR_EVERY_MS) return;
    await database
      .deleteFrom('staff_notices')
      .where('due_at', 'is', null)
      .where('created_at', '<', new Date(now - RETENTION_MS))
      .execute();
    clearedAt = now;
  };

  return {
    name: 'staff-notices',
    everyMs: EVERY_MS,
    run: async (signal) => {
      await clear();
      const isMoreToMail = await mailDue();
      const taken = await takeUnanswered();
      await Promise.all(taken.map((notice) => postToWebhook(notice, signal)));
      return { isMore: isMoreToMail || taken.length === BATCH_SIZE };
    },
  };
};
