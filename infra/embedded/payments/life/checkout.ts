import type { CheckoutSessionRecord, InvoiceRecord } from '../storage/records.ts';
import { DAY } from '../time/months.ts';
import { ApiError, cardDeclined } from '../wire/errors.ts';
import { renderCheckoutSession } from '../wire/render-sessions.ts';
import { attachCard } from './attach-card.ts';
import { type CardAnswer, type CardDetails, offerCard } from './cards.ts';
import { type Desk, load } from './desk.ts';
import { startSubscription } from './start-subscription.ts';

/** Returns the end of a checkout's trial if it were completed now. */
export const trialEndOf = (
  desk: Desk,
  { trialDays, trialEnd }: Pick<CheckoutSessionRecord, 'trialDays' | 'trialEnd'>,
): number | null => (trialDays === null ? trialEnd : desk.now() + trialDays * DAY);

const requireOpen = (session: CheckoutSessionRecord): void => {
  if (session.status !== 'open')
    throw new ApiError(`This Checkout Session is ${session.status}.`, {
      code: 'checkout_session_not_open',
    });
};

/** Pays a checkout with a card. Throws a card error that leaves everything unchanged. */
export const payCheckout = (
  desk: Desk,
  id: string,
  details: CardDetails,
): CheckoutSessionRecord => {
  const session = load(desk, 'checkout_session', id);
  requireOpen(session);
  const answer = offerCard(desk, details);
  if (answer.is === 'accepted') return complete(desk, session, answer.card);
  const confirming = { ...session, confirming: answer.card };
  desk.store.put('checkout_session', confirming);
  return confirming;
};

/** Completes the bank's check, which the family confirmed or refused. */
export const confirmCheckout = (
  desk: Desk,
  id: string,
  isConfirmed: boolean,
): CheckoutSessionRecord => {
  const session = load(desk, 'checkout_session', id);
  requireOpen(session);
  const { confirming } = session;
  if (confirming !== null && isConfirmed) return complete(desk, session, confirming);
  const refused = { ...session, confirming: null };
  desk.store.put('checkout_session', refused);
  return refused;
};

const complete = (
  desk: Desk,
  session: CheckoutSessionRecord,
  card: CardAnswer['card'],
): CheckoutSessionRecord => {
  const trialEnd = trialEndOf(desk, session);
  if (trialEnd === null && card.fails) throw cardDeclined();
  const paymentMethod = attachCard(desk, session.customer, card);
  const subscription = startSubscription(desk, {
    customer: session.customer,
    price: session.price,
    metadata: session.subscriptionMetadata,
    paymentMethod: paymentMethod.id,
    trialEnd,
  });
  const invoice: InvoiceRecord | undefined =
    subscription.latestInvoice === null
      ? undefined
      : desk.store.get('invoice', subscription.latestInvoice);
  const completed: CheckoutSessionRecord = {
    ...session,
    status: 'complete',
    paymentStatus: trialEnd === null ? 'paid' : 'no_payment_required',
    subscription: subscription.id,
    invoice: invoice?.id ?? null,
    confirming: null,
    dueAt: null,
  };
  desk.store.put('checkout_session', completed);
  desk.emit('checkout.session.completed', renderCheckoutSession(desk, completed));
  return completed;
};
