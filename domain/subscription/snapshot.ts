import * as z from 'zod';
import { END_REASONS, LEAVING_REASONS, PLANS } from './subscription.constants.ts';

/** ISO date and time of the payment provider. */
const time = z.string();

/** `other` covers unknown statuses and those that grant nothing; it changes nothing. */
export const PROVIDER_STATUSES = ['trialing', 'active', 'past_due', 'canceled', 'other'] as const;

const subscriptionSnapshotSchema = z.object({
  id: z.string(),
  plan: z.enum(PLANS),
  status: z.enum(PROVIDER_STATUSES),
  monthlyCents: z.int(),
  /** End of the current or past trial. */
  trialEndsAt: time.nullable(),
  /** End of the current period, paid or not. */
  periodEndsAt: time,
  cancelAt: time.nullable(),
  leavingReason: z.enum(LEAVING_REASONS).nullable(),
  endedAt: time.nullable(),
  /** Reason of a cancellation. A second free trial, ended at its start, has `trial-used`. */
  endReason: z.enum([...END_REASONS, 'trial-used']),
});

const invoiceSnapshotSchema = z.object({
  id: z.string(),
  subscriptionId: z.string(),
  /** Plan that the invoice pays for. */
  plan: z.enum(PLANS),
  amountCents: z.int(),
  paidAt: time.nullable(),
  /** Time of the last failed attempt, while the invoice is open. */
  failedAt: time.nullable(),
  nextTryAt: time.nullable(),
  /** End of the period that the invoice pays for. */
  periodEndsAt: time,
  refundedCents: z.int(),
});

/** Everything the payment provider knows about a customer at one moment. */
const snapshotSchema = z.object({
  customerId: z.string(),
  /** Provider's clock, which may be ahead of ours. */
  providerNow: time,
  /** Subscriptions, oldest first. */
  subscriptions: z.array(subscriptionSnapshotSchema),
  /** Invoices of these subscriptions, oldest first. */
  invoices: z.array(invoiceSnapshotSchema),
});

export type Snapshot = z.infer<typeof snapshotSchema>;
export type SubscriptionSnapshot = z.infer<typeof subscriptionSnapshotSchema>;
/** Returns whether a free trial was ended at its start because the mailbox or card already had one. */
export const isRefusedTrial = ({ status, endReason }: SubscriptionSnapshot): boolean =>
  status === 'canceled' && endReason === 'trial-used';

export type InvoiceSnapshot = z.infer<typeof invoiceSnapshotSchema>;
