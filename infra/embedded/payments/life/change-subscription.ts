import type {
  CancellationDetails,
  InvoiceRecord,
  LineRecord,
  SubscriptionRecord,
} from '../storage/records.ts';
import { nextBillingDate, type Seconds } from '../time/months.ts';
import { ApiError } from '../wire/errors.ts';
import { type Desk, load, priceOf } from './desk.ts';
import { createInvoice, draftInvoice, finalizeInvoice, periodLine } from './invoice.ts';
import { attemptPayment, requireCharge, voidUnpaid } from './payment.ts';
import { prorate } from './proration.ts';
import { changeSubscription, endSubscription, isLive, tellTrialEnd } from './subscription.ts';

type ProrationBehavior = 'create_prorations' | 'always_invoice' | 'none';

export interface PriceSwitch {
  readonly price: string;
  readonly prorationBehavior: ProrationBehavior;
  /** Start of the proration: that of the preview, so that both amounts are the same. */
  readonly prorationDate?: Seconds | undefined;
  /** True if a declined card fails the switch with a card error. */
  readonly isRefusedUnpaid: boolean;
}

const requireLive = (subscription: SubscriptionRecord): void => {
  if (!isLive(subscription))
    throw new ApiError(
      'A canceled subscription can only update its cancellation_details and metadata.',
    );
};

/** Proration lines for a switch in mid-period. A trial has none. */
const prorationLines = (
  desk: Desk,
  subscription: SubscriptionRecord,
  { price, prorationBehavior, prorationDate = desk.now() }: Omit<PriceSwitch, 'isRefusedUnpaid'>,
): readonly LineRecord[] => {
  if (prorationBehavior === 'none' || price === subscription.price) return [];
  if (subscription.status === 'trialing') return [];
  const { periodStart, periodEnd } = subscription;
  if (prorationDate < periodStart || prorationDate > periodEnd)
    throw new ApiError('The proration date must be within the current billing period.', {
      param: 'proration_date',
    });
  const [from, to] = [priceOf(desk, subscription.price), priceOf(desk, price)];
  const at = prorationDate;
  const amounts = prorate({ from: from.amount, to: to.amount, periodStart, periodEnd, at });
  const line = (amount: number, description: string, linePrice: string): LineRecord => ({
    id: desk.chance.newId('il'),
    amount,
    description,
    price: linePrice,
    itemId: subscription.itemId,
    subscription: subscription.id,
    isProration: true,
    periodStart: at,
    periodEnd,
  });
  return [
    line(amounts.credit, `Unused time on ${from.name}`, from.id),
    line(amounts.debit, `Remaining time on ${to.name}`, to.id),
  ];
};

export const switchPrice = (desk: Desk, id: string, change: PriceSwitch): SubscriptionRecord => {
  const subscription = load(desk, 'subscription', id);
  requireLive(subscription);
  const lines = prorationLines(desk, subscription, change);
  if (change.prorationBehavior !== 'always_invoice' || lines.length === 0)
    return changeSubscription(desk, id, {
      price: change.price,
      pendingLines: [...subscription.pendingLines, ...lines],
    });
  const draft = {
    subscription,
    billingReason: 'subscription_update' as const,
    lines: [...subscription.pendingLines, ...lines],
  };
  if (change.isRefusedUnpaid) requireCharge(desk, draftInvoice(desk, draft));
  const invoice = createInvoice(desk, draft);
  finalizeInvoice(desk, invoice.id);
  changeSubscription(desk, id, {
    price: change.price,
    pendingLines: [],
    latestInvoice: invoice.id,
  });
  attemptPayment(desk, invoice.id);
  return load(desk, 'subscription', id);
};

/** Invoice that a switch would create, or the next renewal without one. */
export const previewInvoice = (
  desk: Desk,
  subscription: SubscriptionRecord,
  change: Omit<PriceSwitch, 'isRefusedUnpaid'>,
): InvoiceRecord => {
  const prorations = [...subscription.pendingLines, ...prorationLines(desk, subscription, change)];
  const renewed = {
    ...subscription,
    price: change.price,
    periodStart: subscription.periodEnd,
    periodEnd: nextBillingDate(subscription.anchor, subscription.periodEnd),
  };
  const lines =
    change.prorationBehavior === 'always_invoice' && prorations.length > 0
      ? prorations
      : [...prorations, periodLine(desk, renewed)];
  return draftInvoice(desk, { subscription: renewed, billingReason: 'subscription_update', lines });
};

/** Ends a trial now, with an immediate first payment, or at another moment. */
export const moveTrialEnd = (
  desk: Desk,
  id: string,
  trialEnd: Seconds | 'now',
): SubscriptionRecord => {
  const subscription = load(desk, 'subscription', id);
  requireLive(subscription);
  const now = desk.now();
  if (trialEnd !== 'now' && trialEnd <= now)
    throw new ApiError('Timestamp for `trial_end` must be in the future.', { param: 'trial_end' });
  if (trialEnd !== 'now') {
    changeSubscription(desk, id, {
      status: 'trialing',
      anchor: trialEnd,
      trialStart: subscription.trialStart ?? now,
      trialEnd,
      periodEnd: trialEnd,
      hasToldTrialEnd: false,
    });
    tellTrialEnd(desk, id);
    return load(desk, 'subscription', id);
  }
  if (subscription.status !== 'trialing') return subscription;
  tellTrialEnd(desk, id, { isCutShort: true });
  const active = changeSubscription(desk, id, {
    status: 'active',
    anchor: now,
    trialEnd: now,
    periodStart: now,
    periodEnd: nextBillingDate(now, now),
    hasToldTrialEnd: true,
  });
  const lines = [periodLine(desk, active)];
  const invoice = createInvoice(desk, {
    subscription: active,
    billingReason: 'subscription_update',
    lines,
  });
  finalizeInvoice(desk, invoice.id);
  changeSubscription(desk, id, { latestInvoice: invoice.id });
  attemptPayment(desk, invoice.id);
  return load(desk, 'subscription', id);
};

interface Cancellation extends Partial<CancellationDetails> {
  /** The portal sets only the date; the API both. Readers must support either. */
  readonly marksPeriodEnd: boolean;
}

export const cancelAtPeriodEnd = (
  desk: Desk,
  id: string,
  { marksPeriodEnd, ...details }: Cancellation,
): SubscriptionRecord => {
  const subscription = load(desk, 'subscription', id);
  requireLive(subscription);
  return changeSubscription(desk, id, {
    cancelAtPeriodEnd: marksPeriodEnd,
    cancelAt: subscription.periodEnd,
    canceledAt: desk.now(),
    cancellation: { ...subscription.cancellation, reason: 'cancellation_requested', ...details },
  });
};

export const withdrawCancellation = (desk: Desk, id: string): SubscriptionRecord => {
  const subscription = load(desk, 'subscription', id);
  requireLive(subscription);
  return changeSubscription(desk, id, {
    cancelAtPeriodEnd: false,
    cancelAt: null,
    canceledAt: null,
    cancellation: { reason: null, feedback: null, comment: null },
  });
};

export const cancelNow = (
  desk: Desk,
  id: string,
  details: Partial<CancellationDetails>,
): SubscriptionRecord => {
  const subscription = load(desk, 'subscription', id);
  // Stripe no longer finds an ended subscription.
  if (!isLive(subscription))
    throw new ApiError(`No such subscription: '${id}'`, {
      status: 404,
      code: 'resource_missing',
      param: 'id',
    });
  voidUnpaid(desk, id, subscription.customer);
  return endSubscription(desk, id, 'canceled', { reason: 'cancellation_requested', ...details });
};
