import type Stripe from 'stripe';
import { type Desk, priceOf } from '../life/desk.ts';
import type { CheckoutSessionRecord, PortalSessionRecord } from '../storage/records.ts';
import type { Partly } from './partly.ts';
import { CURRENCY, renderPrice } from './render-billing.ts';

export const renderCheckoutSession = (
  desk: Desk,
  record: CheckoutSessionRecord,
): Partly<Stripe.Checkout.Session> => {
  const isFree = record.trialDays !== null || record.trialEnd !== null;
  const amount = isFree ? 0 : priceOf(desk, record.price).amount;
  return {
    id: record.id,
    object: 'checkout.session',
    amount_subtotal: amount,
    amount_total: amount,
    cancel_url: record.cancelUrl,
    client_reference_id: record.clientReferenceId,
    created: record.created,
    currency: CURRENCY,
    customer: record.customer,
    expires_at: record.expiresAt,
    invoice: record.invoice,
    livemode: false,
    locale: record.locale,
    metadata: { ...record.metadata },
    mode: 'subscription',
    payment_intent: null,
    payment_method_collection: 'always',
    payment_status: record.paymentStatus,
    setup_intent: null,
    status: record.status,
    subscription: record.subscription,
    success_url: record.successUrl,
    ui_mode: 'hosted_page',
    url: record.status === 'open' ? desk.pageAt(`/pay/checkout/${record.id}`) : null,
  };
};

export const renderLineItems = (
  desk: Desk,
  record: CheckoutSessionRecord,
): Partly<Stripe.LineItem>[] => {
  const price = priceOf(desk, record.price);
  return [
    {
      id: `li_${record.id.slice('cs_test_'.length)}`,
      object: 'item',
      amount_subtotal: price.amount,
      amount_total: price.amount,
      currency: CURRENCY,
      description: price.name,
      price: renderPrice(price),
      quantity: 1,
    },
  ];
};

export const renderPortalSession = (
  desk: Desk,
  record: PortalSessionRecord,
): Partly<Stripe.BillingPortal.Session> => ({
  id: record.id,
  object: 'billing_portal.session',
  configuration: 'bpc_practice',
  created: record.created,
  customer: record.customer,
  flow: record.flow === null ? null : renderFlow(record),
  livemode: false,
  locale: record.locale,
  on_behalf_of: null,
  return_url: record.returnUrl,
  url: desk.pageAt(`/pay/portal/${record.id}`),
});

const renderFlow = ({
  flow,
  afterwards,
}: PortalSessionRecord): Partly<Stripe.BillingPortal.Session.Flow> => ({
  type: flow?.type ?? 'payment_method_update',
  after_completion: {
    type: afterwards === null ? 'hosted_confirmation' : 'redirect',
    hosted_confirmation: null,
    redirect: afterwards === null ? null : { return_url: afterwards },
  },
  subscription_cancel:
    flow?.type === 'subscription_cancel'
      ? { subscription: flow.subscription, retention: null }
      : null,
  subscription_update_confirm:
    flow?.type === 'subscription_update_confirm'
      ? {
          subscription: flow.subscription,
          discounts: null,
          items: [{ id: flow.itemId, price: flow.price, quantity: 1 }],
        }
      : null,
});
