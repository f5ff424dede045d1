import * as z from 'zod';
import type { MailMessages } from '../kernel/mail.ts';
import { type Message, say } from '../kernel/message.ts';

/** Mails about next steps. Kinds are never renamed, since queued mails store them. */
export const stepMailSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('new-next-steps'),
    details: z.object({
      /** Month whose new steps it tells of, `YYYY-MM`. */
      month: z.string(),
    }),
  }),
]);

export type StepMail = Readonly<z.infer<typeof stepMailSchema>>;

export const STEP_MAIL_WORDS: Readonly<Record<StepMail['kind'], Message>> = {
  'new-next-steps': say('Your plan has something new'),
};

/** Days that it is worth sending for: the page says it too. */
export const STEP_MAIL_DAYS: Readonly<Record<StepMail['kind'], number>> = { 'new-next-steps': 14 };

/** Names no child, age, step or diagnosis: others may see the mail. */
export const stepMessagesOf = ({ kind }: StepMail): MailMessages => ({
  subject: STEP_MAIL_WORDS[kind],
  body: [
    say('We tell you, as you asked: there is something new in the plan that you keep with us.'),
    { link: say('Open your plan'), path: '/while-you-wait' },
    say('There is no hurry. We write once a month at most, and only when something is new.'),
    say('To stop these mails, take the tick off below your plan.'),
  ],
});
