import { DAY_MS, HOUR_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import { policyMails } from '@hearthway/domain/contexts.ts';
import { MailNotTakenError } from '@hearthway/infra/adapters/mail/mail.ts';
import { SEND_WITHIN_MS } from '@hearthway/infra/adapters/mail/smtp.ts';
import { type BackOff, backOffMs } from '@hearthway/infra/adapters/process/back-off.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';
import type { Job } from '../jobs/jobs.ts';
import { pauseUndelivered } from '../reports/schedules/scheduled-report.ts';
import { mailExtrasOf, tellRefused } from './mail-extras.ts';
import { mailLifetimeMs, withoutExpiredCode } from './mail-kinds.ts';
import { wordsOf } from './mail-words.ts';
import { mailboxTakes } from './mailbox-allowance.ts';
import { readWaiting, type TakenMail } from './waiting-mail.ts';
import { writeMail } from './write-mail.ts';

/** Polls, since a mail posted in a transaction is visible only after the commit. */
const EVERY_MS = 1_000;
const BATCH_SIZE = 10;
/** Leases a mail for twice the send timeout, so that no other process sends it too. */
const LEASE_MS = 2 * SEND_WITHIN_MS;
const BACK_OFF: BackOff = { firstMs: 15_000, maxMs: HOUR_MS };
const RETENTION_DAYS = 90;
const CLEAR_EVERY_MS = HOUR_MS;

const worthFrom = ({ created_at, send_at }: TakenMail): Date => send_at ?? created_at;

/**
 * Sends due mails. A mail is leased to one process, and marked as sent as soon as the server has accepted it;
 * after a kill in between, it is sent again with the same id.
 */
export const sendMailsJob = (dependencies: CommandDependencies): Job => {
  const { database, mailer, operationalLog, publicUrl, clock, logger } = dependencies;
  let clearedAt = Number.NEGATIVE_INFINITY;

  const take = async (): Promise<readonly TakenMail[]> => {
    const now = clock();
    return database
      .updateTable('mails')
      .set((mail) => ({
        due_at: new Date(now.getTime() + LEASE_MS),
        tries: mail('tries', '+', 1),
      }))
      .where('id', 'in', (mails) =>
        mails
          .selectFrom('mails')
          .select('id')
          .where('due_at', '<=', now)
          .orderBy('due_at')
          .limit(BATCH_SIZE)
          .forUpdate()
          .skipLocked(),
      )
      .returning([
        'id',
        'kind',
        'email_key',
        'user_id',
        'language',
        'details',
        'created_at',
        'send_at',
        'tries',
      ])
      .execute();
  };

  /** Deletes its content and address. Returns false if the account was erased meanwhile. */
  const end = async (
    { id, kind: mail }: TakenMail,
    how: { readonly sent_at: Date } | { readonly failed_at: Date },
  ): Promise<boolean> => {
    const ended = await database
      .updateTable('mails')
      .set({ ...how, due_at: null, details: null, email_key: null })
      .where('id', '=', id)
      .returning('user_id')
      .executeTakeFirst();
    if (ended === undefined) return false;
    const kind = 'sent_at' in how ? 'mail-sent' : 'mail-failed';
    if (ended.user_id !== null) await operationalLog.add(ended.user_id, { kind, detail: { mail } });
    return true;
  };

  const send = async (taken: TakenMail, signal: AbortSignal): Promise<void> => {
    const waiting = await readWaiting(dependencies, taken);
    const extras = waiting && (await mailExtrasOf(dependencies, waiting));
    const isTaken =
      waiting !== undefined && (taken.tries > 1 || (await mailboxTakes(dependencies, waiting)));
    if (waiting === undefined || extras === undefined || !isTaken) {
      // The e-mail no longer has an account, the account does not want the mail, or its mailbox has reached a
      // limit.
      await database.deleteFrom('mails').where('id', '=', taken.id).execute();
      return;
    }
    const { to, userId, language } = waiting;
    const ageMs = clock().getTime() - worthFrom(taken).getTime();
    const known = withoutExpiredCode(waiting.mail, ageMs);
    const mail = extras.replyTo === undefined ? known : policyMails.answeredByMail(known);
    const written = writeMail(wordsOf(mail, { to, language, logger }), publicUrl);
    await mailer.send({ ...written, ...extras, id: taken.id, userId, to }, signal);
    const isStillThere = await end(taken, { sent_at: clock() });
    if (!isStillThere && userId !== null) await mailer.forgetPerson(userId);
  };

  const sendOrKeep = async (taken: TakenMail, signal: AbortSignal): Promise<void> => {
    const { id, kind, tries } = taken;
    try {
      await send(taken, signal);
    } catch (error) {
      const dueAt = new Date(clock().getTime() + backOffMs(BACK_OFF, tries));
      const isForGood = error instanceof MailNotTakenError && error.isForGood;
      const isLate = dueAt.getTime() - worthFrom(taken).getTime() > mailLifetimeMs(kind);
      logger.warn({ err: error, mail: id, kind, tries }, 'A mail was not sent.');
      if (isForGood || isLate) {
        const reason = isForGood ? 'address-refused' : 'not-delivered';
        if (kind === 'scheduled-report')
          await pauseUndelivered(dependencies, { runId: id, reason });
        const refused = isForGood ? await readWaiting(dependencies, taken) : undefined;
        if (refused !== undefined) await tellRefused(dependencies, refused);
        await end(taken, { failed_at: clock() });
      } else
        await database.updateTable('mails').set({ due_at: dueAt }).where('id', '=', id).execute();
    }
  };

  const clear = async (): Promise<void> => {
    const now = clock().getTime();
    if (now - clearedAt < CLEAR_EVERY_MS) return;
    const before = new Date(now - RETENTION_DAYS * DAY_MS);
    await database
      .deleteFrom('mails')
      .where('due_at', 'is', null)
      .where((mail) => mail.or([mail('sent_at', '<', before), mail('failed_at', '<', before)]))
      .execute();
    clearedAt = now;
  };

  return {
    name: 'mail',
    everyMs: EVERY_MS,
    run: async (signal) => {
      await clear();
      const taken = await take();
      await Promise.all(taken.map((mail) => sendOrKeep(mail, signal)));
      return { isMore: taken.length === BATCH_SIZE };
    },
  };
};
