import type {
  BillingReason,
  InvoiceRecord,
  LineRecord,
  SubscriptionRecord,
} from '../storage/records.ts';
import { HOUR, type Seconds } from '../time/months.ts';
import { renderInvoice } from '../wire/render-invoices.ts';
import { type Desk, load, priceOf } from './desk.ts';

/** Time for which a renewal can be changed before it is finalized. */
const DRAFT_FOR: Seconds = HOUR;

const money = (cents: number): string => `$${(cents / 100).toFixed(2)}`;

/** Line of one whole period. A trial costs nothing. */
export const periodLine = (
  desk: Desk,
  subscription: SubscriptionRecord,
  { isTrial = false } = {},
): LineRecord => {
  const { name, amount, id: price } = priceOf(desk, subscription.price);
  return {
    id: desk.chance.newId('il'),
    amount: isTrial ? 0 : amount,
    description: isTrial ? `Trial period for ${name}` : `1 × ${name} (at ${money(amount)} / month)`,
    price,
    itemId: subscription.itemId,
    subscription: subscription.id,
    isProration: false,
    periodStart: subscription.periodStart,
    periodEnd: subscription.periodEnd,
  };
};

interface Draft {
  readonly subscription: SubscriptionRecord;
  readonly billingReason: BillingReason;
  readonly lines: readonly LineRecord[];
}

/** Invoice that is not stored yet, for a preview or as the start of a new one. */
export const draftInvoice = (
  desk: Desk,
  { subscription, billingReason, lines }: Draft,
): InvoiceRecord => {
  const { balance } = load(desk, 'customer', subscription.customer);
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  return {
    id: desk.chance.newId('in'),
    created: desk.now(),
    customer: subscription.customer,
    subscription: subscription.id,
    number: null,
    status: 'draft',
    billingReason,
    lines,
    total,
    startingBalance: balance,
    endingBalance: null,
    amountDue: Math.max(0, total + Math.min(balance, 0)),
    amountPaid: 0,
    attemptCount: 0,
    nextPaymentAttempt: null,
    finalizesAt: null,
    finalizedAt: null,
    paidAt: null,
    voidedAt: null,
    periodStart: subscription.periodStart,
    periodEnd: subscription.periodEnd,
    payment: null,
    failure: null,
    subscriptionMetadata: subscription.metadata,
    dueAt: null,
  };
};

export const storeInvoice = (desk: Desk, record: InvoiceRecord): InvoiceRecord => {
  const dueAt = {
    draft: record.finalizesAt,
    open: record.nextPaymentAttempt,
    paid: null,
    void: null,
    uncollectible: null,
  }[record.status];
  const stored = { ...record, dueAt };
  desk.store.put('invoice', stored);
  return stored;
};

/** Creates an invoice that is finalized in an hour. */
export const createInvoice = (desk: Desk, draft: Draft): InvoiceRecord => {
  const finalizesAt = desk.now() + DRAFT_FOR;
  const stored = storeInvoice(desk, { ...draftInvoice(desk, draft), finalizesAt });
  desk.emit('invoice.created', renderInvoice(desk, stored));
  return stored;
};

/** Fixes what is due, using the customer's credit; adds to it where the total is negative. */
export const finalizeInvoice = (desk: Desk, id: string): InvoiceRecord => {
  const invoice = load(desk, 'invoice', id);
  const customer = load(desk, 'customer', invoice.customer);
  const amountDue = Math.max(0, invoice.total + Math.min(customer.balance, 0));
  // Credit is negative: a total below zero adds to it, and one above uses it up.
  const endingBalance = customer.balance + invoice.total - amountDue;
  const invoicesNumbered = customer.invoicesNumbered + 1;
  desk.store.put('customer', { ...customer, balance: endingBalance, invoicesNumbered });
  const finalized = storeInvoice(desk, {
    ...invoice,
    status: 'open',
    number: `${customer.id.slice(-8).toUpperCase()}-${String(invoicesNumbered).padStart(4, '0')}`,
    startingBalance: customer.balance,
    endingBalance,
    amountDue,
    finalizesAt: null,
    finalizedAt: desk.now(),
  });
  desk.emit('invoice.finalized', renderInvoice(desk, finalized));
  return finalized;
};

export const voidInvoice = (desk: Desk, id: string): InvoiceRecord => {
  const voided = storeInvoice(desk, {
    ...load(desk, 'invoice', id),
    status: 'void',
    nextPaymentAttempt: null,
    finalizesAt: null,
    voidedAt: desk.now(),
  });
  desk.emit('invoice.voided', renderInvoice(desk, voided));
  return voided;
};
