import type { Due } from '../storage/store.ts';
import { nextBillingDate } from '../time/months.ts';
import { renderCheckoutSession } from '../wire/render-sessions.ts';
import { type Desk, load } from './desk.ts';
import { createInvoice, finalizeInvoice, periodLine, voidInvoice } from './invoice.ts';
import { attemptPayment } from './payment.ts';
import { changeSubscription, endSubscription, isLive, tellTrialEnd } from './subscription.ts';

/** Processes one due item. Each leaves its record due later or never, so that time advances. */
export const handleDue = (desk: Desk, { kind, id }: Due): void => {
  if (kind === 'subscription') subscriptionIsDue(desk, id);
  else if (kind === 'invoice') invoiceIsDue(desk, id);
  else if (kind === 'checkout_session') expireCheckout(desk, id);
  else throw new Error(`Time does not change a ${kind}.`);
};

const subscriptionIsDue = (desk: Desk, id: string): void => {
  const subscription = load(desk, 'subscription', id);
  const now = desk.now();
  tellTrialEnd(desk, id);
  if (subscription.status === 'incomplete') {
    endSubscription(desk, id, 'incomplete_expired');
    if (subscription.latestInvoice !== null) voidInvoice(desk, subscription.latestInvoice);
  } else if (subscription.cancelAt !== null && subscription.cancelAt <= now)
    endSubscription(desk, id, 'canceled');
  else if (subscription.periodEnd <= now) renew(desk, id);
};

/** Starts the new period before it is paid: the invoice is a draft for an hour. */
const renew = (desk: Desk, id: string): void => {
  const subscription = load(desk, 'subscription', id);
  const { anchor, periodEnd, pendingLines } = subscription;
  const renewed = {
    ...subscription,
    periodStart: periodEnd,
    periodEnd: nextBillingDate(anchor, periodEnd),
  };
  const invoice = createInvoice(desk, {
    subscription: renewed,
    billingReason: 'subscription_cycle',
    lines: [...pendingLines, periodLine(desk, renewed)],
  });
  changeSubscription(desk, id, {
    periodStart: renewed.periodStart,
    periodEnd: renewed.periodEnd,
    status: subscription.status === 'trialing' ? 'active' : subscription.status,
    latestInvoice: invoice.id,
    pendingLines: [],
  });
};

const invoiceIsDue = (desk: Desk, id: string): void => {
  const invoice = load(desk, 'invoice', id);
  if (!isLive(load(desk, 'subscription', invoice.subscription))) {
    voidInvoice(desk, id);
    return;
  }
  if (invoice.status === 'draft') finalizeInvoice(desk, id);
  attemptPayment(desk, id);
};

export const expireCheckout = (desk: Desk, id: string): void => {
  const session = load(desk, 'checkout_session', id);
  const expired = { ...session, status: 'expired', dueAt: null } as const;
  desk.store.put('checkout_session', expired);
  desk.emit('checkout.session.expired', renderCheckoutSession(desk, expired));
};
