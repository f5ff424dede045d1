import { policyMails } from '@hearthway/domain/contexts.ts';
import type { Mail } from '@hearthway/infra/adapters/mail/mail.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';
import { parts } from '../contexts.ts';
import { scheduledReportOf } from '../reports/schedules/scheduled-report.ts';
import type { WaitingMail } from './waiting-mail.ts';

export type MailExtras = Pick<Mail, 'attachments' | 'replyTo' | 'unsubscribeUrl'>;

/** Returns the parts of a mail beside its words; undefined if it must no longer be sent. */
export const mailExtrasOf = async (
  dependencies: CommandDependencies,
  waiting: WaitingMail,
): Promise<MailExtras | undefined> => {
  const { mail, language, userId } = waiting;
  const { readState, clock } = dependencies;
  switch (mail.kind) {
    case 'scheduled-report':
      return scheduledReportOf(dependencies, { ...mail.details, language });
    case 'appeal-reminder':
    case 'new-next-steps':
    case 'calendar-reminder':
      return (await policyMails.isWanted(mail, { readState, userId, now: clock() }))
        ? {}
        : undefined;
    default: {
      const replyTo = await replyToOf(dependencies, waiting);
      return replyTo === undefined ? {} : { replyTo };
    }
  }
};

const replyToOf = async (
  dependencies: CommandDependencies,
  waiting: WaitingMail,
): Promise<string | undefined> => {
  for (const { outgoing } of parts) {
    const replyTo = await outgoing?.replyToOf(dependencies, waiting);
    if (replyTo !== undefined) return replyTo;
  }
  return undefined;
};

/** Tells the context of a mail that its address was permanently refused. */
export const tellRefused = async (
  dependencies: CommandDependencies,
  waiting: WaitingMail,
): Promise<void> => {
  for (const { outgoing } of parts) await outgoing?.onRefused(dependencies, waiting);
};
