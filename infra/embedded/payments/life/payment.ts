import type { InvoiceRecord, PaymentMethodRecord } from '../storage/records.ts';
import { DAY, type Seconds } from '../time/months.ts';
import { cardDeclined } from '../wire/errors.ts';
import { renderInvoice } from '../wire/render-invoices.ts';
import { type Desk, load } from './desk.ts';
import { storeInvoice, voidInvoice } from './invoice.ts';
import { changeSubscription, endSubscription, isLive, soundStatus } from './subscription.ts';

/** Delays between attempts. After the last one, the subscription is canceled. */
const RETRY_AFTER: readonly Seconds[] = [3 * DAY, 5 * DAY, 7 * DAY];

const cardFor = (desk: Desk, invoice: InvoiceRecord): PaymentMethodRecord | undefined => {
  const subscription = load(desk, 'subscription', invoice.subscription);
  const customer = load(desk, 'customer', invoice.customer);
  const id = subscription.defaultPaymentMethod ?? customer.defaultPaymentMethod;
  return id === null ? undefined : desk.store.get('payment_method', id);
};

/** Throws the card error of an amount that the card would not be charged. */
export const requireCharge = (desk: Desk, invoice: InvoiceRecord): void => {
  if (invoice.amountDue > 0 && (cardFor(desk, invoice)?.fails ?? true)) throw cardDeclined();
};

const recordPaid = (
  desk: Desk,
  invoice: InvoiceRecord,
  card: PaymentMethodRecord | undefined,
): InvoiceRecord => {
  const paid = storeInvoice(desk, {
    ...invoice,
    status: 'paid',
    amountPaid: invoice.amountDue,
    attemptCount: invoice.attemptCount + 1,
    nextPaymentAttempt: null,
    paidAt: desk.now(),
    payment:
      invoice.amountDue === 0 || card === undefined
        ? null
        : {
            id: desk.chance.newId('inpay'),
            // All attempts to pay an invoice are of one intent.
            intent: invoice.failure?.intent ?? desk.chance.newId('pi'),
            charge: desk.chance.newId('ch'),
            paymentMethod: card.id,
            amount: invoice.amountDue,
            refunded: 0,
          },
  });
  for (const type of ['invoice.paid', 'invoice.payment_succeeded'])
    desk.emit(type, renderInvoice(desk, paid));
  recover(desk, paid);
  return paid;
};

const BEHIND = new Set(['incomplete', 'past_due', 'unpaid']);

/** Puts the subscription in order once nothing is left to pay. */
const recover = (desk: Desk, { subscription: id, customer }: InvoiceRecord): void => {
  const subscription = load(desk, 'subscription', id);
  const isOwed = [...desk.store.all('invoice', customer)].some(
    (invoice) => invoice.subscription === id && invoice.status === 'open',
  );
  if (BEHIND.has(subscription.status) && !isOwed)
    changeSubscription(desk, id, { status: soundStatus(subscription, desk.now()) });
};

const recordFailed = (desk: Desk, invoice: InvoiceRecord): InvoiceRecord => {
  const wait = RETRY_AFTER[invoice.attemptCount];
  const subscription = load(desk, 'subscription', invoice.subscription);
  const isFirst = subscription.status === 'incomplete';
  const failed = storeInvoice(desk, {
    ...invoice,
    attemptCount: invoice.attemptCount + 1,
    nextPaymentAttempt: wait === undefined || isFirst ? null : desk.now() + wait,
    failure: {
      intent: invoice.failure?.intent ?? desk.chance.newId('pi'),
      charge: desk.chance.newId('ch'),
      failedAt: desk.now(),
    },
  });
  desk.emit('invoice.payment_failed', renderInvoice(desk, failed));
  if (!isLive(subscription) || isFirst) return failed;
  if (wait === undefined)
    endSubscription(desk, subscription.id, 'canceled', { reason: 'payment_failed' });
  else changeSubscription(desk, subscription.id, { status: 'past_due' });
  return failed;
};

export const attemptPayment = (desk: Desk, id: string): InvoiceRecord => {
  const invoice = load(desk, 'invoice', id);
  const card = cardFor(desk, invoice);
  return invoice.amountDue === 0 || card?.fails === false
    ? recordPaid(desk, invoice, card)
    : recordFailed(desk, invoice);
};

/** Attempts what a card that now is another one has left open. */
export const attemptOpenInvoices = (desk: Desk, customer: string): void => {
  const open = [...desk.store.all('invoice', customer)].filter(({ status }) => status === 'open');
  for (const { id, subscription } of open)
    if (isLive(load(desk, 'subscription', subscription))) attemptPayment(desk, id);
};

/** Gives up what an open invoice asks for. */
export const forgive = (desk: Desk, id: string): InvoiceRecord => {
  const voided = voidInvoice(desk, id);
  recover(desk, voided);
  return voided;
};

/** Nothing more is collected for a subscription that has ended at its customer's wish. */
export const voidUnpaid = (desk: Desk, subscription: string, customer: string): void => {
  for (const invoice of [...desk.store.all('invoice', customer)])
    if (invoice.subscription === subscription && ['draft', 'open'].includes(invoice.status))
      voidInvoice(desk, invoice.id);
};
