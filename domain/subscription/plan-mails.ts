import * as z from 'zod';
import { type Message, say } from '../kernel/message.ts';
import { END_REASONS, PLANS, TRIAL_NOTICE_DAYS } from './subscription.constants.ts';

const mail = <Kind extends string, Details extends z.core.$ZodShape>(
  kind: Kind,
  details: Details,
) => z.object({ kind: z.literal(kind), details: z.object(details) });

/** ISO date and time. */
const time = z.string();
const plan = z.enum(PLANS);
const amountCents = z.number();

const trial = { plan, monthlyCents: z.number(), trialEndsAt: time };

/** Mails about a plan. Kinds are never renamed, since queued mails store them. */
export const planMailSchema = z.discriminatedUnion('kind', [
  mail('trial-started', trial),
  mail('trial-ending', trial),
  /** The plan did not start, since the card already had a free trial with another account. */
  mail('trial-refused', {}),
  mail('payment-received', { plan, amountCents, paidAt: time, periodEndsAt: time }),
  mail('payment-refunded', { amountCents }),
  /** The plan stays active until `accessUntil`. */
  mail('payment-failed', {
    plan,
    amountCents,
    nextTryAt: time.nullable(),
    accessUntil: time,
  }),
  mail('plan-canceled', { plan, endsAt: time }),
  /** The next payment is due at `paidUntil`. */
  mail('plan-resumed', { plan, paidUntil: time }),
  mail('plan-ended', { plan, endedAt: time, reason: z.enum(END_REASONS) }),
]);

export type PlanMail = Readonly<z.infer<typeof planMailSchema>>;

export const PLAN_MAIL_WORDS: Readonly<Record<PlanMail['kind'], Message>> = {
  'trial-started': say('Your free trial has started'),
  'trial-ending': say('Your free trial ends soon'),
  'trial-refused': say('Your free trial could not start'),
  'payment-received': say('Receipt of a payment'),
  'payment-refunded': say('Money back'),
  'payment-failed': say('A payment failed'),
  'plan-canceled': say('Your plan is canceled'),
  'plan-resumed': say('Your plan goes on'),
  'plan-ended': say('Your plan has ended'),
};

/** Days after which a mail is no longer worth sending, for instance after a weekend without a mail server. */
export const PLAN_MAIL_DAYS: Readonly<Record<PlanMail['kind'], number>> = {
  'trial-started': 4,
  'trial-ending': TRIAL_NOTICE_DAYS,
  'trial-refused': 4,
  'payment-received': 7,
  'payment-refunded': 7,
  'payment-failed': 4,
  'plan-canceled': 7,
  'plan-resumed': 7,
  'plan-ended': 7,
};
