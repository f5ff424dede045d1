import {
  type LeavingReason,
  PLANS,
  type Plan,
  TRIAL_DAYS,
} from '@hearthway/domain/subscription/subscription.constants.ts';
import type { PlanPreview } from '@hearthway/domain/subscription/subscription.contract.ts';
import Stripe from 'stripe';
import { askProvider } from './ask-provider.ts';
import { PaymentRefusedError } from './payment-errors.ts';
import type { PaymentSettings } from './payment-settings.ts';
import {
  CANCELED_BY_US,
  type CustomerNews,
  FEEDBACK,
  idOf,
  providerTimeOf,
  readSnapshot,
} from './read-snapshot.ts';
import { createWebhookReader, type PaymentEvent } from './webhook.ts';

/** Time limit of a call: the gateway gives up after 4 s. */
const ANSWER_WITHIN_MS = 3_000;

interface CheckoutRequest {
  readonly customerId: string;
  readonly familyId: string;
  readonly plan: Plan;
  readonly hasTrial: boolean;
  /** Language of the provider's pages; for an unsupported one the browser chooses. */
  readonly language: string;
  /** `{CHECKOUT_SESSION_ID}` is replaced by the session's id. */
  readonly successUrl: string;
  readonly cancelUrl: string;
}

const CHECKOUT_STATUSES = ['open', 'complete', 'expired'] as const;

export interface Checkout {
  readonly customerId: string | undefined;
  readonly plan: Plan | undefined;
  readonly status: (typeof CHECKOUT_STATUSES)[number];
}

interface PortalRequest {
  readonly customerId: string;
  readonly language: string;
  readonly returnUrl: string;
}

interface PlanChange {
  readonly subscriptionId: string;
  readonly plan: Plan;
  /** Unix time in seconds, taken from the preview; defaults to the provider's current time. */
  readonly proratedAt?: number | undefined;
}

export interface News extends CustomerNews {
  /** Time of the request by our clock; the later of two reads in one process is greater. */
  readonly asOf: string;
}

/** Calls of the provider. Every method rejects with an error of `payment-errors.ts`. */
export interface Payments {
  readonly isPractice: boolean;
  /** Returns undefined for a body that the provider has not signed, or too long ago. */
  readonly readWebhook: (body: Buffer, signature: string | undefined) => PaymentEvent | undefined;
  /** Creates one customer per family, even when called repeatedly within a day. */
  readonly createCustomer: (familyId: string) => Promise<string>;
  /** Returns undefined for a deleted customer, or one that is not a family of ours. */
  readonly familyOf: (customerId: string) => Promise<string | undefined>;
  /**
   * Returns the address of this plan's open checkout, or of a new one. Expires the customer's other
   * checkouts.
   */
  readonly openCheckout: (request: CheckoutRequest) => Promise<string>;
  /** Expires open checkouts, so that no second subscription is bought beside the active one. */
  readonly expireCheckouts: (customerId: string) => Promise<void>;
  readonly readCheckout: (sessionId: string) => Promise<Checkout>;
  /** Returns the customers of paid checkouts that were opened since then. */
  readonly paidCheckouts: (since: Date) => Promise<readonly string[]>;
  readonly readNews: (customerId: string) => Promise<News>;
  readonly cancelAtPeriodEnd: (
    subscriptionId: string,
    reason: LeavingReason | undefined,
  ) => Promise<void>;
  readonly resume: (subscriptionId: string) => Promise<void>;
  /** Cancels at once. A subscription that has already ended stays as it is. */
  readonly cancelNow: (
    subscriptionId: string,
    reason: keyof typeof CANCELED_BY_US,
  ) => Promise<void>;
  /** Refunds the remainder of what was paid. */
  readonly refundInvoice: (invoiceId: string) => Promise<void>;
  /** Returns the address of the provider's page for updating the payment method. */
  readonly openPortal: (request: PortalRequest) => Promise<string>;
  readonly previewChange: (change: PlanChange) => Promise<PlanPreview>;
  readonly changePlan: (change: PlanChange & { readonly proratedAt: number }) => Promise<void>;
  /** Returns the address of the receipt; undefined where the invoice is not the customer's. */
  readonly receiptOf: (customerId: string, invoiceId: string) => Promise<string | undefined>;
}

export const createPayments = (
  { secretKey, webhookSecret, prices, practiceUrl }: PaymentSettings,
  clock: () => Date,
): Payments => {
  let lastReadAt = 0;
  const stripe = new Stripe(secretKey, {
    timeout: ANSWER_WITHIN_MS,
    // Retries come from the family and from the inbox, with the same keys.
    maxNetworkRetries: 0,
    telemetry: false,
    ...(practiceUrl !== undefined && {
      protocol: 'http' as const,
      host: practiceUrl.hostname,
      port: practiceUrl.port,
    }),
  });
  const planOfPrice = (priceId: string | undefined): Plan | undefined =>
    PLANS.find((plan) => prices[plan] === priceId);

  const openSessions = async (customer: string): Promise<readonly Stripe.Checkout.Session[]> =>
    (await stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 })).data;

  /** A checkout that has been paid in the meantime can no longer expire. */
  const expire = ({ id }: Stripe.Checkout.Session): Promise<void> =>
    unlessRefused(async () => {
      await stripe.checkout.sessions.expire(id);
    });

  const createCheckout = async (
    { customerId: customer, familyId, plan, hasTrial, language, ...urls }: CheckoutRequest,
    previous: string,
  ): Promise<string> => {
    const metadata = { familyId, planId: plan };
    const trial = hasTrial ? { trial_period_days: TRIAL_DAYS } : {};
    const kind = [plan, hasTrial ? 'trial' : 'paid', language].join('-');
    const { url } = await stripe.checkout.sessions.create(
      {
        mode: 'subscription',
        customer,
        line_items: [{ price: prices[plan], quantity: 1 }],
        client_reference_id: familyId,
        metadata,
        subscription_data: { metadata, ...trial },
        locale: localeOf(language),
        success_url: urls.successUrl,
        cancel_url: urls.cancelUrl,
      },
      // A double click and two devices get the same checkout.
      { idempotencyKey: `checkout-${customer}-${kind}-${previous}` },
    );
    if (url === null) throw new PaymentRefusedError('The checkout has no address.', {});
    return url;
  };

  const withItem = async (subscriptionId: string) => {
    const subscription = await stripe.subscriptions.retrieve(subscriptionId);
    const item = subscription.items.data[0];
    if (item === undefined) throw new PaymentRefusedError('The subscription has no item.', {});
    return { subscription, item };
  };

  return {
    isPractice: practiceUrl !== undefined,
    readWebhook: createWebhookReader(stripe, webhookSecret),
    createCustomer: (familyId) =>
      askProvider(async () => {
        const { id } = await stripe.customers.create(
          { metadata: { familyId } },
          { idempotencyKey: `customer-${familyId}` },
        );
        return id;
      }),
    familyOf: async (customerId) => {
      try {
        const customer = await askProvider(() => stripe.customers.retrieve(customerId));
        return customer.deleted ? undefined : customer.metadata['familyId'];
      } catch (error) {
        if (error instanceof PaymentRefusedError && error.code === UNKNOWN) return undefined;
        throw error;
      }
    },
    openCheckout: (request) =>
      askProvider(async () => {
        const { customerId: customer, plan, hasTrial } = request;
        const recent = await stripe.checkout.sessions.list({ customer, limit: 20 });
        const open = recent.data.filter(({ status }) => status === 'open');
        const isWanted = ({ metadata, payment_status, amount_total }: Stripe.Checkout.Session) =>
          metadata?.['planId'] === plan &&
          (amount_total === 0) === hasTrial &&
          payment_status !== 'paid';
        const wanted = open.find(isWanted);
        await Promise.all(open.filter((each) => each !== wanted).map(expire));
        return wanted?.url ?? createCheckout(request, recent.data[0]?.id ?? 'first');
      }),
    expireCheckouts: (customerId) =>
      askProvider(async () => {
        await Promise.all((await openSessions(customerId)).map(expire));
      }),
    readCheckout: (sessionId) =>
      askProvider(async () => {
        const session = await stripe.checkout.sessions.retrieve(sessionId);
        return {
          customerId: idOf(session.customer),
          plan: PLANS.find((plan) => plan === session.metadata?.['planId']),
          status: checkoutStatusOf(session.status),
        };
      }),
    paidCheckouts: (since) =>
      askProvider(async () => {
        const sessions = await stripe.checkout.sessions
          .list({
            status: 'complete',
            created: { gte: Math.floor(since.getTime() / 1_000) },
            limit: 100,
          })
          .autoPagingToArray({ limit: MAX_CHECKOUTS });
        return sessions.flatMap(({ customer }) => idOf(customer) ?? []);
      }),
    readNews: async (customerId) => {
      lastReadAt = Math.max(lastReadAt + 1, clock().getTime());
      const asOf = new Date(lastReadAt).toISOString();
      const news = await askProvider(() => readSnapshot(stripe, customerId, planOfPrice));
      return { ...news, asOf };
    },
    cancelAtPeriodEnd: (subscriptionId, reason) =>
      askProvider(async () => {
        await stripe.subscriptions.update(subscriptionId, {
          cancel_at_period_end: true,
          ...(reason !== undefined && { cancellation_details: { feedback: FEEDBACK[reason] } }),
        });
      }),
    resume: (subscriptionId) =>
      askProvider(async () => {
        const { subscription } = await withItem(subscriptionId);
        if (subscription.cancel_at_period_end)
          await stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: false });
        // The portal sets only `cancel_at`.
        else if (subscription.cancel_at !== null)
          await stripe.subscriptions.update(subscriptionId, { cancel_at: '' });
      }),
    cancelNow: (subscriptionId, reason) =>
      askProvider(() =>
        unlessRefused(async () => {
          await stripe.subscriptions.cancel(subscriptionId, {
            cancellation_details: { comment: CANCELED_BY_US[reason] },
          });
        }),
      ),
    refundInvoice: (invoiceId) =>
      askProvider(async () => {
        const { data } = await stripe.invoicePayments.list({ invoice: invoiceId });
        for (const { payment, status } of data) {
          const intent = idOf(payment.payment_intent);
          if (status !== 'paid' || intent === undefined) continue;
          await unlessRefused(async () => {
            await stripe.refunds.create(
              { payment_intent: intent, reason: 'duplicate' },
              { idempotencyKey: `refund-${intent}` },
            );
          });
        }
      }),
    openPortal: ({ customerId: customer, language, returnUrl }) =>
      askProvider(async () => {
        const { url } = await stripe.billingPortal.sessions.create({
          customer,
          return_url: returnUrl,
          locale: localeOf(language),
          flow_data: {
            type: 'payment_method_update',
            after_completion: { type: 'redirect', redirect: { return_url: returnUrl } },
          },
        });
        return url;
      }),
    previewChange: ({ subscriptionId, plan }) =>
      askProvider(async () => {
        const [{ subscription, item }, price] = await Promise.all([
          withItem(subscriptionId),
          stripe.prices.retrieve(prices[plan]),
        ]);
        const proratedAt = Math.floor(Date.parse(providerTimeOf(subscription)) / 1_000);
        const isPaidNow = subscription.status !== 'trialing' && item.price.id !== prices[plan];
        const preview = isPaidNow
          ? await stripe.invoices.createPreview({
              subscription: subscriptionId,
              subscription_details: {
                items: [{ id: item.id, price: prices[plan] }],
                proration_behavior: 'always_invoice',
                proration_date: proratedAt,
              },
            })
          : undefined;
        return {
          dueNowCents: preview === undefined ? 0 : dueNow(preview),
          monthlyCents: price.unit_amount ?? 0,
          nextPaymentAt: new Date(item.current_period_end * 1_000).toISOString(),
          proratedAt,
        };
      }),
    changePlan: ({ subscriptionId, plan, proratedAt }) =>
      askProvider(async () => {
        const { subscription, item } = await withItem(subscriptionId);
        const now = Date.parse(providerTimeOf(subscription)) / 1_000;
        if (proratedAt > now || proratedAt < now - PREVIEW_LASTS_SECONDS)
          throw new PaymentRefusedError('The preview is too old.', { param: 'proration_date' });
        if (item.price.id === prices[plan]) return;
        await stripe.subscriptions.update(
          subscriptionId,
          {
            items: [{ id: item.id, price: prices[plan] }],
            metadata: { planId: plan },
            ...(subscription.status === 'trialing'
              ? { proration_behavior: 'none' }
              : {
                  proration_behavior: 'always_invoice',
                  proration_date: proratedAt,
                  payment_behavior: 'error_if_incomplete',
                }),
          },
          { idempotencyKey: `change-${subscriptionId}-${item.price.id}-${plan}-${proratedAt}` },
        );
      }),
    receiptOf: (customerId, invoiceId) =>
      askProvider(async () => {
        const invoice = await stripe.invoices.retrieve(invoiceId);
        const isOwn = idOf(invoice.customer) === customerId;
        return isOwn ? (invoice.hosted_invoice_url ?? undefined) : undefined;
      }),
  };
};

/** Error code for an id that the provider does not know. */
const UNKNOWN = 'resource_missing';

/** Far more than families complete within two days. */
const MAX_CHECKOUTS = 10_000;

/** Time for which the amount of a preview is charged. */
const PREVIEW_LASTS_SECONDS = 60 * 60;

/** Ignores refusals of work that another process may have done already. */
const unlessRefused = async (work: () => Promise<void>): Promise<void> => {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
  }
};

/** Amount due now; a total below zero is credited. */
const dueNow = ({ total, amount_due }: Stripe.Invoice): number => (total < 0 ? total : amount_due);

const localeOf = (language: string): 'en' | 'es' | 'auto' =>
  language === 'en' || language === 'es' ? language : 'auto';

const checkoutStatusOf = (status: Stripe.Checkout.Session['status']): Checkout['status'] =>
  CHECKOUT_STATUSES.find((known) => known === status) ?? 'open';
