import type Stripe from 'stripe';
import { type Desk, type PriceRecord, priceOf } from '../life/desk.ts';
import type {
  CustomerRecord,
  InvoiceRecord,
  LineRecord,
  PaymentMethodRecord,
  RefundRecord,
  SubscriptionRecord,
} from '../storage/records.ts';
import type { Partly } from './partly.ts';

export const CURRENCY = 'usd';

export const renderPrice = ({ id, product, name, amount }: PriceRecord): Partly<Stripe.Price> => ({
  id,
  object: 'price',
  active: true,
  billing_scheme: 'per_unit',
  created: 0,
  currency: CURRENCY,
  livemode: false,
  lookup_key: null,
  metadata: {},
  nickname: name,
  product,
  recurring: { interval: 'month', interval_count: 1, usage_type: 'licensed', meter: null },
  tax_behavior: 'unspecified',
  type: 'recurring',
  unit_amount: amount,
});

export const renderCustomer = (record: CustomerRecord): Partly<Stripe.Customer> => ({
  id: record.id,
  object: 'customer',
  address: null,
  balance: record.balance,
  created: record.created,
  currency: CURRENCY,
  default_source: null,
  delinquent: false,
  description: record.description,
  email: record.email,
  invoice_settings: {
    custom_fields: null,
    default_payment_method: record.defaultPaymentMethod,
    footer: null,
    rendering_options: null,
  },
  livemode: false,
  metadata: { ...record.metadata },
  name: record.name,
  phone: null,
  preferred_locales: [...record.preferredLocales],
  shipping: null,
  tax_exempt: 'none',
  test_clock: null,
});

export const renderDeletedCustomer = ({ id }: CustomerRecord): Partly<Stripe.DeletedCustomer> => ({
  id,
  object: 'customer',
  deleted: true,
});

export const renderPaymentMethod = (record: PaymentMethodRecord): Partly<Stripe.PaymentMethod> => ({
  id: record.id,
  object: 'payment_method',
  type: 'card',
  created: record.created,
  customer: record.customer,
  livemode: false,
  metadata: {},
  card: {
    brand: record.brand,
    country: 'US',
    exp_month: record.expMonth,
    exp_year: record.expYear,
    funding: 'credit',
    last4: record.last4,
  },
});

export const listOf = <Item>(data: Item[], url: string) => ({
  object: 'list' as const,
  data,
  has_more: false,
  url,
});

export const renderSubscription = (
  desk: Desk,
  record: SubscriptionRecord,
): Partly<Stripe.Subscription> => ({
  id: record.id,
  object: 'subscription',
  application: null,
  billing_cycle_anchor: record.anchor,
  billing_mode: { type: 'flexible' },
  cancel_at: record.cancelAt,
  cancel_at_period_end: record.cancelAtPeriodEnd,
  canceled_at: record.canceledAt,
  cancellation_details: { ...record.cancellation },
  collection_method: 'charge_automatically',
  created: record.created,
  currency: CURRENCY,
  customer: record.customer,
  days_until_due: null,
  default_payment_method: record.defaultPaymentMethod,
  description: null,
  discounts: [],
  ended_at: record.endedAt,
  items: listOf(
    [
      {
        id: record.itemId,
        object: 'subscription_item',
        created: record.created,
        // The period is the item's, no longer the subscription's.
        current_period_start: record.periodStart,
        current_period_end: record.periodEnd,
        discounts: [],
        metadata: {},
        price: renderPrice(priceOf(desk, record.price)),
        quantity: 1,
        subscription: record.id,
        tax_rates: [],
      },
    ],
    `/v1/subscription_items?subscription=${record.id}`,
  ),
  latest_invoice: record.latestInvoice,
  livemode: false,
  metadata: { ...record.metadata },
  pause_collection: null,
  pending_setup_intent: null,
  pending_update: null,
  schedule: null,
  start_date: record.created,
  status: record.status,
  test_clock: null,
  trial_end: record.trialEnd,
  trial_settings: { end_behavior: { missing_payment_method: 'create_invoice' } },
  trial_start: record.trialStart,
});

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

/** Opens the page of an invoice: its id alone, which is in many logs, does not. */
export const keyOf = (
  { chance }: Pick<Desk, 'chance'>,
  { id }: Pick<InvoiceRecord, 'id'>,
): string => chance.secretOf('invoice', id).slice(0, 22);

export const renderPayments = (invoice: InvoiceRecord): Partly<Stripe.InvoicePayment>[] =>
  invoice.payment === null
    ? []
    : [
        {
          id: invoice.payment.id,
          object: 'invoice_payment',
          amount_paid: invoice.payment.amount,
          amount_requested: invoice.payment.amount,
          created: invoice.paidAt ?? invoice.created,
          currency: CURRENCY,
          invoice: invoice.id,
          is_default: true,
          livemode: false,
          payment: { type: 'payment_intent', payment_intent: invoice.payment.intent },
          status: 'paid',
          status_transitions: { canceled_at: null, paid_at: invoice.paidAt },
        },
      ];

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

export const renderCharge = (invoice: InvoiceRecord): Partly<Stripe.Charge> => ({
  id: invoice.payment?.charge ?? '',
  object: 'charge',
  amount: invoice.amountPaid,
  amount_captured: invoice.amountPaid,
  amount_refunded: invoice.payment?.refunded ?? 0,
  created: invoice.paidAt ?? invoice.created,
  currency: CURRENCY,
  customer: invoice.customer,
  livemode: false,
  metadata: {},
  paid: true,
  payment_intent: invoice.payment?.intent ?? null,
  payment_method: invoice.payment?.paymentMethod ?? null,
  refunded: invoice.payment !== null && invoice.payment.refunded >= invoice.amountPaid,
  status: 'succeeded',
});
