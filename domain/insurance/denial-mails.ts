import * as z from 'zod';
import type { MailMessages } from '../kernel/mail.ts';
import { choice, type Message, say } from '../kernel/message.ts';
import { APPEAL_RULE_WORDS, APPEAL_STEP_WORDS, FILING_STEPS } from './appeal-steps.constants.ts';

/** Mails about denials. Kinds are never renamed, since queued mails store them. */
export const denialMailSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('appeal-reminder'),
    details: z.object({
      denialId: z.string(),
      step: z.enum(FILING_STEPS),
      /** ISO day. */
      dueOn: z.string(),
      /** ISO day. Absent in mails queued by older versions. */
      sendBy: z.string().optional(),
      cite: z.string(),
      /** False where another date may apply too: this one is the earliest. */
      isCertain: z.boolean(),
    }),
  }),
]);

export type DenialMail = Readonly<z.infer<typeof denialMailSchema>>;

export const DENIAL_MAIL_WORDS: Readonly<Record<DenialMail['kind'], Message>> = {
  'appeal-reminder': say('Reminder of a date of your appeal'),
};

/**
 * Days after which a mail is no longer worth sending: the next reminder is five days off, or the deadline
 * two.
 */
export const DENIAL_MAIL_DAYS: Readonly<Record<DenialMail['kind'], number>> = {
  'appeal-reminder': 2,
};

/** Mentions the deadline and its rule. Omits the reason and the plan, since others may see the mail. */
export const denialMessagesOf = ({ details }: DenialMail): MailMessages => {
  const { step, dueOn, sendBy = dueOn, cite, isCertain } = details;
  const day = new Date(dueOn);
  return {
    subject: say('Your next deadline is on {day}', { day }),
    body: [
      say('We remind you, as you asked. Due by {day}: {step}.', {
        day,
        step: choice(APPEAL_STEP_WORDS, step),
      }),
      ...(sendBy === dueOn
        ? []
        : [say('Send it by {day}, so that it is there in time.', { day: new Date(sendBy) })]),
      APPEAL_RULE_WORDS[step],
      say('The rule: {cite}. If your letter names an earlier day, keep to that one.', { cite }),
      ...(isCertain
        ? []
        : [
            say(
              'It is the earliest date that may hold. The page says why, and how to find out whether you have longer.',
            ),
          ]),
      { link: say('Open your dates'), path: '/insurance-help/denied' },
      say(
        'Is it sent already? Then mark it as sent on that page, and no more reminders come for it. You can turn all of them off there too.',
      ),
    ],
  };
};
