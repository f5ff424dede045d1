import { DAY_MS } from '../calendar/durations.constants.ts';
import { evolvePlan, type HeldSubscription, type PlanState } from './plan-state.ts';
import {
  type InvoiceSnapshot,
  isRefusedTrial,
  type Snapshot,
  type SubscriptionSnapshot,
} from './snapshot.ts';
import { TRIAL_NOTICE_DAYS } from './subscription.constants.ts';
import type { SubscriptionEvent } from './subscription.events.ts';

interface News {
  readonly state: PlanState;
  readonly events: readonly SubscriptionEvent[];
}

/**
 * Returns the events that lead from the recorded state to a provider snapshot. The final state is the same
 * however many snapshots were missed; only the history has fewer steps.
 */
export const newsOf = (
  before: PlanState,
  { snapshot, asOf }: { readonly snapshot: Snapshot; readonly asOf: string },
): readonly SubscriptionEvent[] =>
  snapshot.subscriptions.reduce<News>(
    (news, seen) =>
      STEPS.reduce((sofar, step) => {
        const held = sofar.state.subscriptions.find(({ id }) => id === seen.id);
        const events = step({
          held,
          seen,
          state: sofar.state,
          snapshot,
          recorded: { asOf, subscriptionId: seen.id },
        });
        return {
          state: events.reduce(evolvePlan, sofar.state),
          events: [...sofar.events, ...events],
        };
      }, news),
    { state: before, events: [] },
  ).events;

interface Comparison {
  readonly held: HeldSubscription | undefined;
  readonly seen: SubscriptionSnapshot;
  readonly state: PlanState;
  readonly snapshot: Snapshot;
  /** Fields common to all events. */
  readonly recorded: { readonly asOf: string; readonly subscriptionId: string };
}

type Step = (comparison: Comparison) => readonly SubscriptionEvent[];

/** A trial ended at its start never was a subscription, so nothing else is recorded about it. */
const refused: Step = ({ held, seen, state }) =>
  held === undefined && isRefusedTrial(seen) && !state.isTrialUsed
    ? [{ type: 'TrialRefused', data: { usedBy: 'card' } }]
    : [];

const begun: Step = ({ held, seen, recorded }) => {
  const { plan, monthlyCents, trialEndsAt, status } = seen;
  if (held !== undefined || status === 'other' || trialEndsAt === null || isRefusedTrial(seen))
    return [];
  return [{ type: 'TrialStarted', data: { ...recorded, plan, monthlyCents, trialEndsAt } }];
};

const planChanged: Step = ({ held, seen: { plan, monthlyCents, status }, recorded }) =>
  held === undefined || held.plan === plan || status === 'other'
    ? []
    : [{ type: 'PlanChanged', data: { ...recorded, from: held.plan, plan, monthlyCents } }];

const trialMoved: Step = ({ held, seen: { status, trialEndsAt }, recorded }) =>
  held === undefined ||
  held.endedAt !== null ||
  trialEndsAt === null ||
  status === 'other' ||
  isSame(held.trialEndsAt, trialEndsAt)
    ? []
    : [{ type: 'TrialMoved', data: { ...recorded, trialEndsAt } }];

/** Trials without a following payment are not announced. */
const trialEnding: Step = ({ held, seen, snapshot: { providerNow }, recorded }) => {
  const { status, trialEndsAt, cancelAt, plan, monthlyCents } = seen;
  if (held === undefined || status !== 'trialing' || trialEndsAt === null || cancelAt !== null)
    return [];
  const isNear = Date.parse(trialEndsAt) - Date.parse(providerNow) <= TRIAL_NOTICE_DAYS * DAY_MS;
  return isNear && !isSame(held.announcedEnd, trialEndsAt)
    ? [{ type: 'TrialEndingSoon', data: { ...recorded, plan, monthlyCents, trialEndsAt } }]
    : [];
};

/** A trial turns into a paid plan when its first payment arrives. */
const started: Step = ({ held, seen, snapshot, recorded }) => {
  const { plan, monthlyCents, status } = seen;
  const paid = paidInvoices(seen, snapshot)[0];
  const runs = status === 'active' && held === undefined;
  if (status === 'other' || held?.isStarted || (paid === undefined && !runs)) return [];
  const periodEndsAt = paid?.periodEndsAt ?? seen.periodEndsAt;
  return [{ type: 'SubscriptionStarted', data: { ...recorded, plan, monthlyCents, periodEndsAt } }];
};

const payments: Step = ({ held, seen, state, snapshot, recorded }) =>
  held === undefined
    ? []
    : paidInvoices(seen, snapshot)
        .filter(({ id }) => !state.payments.some((payment) => payment.id === id))
        .map(({ id: invoiceId, plan, amountCents, paidAt, periodEndsAt }) => ({
          type: 'PaymentReceived' as const,
          data: { ...recorded, invoiceId, plan, amountCents, paidAt, periodEndsAt },
        }));

const failures: Step = ({ held, seen, snapshot, recorded }) => {
  if (held === undefined || held.endedAt !== null || seen.status === 'other') return [];
  const failed = invoicesOf(seen, snapshot).findLast(({ failedAt }) => failedAt !== null);
  const known = held.failure;
  if (failed === undefined || failed.failedAt === null)
    return known === null || seen.status === 'canceled'
      ? []
      : [{ type: 'PaymentWaived', data: { ...recorded, invoiceId: known.invoiceId } }];
  const { id: invoiceId, amountCents, failedAt, nextTryAt } = failed;
  if (
    seen.status === 'canceled' ||
    (known?.invoiceId === invoiceId &&
      isSame(known.failedAt, failedAt) &&
      isSame(known.nextTryAt, nextTryAt))
  )
    return [];
  return [
    { type: 'PaymentFailed', data: { ...recorded, invoiceId, amountCents, failedAt, nextTryAt } },
  ];
};

const refunds: Step = ({ seen, state, snapshot, recorded }) =>
  invoicesOf(seen, snapshot).flatMap(({ id: invoiceId, refundedCents }) => {
    const known = state.payments.find(({ id }) => id === invoiceId);
    const amountCents = refundedCents - (known?.refundedCents ?? refundedCents);
    return amountCents > 0
      ? [{ type: 'Refunded' as const, data: { ...recorded, invoiceId, amountCents } }]
      : [];
  });

const cancellation: Step = ({ held, seen, recorded }) => {
  const { status, cancelAt: endsAt, leavingReason: reason, plan } = seen;
  if (held === undefined || held.endedAt !== null || status === 'other') return [];
  if (isSame(held.cancelsAt, endsAt)) return [];
  if (endsAt !== null)
    return [{ type: 'CancellationScheduled', data: { ...recorded, plan, endsAt, reason } }];
  return status === 'canceled' ? [] : [{ type: 'CancellationWithdrawn', data: recorded }];
};

const ended: Step = ({ held, seen, snapshot, recorded }) => {
  const { status, plan, endedAt, endReason } = seen;
  const reason = endReason === 'trial-used' ? 'other' : endReason;
  if (held === undefined || held.endedAt !== null || status !== 'canceled') return [];
  return [
    {
      type: 'SubscriptionEnded',
      data: { ...recorded, plan, endedAt: endedAt ?? snapshot.providerNow, reason },
    },
  ];
};

/** Steps in chronological order. */
const STEPS: readonly Step[] = [
  refused,
  begun,
  trialMoved,
  trialEnding,
  planChanged,
  started,
  payments,
  failures,
  refunds,
  cancellation,
  ended,
];

interface PaidInvoice extends InvoiceSnapshot {
  readonly paidAt: string;
}

const invoicesOf = ({ id }: SubscriptionSnapshot, { invoices }: Snapshot) =>
  invoices.filter(({ subscriptionId }) => subscriptionId === id);

/** Excludes the zero-amount invoice at the start of a trial. */
const paidInvoices = (seen: SubscriptionSnapshot, snapshot: Snapshot): readonly PaidInvoice[] =>
  invoicesOf(seen, snapshot).filter(
    (invoice): invoice is PaidInvoice =>
      invoice.paidAt !== null &&
      (invoice.amountCents > 0 ||
        seen.trialEndsAt === null ||
        Date.parse(invoice.periodEndsAt) > Date.parse(seen.trialEndsAt)),
  );

/** Compares moments, not their notation. */
const isSame = (one: string | null, other: string | null): boolean =>
  one === null || other === null ? one === other : Date.parse(one) === Date.parse(other);
