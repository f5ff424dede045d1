import * as z from 'zod';
import { END_REASONS, PLANS } from './subscription.constants.ts';

const mail = <Kind extends string, Details extends z.core.$ZodShape>(
  kind: Kind,
  details: Details,
) => z.object({ kind: z.literal(kind), details: z.object(details) });

/** ISO date and time. */
const time = z.string();
const plan = z.enum(PLANS);
const amountCents = z.number();

const trial = { plan, monthlyCents: z.number(), trialEndsAt: time };

/** The mails about a plan. A kind is never renamed: queued mails hold it. */
export const planMailSchema = z.discriminatedUnion('kind', [
  mail('trial-started', trial),
  mail('trial-ending', trial),
  mail('payment-received', { plan, amountCents, paidAt: time, periodEndsAt: time }),
  mail('payment-refunded', { amountCents }),
  /** The plan stays until `accessUntil`. */
  mail('payment-failed', {
    plan,
    amountCents,
    nextTryAt: time.nullable(),
    accessUntil: time,
  }),
  mail('plan-canceled', { plan, endsAt: time }),
  /** The next payment is at `paidUntil`. */
  mail('plan-resumed', { plan, paidUntil: time }),
  mail('plan-ended', { plan, endedAt: time, reason: z.enum(END_REASONS) }),
]);

export type PlanMail = Readonly<z.infer<typeof planMailSchema>>;
