import type { Metadata, SubscriptionRecord } from '../storage/records.ts';
import { nextBillingDate, type Seconds } from '../time/months.ts';
import { renderSubscription } from '../wire/render-billing.ts';
import { type Desk, load } from './desk.ts';
import { createInvoice, finalizeInvoice, periodLine } from './invoice.ts';
import { attemptPayment } from './payment.ts';
import { storeSubscription, tellTrialEnd } from './subscription.ts';

export interface Start {
  readonly customer: string;
  readonly price: string;
  readonly metadata: Metadata;
  readonly paymentMethod: string | null;
  /** Future time for a trial. */
  readonly trialEnd: Seconds | null;
}

/** Starts a subscription with its first invoice, which is paid at once or leaves it incomplete. */
export const startSubscription = (
  desk: Desk,
  { customer, price, metadata, paymentMethod, trialEnd }: Start,
): SubscriptionRecord => {
  const now = desk.now();
  const isTrial = trialEnd !== null;
  const anchor = trialEnd ?? now;
  const subscription = storeSubscription(desk, {
    id: desk.chance.newId('sub'),
    created: now,
    customer,
    status: isTrial ? 'trialing' : 'incomplete',
    itemId: desk.chance.newId('si'),
    price,
    metadata,
    anchor,
    periodStart: now,
    periodEnd: trialEnd ?? nextBillingDate(anchor, now),
    trialStart: isTrial ? now : null,
    trialEnd,
    hasToldTrialEnd: false,
    cancelAtPeriodEnd: false,
    cancelAt: null,
    canceledAt: null,
    endedAt: null,
    cancellation: { reason: null, feedback: null, comment: null },
    defaultPaymentMethod: paymentMethod,
    latestInvoice: null,
    pendingLines: [],
    dueAt: null,
  });
  const invoice = createInvoice(desk, {
    subscription,
    billingReason: 'subscription_create',
    lines: [periodLine(desk, subscription, { isTrial })],
  });
  finalizeInvoice(desk, invoice.id);
  const billed = storeSubscription(desk, { ...subscription, latestInvoice: invoice.id });
  desk.emit('customer.subscription.created', renderSubscription(desk, billed));
  attemptPayment(desk, invoice.id);
  tellTrialEnd(desk, subscription.id);
  return load(desk, 'subscription', subscription.id);
};
