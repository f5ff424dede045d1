import * as z from 'zod';
import { defineContext } from '../kernel/context.ts';
import { foldStream } from '../kernel/fold-stream.ts';
import { held } from '../kernel/held.ts';
import { say } from '../kernel/message.ts';
import { ownRow } from '../kernel/own-row.ts';
import { mailAboutPlan } from './plan-mails.policy.ts';
import { planOf, statusOf } from './plan-of-family.ts';
import { evolvePlan, NO_PLAN, planStateSchema } from './plan-state.ts';
import { END_REASON_WORDS, LEAVING_REASON_WORDS, TIER_WORDS } from './subscription.constants.ts';
import { planSchema, subscriptionStatusSchema } from './subscription.contract.ts';
import { subscriptionDecider } from './subscription.decider.ts';
import { subscriptionErrors } from './subscription.errors.ts';
import { subscriptionStream } from './subscription.events.ts';
import { subscriptions } from './subscriptions.report.ts';

const subscription = foldStream({
  name: 'subscription',
  label: say('Your plan'),
  definition: 2,
  stream: subscriptionStream,
  // Null in rows of the first definition, until they are built anew.
  row: z.object({ plan: planStateSchema.nullable() }),
  view: { evolve: (row, event) => ({ plan: evolvePlan(row?.plan ?? NO_PLAN, event) }) },
});

/** The plan that a family is on, and what it has paid. */
export const subscriptionContext = defineContext({
  name: 'subscription',
  aggregates: [{ decider: subscriptionDecider, label: say('Plan'), icon: 'credit-card' }],
  readModels: [subscription],
  policies: [mailAboutPlan],
  reads: [
    ownRow({
      url: '/api/subscription/status',
      model: subscription,
      answer: subscriptionStatusSchema,
      toAnswer: (row, now) => statusOf(row?.plan ?? null, now),
    }),
    ownRow({
      url: '/api/subscription/plan',
      model: subscription,
      answer: planSchema,
      toAnswer: (row, now) => planOf(row?.plan ?? null, now),
    }),
  ],
  held: [
    held({
      model: subscription,
      title: say('Your plan'),
      toRows: ({ plan }) =>
        (plan?.subscriptions ?? []).map(
          ({ plan: name, monthlyCents, trialEndsAt, paidUntil, cancelsAt, endedAt }) => ({
            plan: name,
            monthlyCents,
            trialEndsAt: dateOf(trialEndsAt),
            paidUntil: dateOf(paidUntil),
            cancelsAt: dateOf(cancelsAt),
            endedAt: dateOf(endedAt),
          }),
        ),
      fields: {
        plan: say('Paid plan'),
        monthlyCents: say('Price of a month in cents'),
        trialEndsAt: say('End of the free trial'),
        paidUntil: say('Paid until'),
        cancelsAt: say('Canceled for'),
        endedAt: say('Ended'),
      },
    }),
  ],
  words: {
    fields: {
      amountCents: say('Amount in cents'),
      asOf: say('Asked at'),
      customerId: say('Customer at the payment provider'),
      endedAt: say('Ended'),
      endsAt: say('Ends'),
      failedAt: say('Failed'),
      from: say('Plan before'),
      givenBy: say('Given by'),
      invoiceId: say('Invoice'),
      monthlyCents: say('Price of a month in cents'),
      nextTryAt: say('Tried again'),
      paidAt: say('Paid'),
      periodEndsAt: say('End of the period'),
      plan: say('Paid plan'),
      reason: say('Reason'),
      subscriptionId: say('Subscription at the payment provider'),
      tier: say('Tier'),
      trialEndsAt: say('End of the free trial'),
    },
    choices: {
      from: TIER_WORDS,
      plan: TIER_WORDS,
      reason: { ...END_REASON_WORDS, ...LEAVING_REASON_WORDS },
      tier: TIER_WORDS,
    },
  },
  reports: [subscriptions],
  errors: subscriptionErrors,
});

const dateOf = (time: string | null): Date | null => (time === null ? null : new Date(time));
