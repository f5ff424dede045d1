import {
  type InvoiceSnapshot,
  PROVIDER_STATUSES,
  type Snapshot,
  type SubscriptionSnapshot,
} from '@hearthway/domain/subscription/snapshot.ts';
import {
  LEAVING_REASONS,
  type LeavingReason,
  PLANS,
  type Plan,
} from '@hearthway/domain/subscription/subscription.constants.ts';
import type Stripe from 'stripe';

/** Maximum number of objects read for one customer: a family has one subscription and an invoice a month. */
const MOST = 400;

/** Comments of our own cancellations; families never see them. */
export const CANCELED_BY_US = {
  duplicate: 'Hearthway: another subscription took its place',
  'account-deleted': 'Hearthway: the account was deleted',
  'trial-used': 'Hearthway: the mailbox or the card has had a free trial',
} as const;

/** Our reasons, by the provider's names for them. */
export const FEEDBACK = {
  'too-expensive': 'too_expensive',
  'not-used': 'unused',
  'missing-features': 'missing_features',
  'other-service': 'switched_service',
  'too-complex': 'too_complex',
  other: 'other',
} as const satisfies Readonly<Record<LeavingReason, string>>;

/** Returns the plan of a price; undefined for prices that we do not sell. */
export type PlanOfPrice = (priceId: string | undefined) => Plan | undefined;

/** Everything that the provider knows about a customer. */
export interface CustomerNews {
  readonly snapshot: Snapshot;
  /** Fingerprints of the payment methods, by subscription id. A card has the same one for every customer. */
  readonly fingerprints: ReadonlyMap<string, string>;
}

/** Reads a customer's state, without subscriptions to prices that we do not sell. */
export const readSnapshot = async (
  stripe: Stripe,
  customer: string,
  planOfPrice: PlanOfPrice,
): Promise<CustomerNews> => {
  const limit = 100;
  const [first, invoices, charges] = await Promise.all([
    stripe.subscriptions.list({
      customer,
      status: 'all',
      limit,
      expand: ['data.default_payment_method'],
    }),
    stripe.invoices
      .list({ customer, limit, expand: ['data.payments'] })
      .autoPagingToArray({ limit: MOST }),
    stripe.charges.list({ customer, limit }).autoPagingToArray({ limit: MOST }),
  ]);
  const subscriptions = first.data
    .toReversed()
    .flatMap((subscription) => subscriptionOf(subscription, planOfPrice));
  const plans = new Map(subscriptions.map(({ id, plan }) => [id, plan]));
  const snapshot = {
    customerId: customer,
    providerNow: providerTimeOf(first),
    subscriptions,
    invoices: invoices
      .toReversed()
      .flatMap((invoice) => invoiceOf(invoice, { charges, plans, planOfPrice })),
  };
  return { snapshot, fingerprints: new Map(first.data.flatMap(fingerprintOf)) };
};

/** Fingerprint of a card, or of a bank account. */
const fingerprintOf = ({
  id,
  default_payment_method: method,
}: Stripe.Subscription): readonly (readonly [string, string])[] => {
  if (method === null || typeof method === 'string') return [];
  const fingerprint = method.card?.fingerprint ?? method.us_bank_account?.fingerprint;
  return fingerprint ? [[id, fingerprint]] : [];
};

/** Time of a response by the provider's clock. */
export const providerTimeOf = ({
  lastResponse: { headers },
}: {
  readonly lastResponse: { readonly headers: Readonly<Record<string, string>> };
}): string => new Date(headers['date'] ?? Date.now()).toISOString();

const subscriptionOf = (
  subscription: Stripe.Subscription,
  planOfPrice: PlanOfPrice,
): readonly SubscriptionSnapshot[] => {
  const { id, status, trial_end, cancel_at, ended_at, cancellation_details, metadata } =
    subscription;
  const item = subscription.items.data[0];
  // For a price that is no longer sold, the metadata names the plan that was bought.
  const plan = planOfPrice(item?.price.id) ?? PLANS.find((each) => each === metadata['planId']);
  if (item === undefined || plan === undefined) return [];
  return [
    {
      id,
      plan,
      status: statusOf(status),
      monthlyCents: item.price.unit_amount ?? 0,
      trialEndsAt: timeOf(trial_end),
      periodEndsAt: requiredTime(item.current_period_end),
      cancelAt: timeOf(
        cancel_at ?? (subscription.cancel_at_period_end ? item.current_period_end : null),
      ),
      leavingReason: leavingReasonOf(cancellation_details?.feedback),
      endedAt: timeOf(ended_at),
      endReason: endReasonOf(cancellation_details),
    },
  ];
};

/** Maps an unknown status to one that grants and revokes nothing. */
const statusOf = (status: string): SubscriptionSnapshot['status'] =>
  status === 'incomplete_expired'
    ? 'canceled'
    : (PROVIDER_STATUSES.find((known) => known === status) ?? 'other');

const leavingReasonOf = (feedback: string | null | undefined): LeavingReason | null =>
  typeof feedback === 'string'
    ? (LEAVING_REASONS.find((reason) => FEEDBACK[reason] === feedback) ?? 'other')
    : null;

const endReasonOf = (
  details: Stripe.Subscription['cancellation_details'],
): SubscriptionSnapshot['endReason'] => {
  if (details?.comment === CANCELED_BY_US.duplicate) return 'duplicate';
  if (details?.comment === CANCELED_BY_US['account-deleted']) return 'account-deleted';
  if (details?.comment === CANCELED_BY_US['trial-used']) return 'trial-used';
  switch (details?.reason) {
    case 'cancellation_requested':
      return 'requested';
    case 'payment_failed':
      return 'unpaid';
    default:
      return 'other';
  }
};

interface InvoiceParts {
  readonly charges: readonly Stripe.Charge[];
  readonly plans: ReadonlyMap<string, Plan>;
  readonly planOfPrice: PlanOfPrice;
}

const invoiceOf = (
  invoice: Stripe.Invoice,
  { charges, plans, planOfPrice }: InvoiceParts,
): readonly InvoiceSnapshot[] => {
  const { id, status, amount_paid, amount_due, next_payment_attempt } = invoice;
  const subscriptionId = idOf(invoice.parent?.subscription_details?.subscription);
  const current = subscriptionId === undefined ? undefined : plans.get(subscriptionId);
  if (subscriptionId === undefined || current === undefined) return [];
  if (status !== 'paid' && status !== 'open' && status !== 'uncollectible') return [];
  const lines = invoice.lines.data;
  const charged = lines.findLast(({ amount }) => amount >= 0);
  const intents = intentsOf(invoice);
  const own = charges.filter(({ payment_intent }) => intents.includes(idOf(payment_intent)));
  const failedAt = Math.max(
    0,
    ...own.flatMap((each) => (each.status === 'failed' ? each.created : [])),
  );
  const hasFailed = status === 'open' && invoice.attempt_count > 0;
  return [
    {
      id,
      subscriptionId,
      plan: planOfPrice(idOf(charged?.pricing?.price_details?.price)) ?? current,
      amountCents: status === 'paid' ? amount_paid : amount_due,
      paidAt:
        status === 'paid' ? timeOf(invoice.status_transitions.paid_at ?? invoice.created) : null,
      failedAt: hasFailed ? requiredTime(failedAt || finalizedAt(invoice)) : null,
      nextTryAt: hasFailed ? timeOf(next_payment_attempt) : null,
      periodEndsAt: requiredTime(Math.max(...lines.map(({ period }) => period.end))),
      refundedCents: own.reduce((sum, { amount_refunded }) => sum + amount_refunded, 0),
    },
  ];
};

const finalizedAt = ({ status_transitions: { finalized_at }, created }: Stripe.Invoice): number =>
  finalized_at ?? created;

/** Payment attempts of an invoice. */
const intentsOf = ({ payments }: Stripe.Invoice): readonly (string | undefined)[] =>
  (payments?.data ?? []).flatMap(({ payment }) => idOf(payment.payment_intent) ?? []);

export const idOf = (
  object: string | { readonly id: string } | null | undefined,
): string | undefined => (typeof object === 'string' ? object : object?.id);

const requiredTime = (seconds: number): string => new Date(seconds * 1_000).toISOString();

const timeOf = (seconds: number | null): string | null =>
  seconds === null ? null : requiredTime(seconds);
