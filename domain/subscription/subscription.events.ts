import * as z from 'zod';
import { defineEvent } from '../kernel/event-type.ts';
import { choice, say } from '../kernel/message.ts';
import { defineStream, type EventOf } from '../kernel/stream.ts';
import {
  END_REASONS,
  LEAVING_REASONS,
  PLANS,
  TIER_WORDS,
  TIERS,
  TRIAL_MARK_WORDS,
  TRIAL_MARKS,
} from './subscription.constants.ts';

/**
 * Events of stream `subscription-{userId}`. The type names are the storage format. Billing events record data
 * read from the payment provider: its ids, ISO dates and times, and amounts in US cents. They contain nothing
 * personal, since they outlive account erasure (docs/product-rules.md#billing-records).
 */
const recorded = {
  asOf: z.string().describe('When the payment provider was asked'),
  subscriptionId: z.string().describe('The subscription at the payment provider'),
};
const invoiceId = z.string().describe('The invoice at the payment provider');
const amountCents = z.int().describe('The amount in US cents');
const plan = z.enum(PLANS).describe('The plan');
const monthlyCents = z.int().describe('The price of a month in US cents');

const example = { asOf: '2026-11-21T09:00:00.000Z', subscriptionId: 'sub_1' };

const planWords = (each: string) => choice(TIER_WORDS, each);

const dollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`;

const tierSet = defineEvent({
  type: 'TierSet',
  schema: z.object({
    tier: z.enum(TIERS).describe('The plan from now on'),
    endsAt: z.string().nullable().describe('Until when it was given; for good where there is none'),
    givenBy: z.string().describe('The account or the program that gave it'),
  }),
  upcasters: [(data) => ({ ...data, endsAt: null, givenBy: 'operator' })],
  sentence: ({ tier, endsAt }) =>
    endsAt === null
      ? say('Was put on the {tier} plan', { tier: planWords(tier) })
      : say('Was given the {tier} plan until {day}', {
          tier: planWords(tier),
          day: new Date(endsAt),
        }),
  examples: [
    { tier: 'plus' },
    { tier: 'plus', endsAt: '2026-12-21T09:00:00.000Z', givenBy: 'operator' },
  ],
});

const checkoutStarted = defineEvent({
  type: 'CheckoutStarted',
  schema: z.object({
    customerId: z.string().describe('The customer at the payment provider'),
    plan,
  }),
  sentence: ({ plan: chosen }) =>
    say('Went to the payment page for the {plan} plan', { plan: planWords(chosen) }),
  isOwnAct: true,
  examples: [{ customerId: 'cus_1', plan: 'plus' }],
});

const trialRefused = defineEvent({
  type: 'TrialRefused',
  schema: z.object({
    usedBy: z
      .enum(TRIAL_MARKS)
      .describe('The mailbox or card that has had a free trial with another account'),
  }),
  sentence: ({ usedBy }) =>
    say('Got no free trial, since the {mark} has had one', {
      mark: choice(TRIAL_MARK_WORDS, usedBy),
    }),
  examples: [{ usedBy: 'card' }],
});

const trialStarted = defineEvent({
  type: 'TrialStarted',
  schema: z.object({
    ...recorded,
    plan,
    monthlyCents,
    trialEndsAt: z.string().describe('The end of the trial'),
  }),
  sentence: ({ plan: tried, trialEndsAt }) =>
    say('Started a free trial of the {plan} plan, until {day}', {
      plan: planWords(tried),
      day: new Date(trialEndsAt),
    }),
  examples: [
    { ...example, plan: 'plus', monthlyCents: 599, trialEndsAt: '2026-11-28T09:00:00.000Z' },
  ],
});

const trialMoved = defineEvent({
  type: 'TrialMoved',
  schema: z.object({ ...recorded, trialEndsAt: z.string().describe('The new end of the trial') }),
  sentence: ({ trialEndsAt }) =>
    say('The free trial now ends on {day}', { day: new Date(trialEndsAt) }),
  examples: [{ ...example, trialEndsAt: '2026-12-05T09:00:00.000Z' }],
});

const trialEndingSoon = defineEvent({
  type: 'TrialEndingSoon',
  schema: z.object({
    ...recorded,
    plan,
    monthlyCents,
    trialEndsAt: z.string().describe('The end of the trial'),
  }),
  sentence: ({ trialEndsAt }) =>
    say('Was told that the free trial ends on {day}', { day: new Date(trialEndsAt) }),
  examples: [
    { ...example, plan: 'plus', monthlyCents: 599, trialEndsAt: '2026-11-28T09:00:00.000Z' },
  ],
});

const subscriptionStarted = defineEvent({
  type: 'SubscriptionStarted',
  schema: z.object({
    ...recorded,
    plan,
    monthlyCents,
    periodEndsAt: z.string().describe('The end of the first paid period'),
  }),
  sentence: ({ plan: started }) =>
    say('Started to pay for the {plan} plan', { plan: planWords(started) }),
  examples: [
    { ...example, plan: 'plus', monthlyCents: 599, periodEndsAt: '2026-12-28T09:00:00.000Z' },
  ],
});

const paymentReceived = defineEvent({
  type: 'PaymentReceived',
  schema: z.object({
    ...recorded,
    invoiceId,
    plan,
    amountCents,
    paidAt: z.string().describe('When it was paid'),
    periodEndsAt: z.string().describe('The end of the period that it pays for'),
  }),
  sentence: ({ amountCents: cents, periodEndsAt }) =>
    say('Paid {amount}, for the time until {day}', {
      amount: dollars(cents),
      day: new Date(periodEndsAt),
    }),
  examples: [
    {
      ...example,
      invoiceId: 'in_1',
      plan: 'plus',
      amountCents: 599,
      paidAt: '2026-11-28T09:00:00.000Z',
      periodEndsAt: '2026-12-28T09:00:00.000Z',
    },
  ],
});

const paymentFailed = defineEvent({
  type: 'PaymentFailed',
  schema: z.object({
    ...recorded,
    invoiceId,
    amountCents,
    failedAt: z.string().describe('When it failed'),
    nextTryAt: z.string().nullable().describe('When it is tried again; never where there is none'),
  }),
  sentence: ({ amountCents: cents }) =>
    say('A payment of {amount} failed', { amount: dollars(cents) }),
  examples: [
    {
      ...example,
      invoiceId: 'in_2',
      amountCents: 599,
      failedAt: '2026-12-28T10:00:00.000Z',
      nextTryAt: '2026-12-31T10:00:00.000Z',
    },
  ],
});

const paymentWaived = defineEvent({
  type: 'PaymentWaived',
  schema: z.object({ ...recorded, invoiceId }),
  sentence: () => say('A failed payment is no longer asked for'),
  examples: [{ ...example, invoiceId: 'in_2' }],
});

const planChanged = defineEvent({
  type: 'PlanChanged',
  schema: z.object({
    ...recorded,
    from: z.enum(PLANS).describe('The plan before'),
    plan,
    monthlyCents,
  }),
  sentence: ({ from, plan: now }) =>
    say('Switched from the {from} plan to the {plan} plan', {
      from: planWords(from),
      plan: planWords(now),
    }),
  examples: [{ ...example, from: 'plus', plan: 'family', monthlyCents: 1499 }],
});

const cancellationScheduled = defineEvent({
  type: 'CancellationScheduled',
  schema: z.object({
    ...recorded,
    plan,
    endsAt: z.string().describe('When the plan ends'),
    reason: z.enum(LEAVING_REASONS).nullable().describe('The reason, where one was given'),
  }),
  sentence: ({ endsAt }) => say('Canceled; the plan ends on {day}', { day: new Date(endsAt) }),
  examples: [
    { ...example, plan: 'plus', endsAt: '2026-12-28T09:00:00.000Z', reason: 'too-expensive' },
  ],
});

const cancellationWithdrawn = defineEvent({
  type: 'CancellationWithdrawn',
  schema: z.object(recorded),
  sentence: () => say('Took the cancellation back'),
  examples: [example],
});

const subscriptionEnded = defineEvent({
  type: 'SubscriptionEnded',
  schema: z.object({
    ...recorded,
    plan,
    endedAt: z.string().describe('When it ended'),
    reason: z.enum(END_REASONS).describe('Why it ended'),
  }),
  sentence: ({ plan: ended }) => say('The {plan} plan ended', { plan: planWords(ended) }),
  examples: [
    { ...example, plan: 'plus', endedAt: '2026-12-28T09:00:00.000Z', reason: 'requested' },
  ],
});

const refunded = defineEvent({
  type: 'Refunded',
  schema: z.object({ ...recorded, invoiceId, amountCents }),
  sentence: ({ amountCents: cents }) => say('Got {amount} back', { amount: dollars(cents) }),
  examples: [{ ...example, invoiceId: 'in_1', amountCents: 599 }],
});

export const subscriptionStream = defineStream('subscription', [
  tierSet,
  checkoutStarted,
  trialRefused,
  trialStarted,
  trialMoved,
  trialEndingSoon,
  subscriptionStarted,
  paymentReceived,
  paymentFailed,
  paymentWaived,
  planChanged,
  cancellationScheduled,
  cancellationWithdrawn,
  subscriptionEnded,
  refunded,
]);

export type SubscriptionEvent = EventOf<typeof subscriptionStream>;
