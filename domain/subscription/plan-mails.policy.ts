import { familyEvents } from '../kernel/family-events.ts';
import { say } from '../kernel/message.ts';
import { definePolicy } from '../kernel/policy.ts';
import type { PlanMail } from './plan-mails.ts';
import {
  evolvePlan,
  type HeldSubscription,
  NO_PLAN,
  type PlanState,
  planStateSchema,
} from './plan-state.ts';
import { type SubscriptionEvent, subscriptionStream } from './subscription.events.ts';
import { accessUntil } from './tier-at.ts';

const planEvents = familyEvents<SubscriptionEvent>()({
  streams: [subscriptionStream],
  types: [
    'TrialRefused',
    'TrialStarted',
    'TrialMoved',
    'TrialEndingSoon',
    'SubscriptionStarted',
    'PaymentReceived',
    'PaymentFailed',
    'PaymentWaived',
    'PlanChanged',
    'CancellationScheduled',
    'CancellationWithdrawn',
    'SubscriptionEnded',
    'Refunded',
  ],
});

type PlanEvent = ReturnType<typeof planEvents.read>;

/** Notifies a family by mail of changes to its trial, payments or plan. */
export const mailAboutPlan = definePolicy({
  name: 'mail-about-plan',
  label: say('Writes to families about their plan'),
  startsAt: 'head',
  events: planEvents,
  state: planStateSchema,
  initialState: NO_PLAN,
  // Drops earlier payments, which no mail mentions.
  evolve: (state, event) => ({ ...evolvePlan(state, event), payments: [] }),
  react: ({ event, before, after }) => {
    const mail = mailAbout(event, before, after);
    return mail === undefined ? [] : [{ mail }];
  },
});

/**
 * Provider events can arrive late, after an outage. A mail about an upcoming time is skipped once it has
 * passed, since another event of the same batch reports the outcome.
 */
const mailAbout = (event: PlanEvent, before: PlanState, after: PlanState): PlanMail | undefined => {
  // A refusal due to the mailbox sends no mail: the payment page shows it before any payment.
  if (event.type === 'TrialRefused')
    return event.data.usedBy === 'card' ? { kind: 'trial-refused', details: {} } : undefined;
  const { asOf, subscriptionId } = event.data;
  const isToCome = (time: string): boolean => Date.parse(time) > Date.parse(asOf);
  const held = heldIn(after, subscriptionId);
  switch (event.type) {
    case 'TrialStarted':
    case 'TrialEndingSoon': {
      const { plan, monthlyCents, trialEndsAt } = event.data;
      if (!isToCome(trialEndsAt)) return undefined;
      const kind = event.type === 'TrialStarted' ? 'trial-started' : 'trial-ending';
      return { kind, details: { plan, monthlyCents, trialEndsAt } };
    }
    case 'PaymentReceived': {
      const { plan, amountCents, paidAt, periodEndsAt } = event.data;
      return amountCents > 0
        ? { kind: 'payment-received', details: { plan, amountCents, paidAt, periodEndsAt } }
        : undefined;
    }
    case 'Refunded':
      return { kind: 'payment-refunded', details: { amountCents: event.data.amountCents } };
    case 'PaymentFailed': {
      const { invoiceId, amountCents, failedAt, nextTryAt } = event.data;
      const known = heldIn(before, subscriptionId)?.failure;
      const isKnown =
        known?.invoiceId === invoiceId && Date.parse(known.failedAt) === Date.parse(failedAt);
      if (held === undefined || isKnown || !isToCome(accessUntil(held))) return undefined;
      return {
        kind: 'payment-failed',
        details: { plan: held.plan, amountCents, nextTryAt, accessUntil: accessUntil(held) },
      };
    }
    case 'CancellationScheduled': {
      const { plan, endsAt } = event.data;
      return isToCome(endsAt) ? { kind: 'plan-canceled', details: { plan, endsAt } } : undefined;
    }
    case 'CancellationWithdrawn':
      return held !== undefined && isToCome(held.paidUntil)
        ? { kind: 'plan-resumed', details: { plan: held.plan, paidUntil: held.paidUntil } }
        : undefined;
    case 'SubscriptionEnded': {
      const { plan, endedAt, reason } = event.data;
      // No mail: the account deletion's own mail covers it.
      return reason === 'account-deleted'
        ? undefined
        : { kind: 'plan-ended', details: { plan, endedAt, reason } };
    }
    case 'TrialMoved':
    case 'SubscriptionStarted':
    case 'PaymentWaived':
    case 'PlanChanged':
      return undefined;
  }
};

const heldIn = ({ subscriptions }: PlanState, id: string): HeldSubscription | undefined =>
  subscriptions.find((each) => each.id === id);
