import * as z from 'zod/mini';
import { LEAVING_REASONS, PLANS, TIERS } from './subscription.constants.ts';

/** An ISO date and time; null where there is none. */
const time = z.nullable(z.string());

/** `GET /api/subscription/status`. */
export const subscriptionStatusSchema = z.object({
  tier: z.enum(TIERS),
  status: z.enum(['active', 'past_due', 'canceled']),
  /**
   * The next billing date; the end of access where the plan is canceled, late or given. Null for a
   * tier that does not end.
   */
  expiresAt: time,
});

export type SubscriptionStatus = z.infer<typeof subscriptionStatusSchema>;

/** `GET /api/subscription/plan`: all that a family is told of its plan. */
export const planSchema = z.object({
  ...subscriptionStatusSchema.shape,
  /** The subscription that runs, even when late payments have put the family on the free tier. */
  subscription: z.nullable(
    z.object({
      plan: z.enum(PLANS),
      monthlyCents: z.number(),
      isTrial: z.boolean(),
      /** The next payment, or the end of what is paid. */
      paidUntil: z.string(),
      /** When it ends, where it is canceled. */
      cancelsAt: time,
      /** A payment that failed and is still asked for. */
      failure: z.nullable(
        z.object({
          amountCents: z.number(),
          failedAt: z.string(),
          nextTryAt: time,
          /** Access ends then, unless it is paid. */
          accessUntil: z.string(),
        }),
      ),
    }),
  ),
  /** Only the first subscription of a family, its mailbox and its card begins with a trial. */
  hasTrialed: z.boolean(),
  /** A tier that we gave. */
  gift: z.nullable(z.object({ tier: z.enum(PLANS), endsAt: time })),
  /** The newest first, 24 at most. */
  payments: z.array(
    z.object({
      id: z.string(),
      paidAt: z.string(),
      plan: z.enum(PLANS),
      amountCents: z.number(),
      refundedCents: z.number(),
    }),
  ),
});

export type PlanOfFamily = z.infer<typeof planSchema>;

const planId = z.enum(PLANS, { error: 'Please choose Plus or Family.' });

/** `POST /api/subscription/create-session`, `POST /api/subscription/preview`. */
export const choosePlanSchema = z.object({ planId });

/** The answer of `create-session`, `manage` and `receipts`: a page of the payment provider. */
export const paymentPageSchema = z.object({
  url: z.string(),
  /** Answered by `create-session`. Without a free trial, the first payment is due at once. */
  hasTrial: z.optional(z.boolean()),
});

export type PaymentPage = z.infer<typeof paymentPageSchema>;

/** `POST /api/subscription/cancel`. */
export const cancelPlanSchema = z.object({ reason: z.optional(z.enum(LEAVING_REASONS)) });

/** The answer of `preview`. A negative amount is credited. */
export const planPreviewSchema = z.object({
  dueNowCents: z.number(),
  monthlyCents: z.number(),
  nextPaymentAt: z.string(),
  /** To be sent with the change, so that the amount stays as it was shown. */
  proratedAt: z.number(),
});

export type PlanPreview = z.infer<typeof planPreviewSchema>;

/** `POST /api/subscription/change`. */
export const changePlanSchema = z.object({ planId, proratedAt: z.int() });

/** `POST /api/subscription/sync`, by the success page. */
export const syncCheckoutSchema = z.object({ sessionId: z.string().check(z.maxLength(200)) });

/** Its answer: the checkout as the payment provider has it. It grants nothing. */
export const syncedCheckoutSchema = z.object({
  /** `refused`: completed, but the card has had its free trial, so that nothing has started. */
  checkout: z.enum(['complete', 'open', 'expired', 'refused']),
  plan: z.enum(PLANS),
});

export type SyncedCheckout = z.infer<typeof syncedCheckoutSchema>;

/** `POST /api/subscription/receipts`. */
export const receiptSchema = z.object({ paymentId: z.string().check(z.maxLength(200)) });
