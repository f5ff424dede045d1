import type { InvoiceSnapshot, Snapshot, SubscriptionSnapshot } from './snapshot.ts';
import { PLUS_MONTHLY_CENTS } from './subscription.constants.ts';

/** A day of November or December 2026, at 09:00 UTC: `day(31)` is the first of December. */
export const day = (number: number): string =>
  new Date(Date.UTC(2026, 10, number, 9)).toISOString();

/** Snapshot of a trial from November 1 to 8, unless a test overrides it. */
export const subscriptionSeen = (
  seen: Partial<SubscriptionSnapshot> = {},
): SubscriptionSnapshot => ({
  id: 'sub_1',
  plan: 'plus',
  status: 'trialing',
  monthlyCents: PLUS_MONTHLY_CENTS,
  trialEndsAt: day(8),
  periodEndsAt: day(8),
  cancelAt: null,
  leavingReason: null,
  endedAt: null,
  endReason: 'other',
  ...seen,
});

/** First payment after the trial, unless a test overrides it. */
export const invoiceSeen = (seen: Partial<InvoiceSnapshot> = {}): InvoiceSnapshot => ({
  id: 'in_1',
  subscriptionId: 'sub_1',
  plan: 'plus',
  amountCents: PLUS_MONTHLY_CENTS,
  paidAt: day(8),
  failedAt: null,
  nextTryAt: null,
  periodEndsAt: day(38),
  refundedCents: 0,
  ...seen,
});

export const seenAt = (
  providerNow: string,
  subscriptions: readonly SubscriptionSnapshot[],
  invoices: readonly InvoiceSnapshot[] = [],
): Snapshot => ({
  customerId: 'cus_1',
  providerNow,
  subscriptions: [...subscriptions],
  invoices: [...invoices],
});
