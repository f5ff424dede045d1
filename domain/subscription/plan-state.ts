import * as z from 'zod';
import type { Recorded } from '../kernel/view.ts';
import { PLANS, TIERS } from './subscription.constants.ts';
import type { SubscriptionEvent } from './subscription.events.ts';

/** ISO date and time. */
const time = z.string();

const heldSubscriptionSchema = z.object({
  id: z.string(),
  plan: z.enum(PLANS),
  monthlyCents: z.number(),
  trialEndsAt: time.nullable(),
  /** Trial end that was announced already. */
  announcedEnd: time.nullable(),
  /** True once a payment arrived or the provider reported the subscription active. */
  isStarted: z.boolean(),
  /** End of the trial, later of the paid period. */
  paidUntil: time,
  cancelsAt: time.nullable(),
  failure: z
    .object({
      invoiceId: z.string(),
      amountCents: z.number(),
      failedAt: time,
      nextTryAt: time.nullable(),
    })
    .nullable(),
  endedAt: time.nullable(),
});

const paymentSchema = z.object({
  id: z.string(),
  subscriptionId: z.string(),
  plan: z.enum(PLANS),
  amountCents: z.number(),
  paidAt: time,
  refundedCents: z.number(),
});

/** State of a family's plan, folded from its stream. The field names are stored. */
export const planStateSchema = z.object({
  customerId: z.string().nullable(),
  /** Time of the provider request behind the latest record. */
  asOf: time.nullable(),
  /** Subscriptions in order of their start. */
  subscriptions: z.array(heldSubscriptionSchema),
  /** Payments, oldest first. */
  payments: z.array(paymentSchema),
  gift: z.object({ tier: z.enum(TIERS), endsAt: time.nullable() }).nullable(),
  /** True if another account with the same mailbox or card used the trial. Absent in older stored states. */
  isTrialUsed: z.boolean().default(false),
});

export type PlanState = z.infer<typeof planStateSchema>;
export type HeldSubscription = z.infer<typeof heldSubscriptionSchema>;

export const NO_PLAN: PlanState = {
  customerId: null,
  asOf: null,
  subscriptions: [],
  payments: [],
  gift: null,
  isTrialUsed: false,
};

/** Only the first subscription of a family, mailbox and card starts with a free trial. */
export const mayHaveTrial = ({ isTrialUsed, subscriptions }: PlanState): boolean =>
  !isTrialUsed && subscriptions.every(({ trialEndsAt }) => trialEndsAt === null);

type Billing = Exclude<
  SubscriptionEvent,
  { readonly type: 'TierSet' | 'CheckoutStarted' | 'TrialRefused' }
>;

/** Total: unknown events leave the state unchanged. */
export const evolvePlan = (
  state: PlanState,
  event: SubscriptionEvent | Recorded<SubscriptionEvent>,
): PlanState => {
  switch (event.type) {
    case 'TierSet': {
      const { tier, endsAt } = event.data;
      return { ...state, gift: tier === 'free' ? null : { tier, endsAt } };
    }
    case 'CheckoutStarted':
      return { ...state, customerId: event.data.customerId };
    case 'TrialRefused':
      return { ...state, isTrialUsed: true };
    default:
      return { ...evolveBilling(state, event), asOf: event.data.asOf };
  }
};

const evolveBilling = (state: PlanState, event: Billing): PlanState => {
  switch (event.type) {
    case 'TrialStarted': {
      const { subscriptionId, plan, monthlyCents, trialEndsAt } = event.data;
      return withSubscription(state, {
        ...NEW_SUBSCRIPTION,
        id: subscriptionId,
        plan,
        monthlyCents,
        trialEndsAt,
        paidUntil: trialEndsAt,
      });
    }
    case 'SubscriptionStarted': {
      const { subscriptionId, plan, monthlyCents, periodEndsAt } = event.data;
      const known = state.subscriptions.find(({ id }) => id === subscriptionId);
      if (known === undefined)
        return withSubscription(state, {
          ...NEW_SUBSCRIPTION,
          id: subscriptionId,
          plan,
          monthlyCents,
          isStarted: true,
          paidUntil: periodEndsAt,
        });
      return changed(state, event, { isStarted: true, paidUntil: later(known, periodEndsAt) });
    }
    case 'PaymentReceived':
      return received(state, event);
    case 'Refunded': {
      const { invoiceId, amountCents } = event.data;
      return {
        ...state,
        payments: state.payments.map((payment) =>
          payment.id === invoiceId
            ? { ...payment, refundedCents: payment.refundedCents + amountCents }
            : payment,
        ),
      };
    }
    case 'TrialMoved': {
      const { subscriptionId, trialEndsAt } = event.data;
      const held = state.subscriptions.find(({ id }) => id === subscriptionId);
      return changed(state, event, {
        trialEndsAt,
        ...(!held?.isStarted && { paidUntil: trialEndsAt }),
      });
    }
    case 'TrialEndingSoon':
      return changed(state, event, { announcedEnd: event.data.trialEndsAt });
    case 'PaymentFailed': {
      const { invoiceId, amountCents, failedAt, nextTryAt } = event.data;
      return changed(state, event, { failure: { invoiceId, amountCents, failedAt, nextTryAt } });
    }
    case 'PaymentWaived':
      return changed(state, event, { failure: null });
    case 'PlanChanged': {
      const { plan, monthlyCents } = event.data;
      return changed(state, event, { plan, monthlyCents });
    }
    case 'CancellationScheduled':
      return changed(state, event, { cancelsAt: event.data.endsAt });
    case 'CancellationWithdrawn':
      return changed(state, event, { cancelsAt: null });
    case 'SubscriptionEnded':
      return changed(state, event, { endedAt: event.data.endedAt, failure: null });
  }
};

const NEW_SUBSCRIPTION = {
  trialEndsAt: null,
  announcedEnd: null,
  isStarted: false,
  cancelsAt: null,
  failure: null,
  endedAt: null,
};

const withSubscription = (state: PlanState, subscription: HeldSubscription): PlanState => ({
  ...state,
  subscriptions: [...state.subscriptions.filter(({ id }) => id !== subscription.id), subscription],
});

const changed = (
  state: PlanState,
  { data: { subscriptionId } }: Billing,
  change: Partial<HeldSubscription>,
): PlanState => ({
  ...state,
  subscriptions: state.subscriptions.map((each) =>
    each.id === subscriptionId ? { ...each, ...change } : each,
  ),
});

const received = (
  state: PlanState,
  event: Extract<Billing, { readonly type: 'PaymentReceived' }>,
): PlanState => {
  const { invoiceId, subscriptionId, plan, amountCents, paidAt, periodEndsAt } = event.data;
  const payment = { id: invoiceId, subscriptionId, plan, amountCents, paidAt, refundedCents: 0 };
  const known = state.subscriptions.find(({ id }) => id === subscriptionId);
  const isMended = known?.failure?.invoiceId === invoiceId;
  return {
    ...(known === undefined
      ? state
      : changed(state, event, {
          paidUntil: later(known, periodEndsAt),
          ...(isMended && { failure: null }),
        })),
    payments: [...state.payments.filter(({ id }) => id !== invoiceId), payment],
  };
};

const later = ({ paidUntil }: HeldSubscription, time: string): string =>
  Date.parse(time) > Date.parse(paidUntil) ? time : paidUntil;
