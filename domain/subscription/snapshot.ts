import * as z from 'zod';
import { END_REASONS, LEAVING_REASONS, PLANS } from './subscription.constants.ts';

/** ISO date and time of the payment provider. */
const time = z.string();

/** `other` is a status that we don't know, or one that gives nothing: it changes nothing. */
export const PROVIDER_STATUSES = ['trialing', 'active', 'past_due', 'canceled', 'other'] as const;

const subscriptionSnapshotSchema = z.object({
  id: z.string(),
  plan: z.enum(PLANS),
  status: z.enum(PROVIDER_STATUSES),
  monthlyCents: z.int(),
  /** End of a trial that it has or had. */
  trialEndsAt: time.nullable(),
  /** End of the current period, paid or not. */
  periodEndsAt: time,
  cancelAt: time.nullable(),
  leavingReason: z.enum(LEAVING_REASONS).nullable(),
  endedAt: time.nullable(),
  /** Reason of one that is canceled. A second free trial, ended at its start, has `trial-used`. */
  endReason: z.enum([...END_REASONS, 'trial-used']),
});

const invoiceSnapshotSchema = z.object({
  id: z.string(),
  subscriptionId: z.string(),
  /** Plan of the period that it pays for. */
  plan: z.enum(PLANS),
  amountCents: z.int(),
  paidAt: time.nullable(),
  /** Time of the last try, where the invoice is open after a failed one. */
  failedAt: time.nullable(),
  nextTryAt: time.nullable(),
  /** The end of that period. */
  periodEndsAt: time,
  refundedCents: z.int(),
});

/** All that the payment provider knows of a customer at one moment. */
const snapshotSchema = z.object({
  customerId: z.string(),
  /** The provider's time: it may be ahead of ours. */
  providerNow: time,
  /** The oldest first. */
  subscriptions: z.array(subscriptionSnapshotSchema),
  /** Invoices of these subscriptions, the oldest first. */
  invoices: z.array(invoiceSnapshotSchema),
});

export type Snapshot = z.infer<typeof snapshotSchema>;
export type SubscriptionSnapshot = z.infer<typeof subscriptionSnapshotSchema>;
/** A free trial that was ended at its start, since the mailbox or the card has had one. */
export const isRefusedTrial = ({ status, endReason }: SubscriptionSnapshot): boolean =>
  status === 'canceled' && endReason === 'trial-used';

export type InvoiceSnapshot = z.infer<typeof invoiceSnapshotSchema>;
