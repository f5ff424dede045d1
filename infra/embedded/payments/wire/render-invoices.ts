import type Stripe from 'stripe';
import type { Desk } from '../life/desk.ts';
import type { InvoiceRecord, LineRecord, RefundRecord } from '../storage/records.ts';
import type { Partly } from './partly.ts';
import { CURRENCY, listOf } from './render-billing.ts';

const renderLine = (
  invoice: Pick<InvoiceRecord, 'id'>,
  line: LineRecord,
): Partly<Stripe.InvoiceLineItem> => ({
  id: line.id,
  object: 'line_item',
  amount: line.amount,
  currency: CURRENCY,
  description: line.description,
  discountable: !line.isProration,
  discounts: [],
  invoice: invoice.id,
  livemode: false,
  metadata: {},
  parent: {
    type: 'subscription_item_details',
    invoice_item_details: null,
    subscription_item_details: {
      invoice_item: null,
      proration: line.isProration,
      proration_details: null,
      subscription: line.subscription,
      subscription_item: line.itemId,
    },
  },
  period: { start: line.periodStart, end: line.periodEnd },
  pricing: {
    type: 'price_details',
    price_details: { price: line.price },
  },
  quantity: 1,
  subscription: line.subscription,
  subtotal: line.amount,
});

export const renderInvoice = (desk: Desk, record: InvoiceRecord): Partly<Stripe.Invoice> => ({
  id: record.id,
  object: 'invoice',
  amount_due: record.amountDue,
  amount_overpaid: 0,
  amount_paid: record.amountPaid,
  amount_remaining: record.status === 'paid' ? 0 : record.amountDue - record.amountPaid,
  amount_shipping: 0,
  attempt_count: record.attemptCount,
  attempted: record.attemptCount > 0,
  auto_advance: record.status === 'draft' || record.nextPaymentAttempt !== null,
  automatically_finalizes_at: record.finalizesAt,
  billing_reason: record.billingReason,
  collection_method: 'charge_automatically',
  created: record.created,
  currency: CURRENCY,
  customer: record.customer,
  description: null,
  ending_balance: record.endingBalance,
  hosted_invoice_url:
    record.status === 'draft'
      ? null
      : desk.pageAt(`/pay/invoices/${record.id}?key=${keyOf(desk, record)}`),
  invoice_pdf: null,
  lines: listOf(
    record.lines.map((line) => renderLine(record, line)),
    `/v1/invoices/${record.id}/lines`,
  ),
  livemode: false,
  metadata: {},
  next_payment_attempt: record.nextPaymentAttempt,
  number: record.number,
  parent: {
    type: 'subscription_details',
    quote_details: null,
    subscription_details: {
      subscription: record.subscription,
      metadata: { ...record.subscriptionMetadata },
    },
  },
  period_end: record.periodEnd,
  period_start: record.periodStart,
  starting_balance: record.startingBalance,
  status: record.status,
  status_transitions: {
    finalized_at: record.finalizedAt,
    marked_uncollectible_at: null,
    paid_at: record.paidAt,
    voided_at: record.voidedAt,
  },
  subtotal: record.total,
  test_clock: null,
  total: record.total,
});

/** Secret of an invoice's page: the id alone appears in many logs. */
export const keyOf = (
  { chance }: Pick<Desk, 'chance'>,
  { id }: Pick<InvoiceRecord, 'id'>,
): string => chance.secretOf('invoice', id).slice(0, 22);

export const renderPayments = (invoice: InvoiceRecord): Partly<Stripe.InvoicePayment>[] => {
  const { payment, failure } = invoice;
  const intent = payment?.intent ?? failure?.intent;
  if (intent === undefined) return [];
  return [
    {
      id: payment?.id ?? `inpay_${intent.slice('pi_'.length)}`,
      object: 'invoice_payment',
      amount_paid: payment?.amount ?? null,
      amount_requested: payment?.amount ?? invoice.amountDue,
      created: invoice.finalizedAt ?? invoice.created,
      currency: CURRENCY,
      invoice: invoice.id,
      is_default: true,
      livemode: false,
      payment: { type: 'payment_intent', payment_intent: intent },
      status: paymentStatusOf(invoice),
      status_transitions: { canceled_at: invoice.voidedAt, paid_at: invoice.paidAt },
    },
  ];
};

const paymentStatusOf = ({ payment, voidedAt }: InvoiceRecord): 'paid' | 'canceled' | 'open' => {
  if (payment !== null) return 'paid';
  return voidedAt === null ? 'open' : 'canceled';
};

export const renderRefund = (record: RefundRecord): Partly<Stripe.Refund> => ({
  id: record.id,
  object: 'refund',
  amount: record.amount,
  balance_transaction: null,
  charge: record.charge,
  created: record.created,
  currency: CURRENCY,
  customer: record.customer,
  metadata: { ...record.metadata },
  payment_intent: record.intent,
  receipt_number: null,
  status: 'succeeded',
});

const renderAnyCharge = (
  invoice: InvoiceRecord,
): Omit<Partly<Stripe.Charge>, 'id' | 'created' | 'status' | 'paid'> => ({
  object: 'charge',
  amount: invoice.amountDue,
  amount_captured: 0,
  amount_refunded: 0,
  currency: CURRENCY,
  customer: invoice.customer,
  livemode: false,
  metadata: {},
  refunded: false,
});

export const renderCharge = (invoice: InvoiceRecord): Partly<Stripe.Charge> => ({
  ...renderAnyCharge(invoice),
  id: invoice.payment?.charge ?? '',
  amount_captured: invoice.amountPaid,
  amount_refunded: invoice.payment?.refunded ?? 0,
  created: invoice.paidAt ?? invoice.created,
  paid: true,
  payment_intent: invoice.payment?.intent ?? null,
  payment_method: invoice.payment?.paymentMethod ?? null,
  refunded: invoice.payment !== null && invoice.payment.refunded >= invoice.amountPaid,
  status: 'succeeded',
});

/** Renders the charges of an invoice, newest first: the successful one, and the last failed one. */
export const renderCharges = (invoice: InvoiceRecord): Partly<Stripe.Charge>[] => [
  ...(invoice.payment === null ? [] : [renderCharge(invoice)]),
  ...(invoice.failure === null
    ? []
    : [
        {
          ...renderAnyCharge(invoice),
          id: invoice.failure.charge,
          created: invoice.failure.failedAt,
          failure_code: 'card_declined',
          paid: false,
          payment_intent: invoice.failure.intent,
          payment_method: null,
          status: 'failed' as const,
        },
      ]),
];
