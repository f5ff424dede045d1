import * as z from 'zod';
import type { MailMessages } from '../kernel/mail.ts';
import { choice, type Message, say } from '../kernel/message.ts';
import { APPEAL_RULE_WORDS, APPEAL_STEP_WORDS, FILING_STEPS } from './appeal-steps.constants.ts';

/** The mails about denials. A kind is never renamed: queued mails hold it. */
export const denialMailSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('appeal-reminder'),
    details: z.object({
      denialId: z.string(),
      step: z.enum(FILING_STEPS),
      /** ISO day. */
      dueOn: z.string(),
      cite: z.string(),
      /** False for an unknown kind of plan: the date is the earliest that may hold. */
      isCertain: z.boolean(),
    }),
  }),
]);

export type DenialMail = Readonly<z.infer<typeof denialMailSchema>>;

/** The kinds in words. */
export const DENIAL_MAIL_WORDS: Readonly<Record<DenialMail['kind'], Message>> = {
  'appeal-reminder': say('Reminder of a date of your appeal'),
};

/** Days that each is worth sending for: the next reminder is five days off, or the date two. */
export const DENIAL_MAIL_DAYS: Readonly<Record<DenialMail['kind'], number>> = {
  'appeal-reminder': 2,
};

/** Says by when, and by which rule. Reason and plan stay out: others may see the mail. */
export const denialMessagesOf = ({ details }: DenialMail): MailMessages => {
  const { step, dueOn, cite, isCertain } = details;
  const day = new Date(dueOn);
  return {
    subject: say('Your next deadline is on {day}', { day }),
    body: [
      say('We remind you, as you asked. Due by {day}: {step}.', {
        day,
        step: choice(APPEAL_STEP_WORDS, step),
      }),
      APPEAL_RULE_WORDS[step],
      say('The rule: {cite}. If your letter names an earlier day, keep to that one.', { cite }),
      ...(isCertain
        ? []
        : [
            say(
              'We count with the earliest date that may hold, since we don’t know your kind of plan yet.',
            ),
          ]),
      { link: say('Open your dates'), path: '/insurance-help/denied' },
      say(
        'Is it sent already? Then mark it as sent on that page, and no more reminders come for it. You can turn all of them off there too.',
      ),
    ],
  };
};
