import type Stripe from 'stripe';
import { type Desk, type PriceRecord, priceOf } from '../life/desk.ts';
import type {
  CustomerRecord,
  PaymentMethodRecord,
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
    fingerprint: record.fingerprint ?? null,
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
        // Periods belong to items, no longer to the subscription.
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
