import { policyMails } from '@hearthway/domain/contexts.ts';
import type { Mail } from '@hearthway/infra/adapters/mail/mail.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';
import { scheduledReportOf } from '../reports/schedules/scheduled-report.ts';
import type { WaitingMail } from './waiting-mail.ts';

export type MailExtras = Pick<Mail, 'attachments' | 'unsubscribeUrl'>;

/** The rest of a mail beside its words; undefined when it must not be sent any more. */
export const mailExtrasOf = async (
  dependencies: CommandDependencies,
  { mail, language, userId }: WaitingMail,
): Promise<MailExtras | undefined> => {
  const { readState, clock } = dependencies;
  switch (mail.kind) {
    case 'scheduled-report':
      return scheduledReportOf(dependencies, { ...mail.details, language });
    case 'appeal-reminder':
      return (await policyMails.isWanted(mail, { readState, userId, now: clock() }))
        ? {}
        : undefined;
    default:
      return {};
  }
};
