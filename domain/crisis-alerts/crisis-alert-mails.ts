import * as z from 'zod';
import type { MailMessages } from '../kernel/mail.ts';
import { type Message, say } from '../kernel/message.ts';
import { ALERTED } from '../kernel/policy.ts';
import { PRODUCT } from '../product.ts';
import { ESCALATION_MINUTES } from './crisis-alerts.constants.ts';

/** The mail to staff about a crisis. A kind is never renamed: queued mails hold it. */
export const crisisAlertMailSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('crisis-alert'), details: z.object({ to: z.enum(ALERTED) }) }),
]);

export type CrisisAlertMail = Readonly<z.infer<typeof crisisAlertMailSchema>>;

export const CRISIS_ALERT_MAIL_WORDS: Readonly<Record<CrisisAlertMail['kind'], Message>> = {
  'crisis-alert': say('Alert of a crisis, to our team'),
};

export const CRISIS_ALERT_MAIL_DAYS: Readonly<Record<CrisisAlertMail['kind'], number>> = {
  'crisis-alert': 2,
};

/** Mail that holds no name and no word that was written: the desk shows where to look. */
export const crisisAlertMessagesOf = ({ details }: CrisisAlertMail): MailMessages => ({
  subject:
    details.to === 'everyone'
      ? say('Nobody has opened this yet: someone may be in danger')
      : say('Someone may be in danger: please look now'),
  body: [
    say('Someone has written words of a crisis to {product}.', { product: PRODUCT.name }),
    details.to === 'everyone'
      ? say(
          'For {minutes} minutes nobody has opened it, so everyone in support gets this email. Please open it now, even if you are not on duty:',
          { minutes: ESCALATION_MINUTES },
        )
      : say(
          'You get this email because you are on duty, or because no one is. Please open it now:',
        ),
    { link: say('Open the alerts'), path: '/staff/alerts' },
    say('As soon as one of you opens it, the others can see that on the same page.'),
  ],
});
