import * as z from 'zod/mini';
import { LEAVING_REASONS, PLANS, TIERS } from './subscription.constants.ts';

/** ISO date and time; null if there is none. */
const time = z.nullable(z.string());

/** `GET /api/subscription/status`. */
export const subscriptionStatusSchema = z.object({
  tier: z.enum(TIERS),
  status: z.enum(['active', 'past_due', 'canceled']),
  /**
   * Next billing date, or the end of access if the plan is canceled, late or gifted. Null for a tier without
   * end.
   */
  expiresAt: time,
});

export type SubscriptionStatus = z.infer<typeof subscriptionStatusSchema>;

/** `GET /api/subscription/plan`: the plan details shown to a family. */
export const planSchema = z.object({
  ...subscriptionStatusSchema.shape,
  /** Active subscription, even if late payments have moved the family to the free tier. */
  subscription: z.nullable(
    z.object({
      plan: z.enum(PLANS),
      monthlyCents: z.number(),
      isTrial: z.boolean(),
      /** Date of the next payment, or end of the paid period. */
      paidUntil: z.string(),
      /** End date of a canceled subscription. */
      cancelsAt: time,
      /** Failed payment that is still owed. */
      failure: z.nullable(
        z.object({
          amountCents: z.number(),
          failedAt: z.string(),
          nextTryAt: time,
          /** End of access unless the payment arrives. */
          accessUntil: z.string(),
        }),
      ),
    }),
  ),
  /**
   * True once the free trial is used: only the first subscription of a family, its mailbox and its card has
   * one.
   */
  hasTrialed: z.boolean(),
  /** Tier granted by support. */
  gift: z.nullable(z.object({ tier: z.enum(PLANS), endsAt: time })),
  /** Payments, newest first, 24 at most. */
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

/** Response of `create-session`, `manage` and `receipts`: a URL at the payment provider. */
export const paymentPageSchema = z.object({
  url: z.string(),
  /** Set by `create-session`. Without a free trial, the first payment is due immediately. */
  hasTrial: z.optional(z.boolean()),
});

export type PaymentPage = z.infer<typeof paymentPageSchema>;

/** `POST /api/subscription/cancel`. */
export const cancelPlanSchema = z.object({ reason: z.optional(z.enum(LEAVING_REASONS)) });

/** Response of `preview`. Negative amounts are credited. */
export const planPreviewSchema = z.object({
  dueNowCents: z.number(),
  monthlyCents: z.number(),
  nextPaymentAt: z.string(),
  /** Sent back with the change, so that the amount stays as displayed. */
  proratedAt: z.number(),
});

export type PlanPreview = z.infer<typeof planPreviewSchema>;

/** `POST /api/subscription/change`. */
export const changePlanSchema = z.object({ planId, proratedAt: z.int() });

/** `POST /api/subscription/sync`, called by the success page. */
export const syncCheckoutSchema = z.object({ sessionId: z.string().check(z.maxLength(200)) });

/** Response of `sync`: the checkout's status at the payment provider. It grants nothing. */
export const syncedCheckoutSchema = z.object({
  /** `refused`: completed, but the card already had its free trial, so nothing started. */
  checkout: z.enum(['complete', 'open', 'expired', 'refused']),
  plan: z.enum(PLANS),
});

export type SyncedCheckout = z.infer<typeof syncedCheckoutSchema>;

/** `POST /api/subscription/receipts`. */
export const receiptSchema = z.object({ paymentId: z.string().check(z.maxLength(200)) });
