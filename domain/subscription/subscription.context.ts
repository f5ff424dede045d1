import * as z from 'zod';
import { defineContext } from '../context.ts';
import { exportSection } from '../kernel/export-section.ts';
import { foldStream } from '../kernel/fold-stream.ts';
import { say } from '../kernel/message.ts';
import { ownRow } from '../kernel/own-row.ts';
import { NONE, plainCommand } from '../kernel/plain-command.ts';
import { churn, churnReasons } from './churn.report.ts';
import { failedPayments } from './failed-payments.report.ts';
import { mailAboutPlan } from './plan-mails.policy.ts';
import { planOf, statusOf } from './plan-of-family.ts';
import { evolvePlan, NO_PLAN, planStateSchema } from './plan-state.ts';
import { UPGRADE_PROMPT_WORDS, UPGRADE_PROMPTS } from './prompts.constants.ts';
import { dismissedPromptsSchema, dismissPromptSchema } from './prompts.contract.ts';
import { type DismissedPrompts, evolvePrompts, upgradePromptsDecider } from './prompts.decider.ts';
import { upgradePromptsStream } from './prompts.events.ts';
import {
  END_REASON_WORDS,
  LEAVING_REASON_WORDS,
  TIER_WORDS,
  TRIAL_MARK_WORDS,
} from './subscription.constants.ts';
import { planSchema, subscriptionStatusSchema } from './subscription.contract.ts';
import { subscriptionDecider } from './subscription.decider.ts';
import { subscriptionErrors } from './subscription.errors.ts';
import { subscriptionStream } from './subscription.events.ts';
import { subscriptions } from './subscriptions.report.ts';
import { trials } from './trials.report.ts';

const subscription = foldStream({
  name: 'subscription',
  label: say('Your plan'),
  definition: 3,
  stream: subscriptionStream,
  // Null in rows of the first definition until they are rebuilt.
  row: z.object({ plan: planStateSchema.nullable() }),
  view: { evolve: (row, event) => ({ plan: evolvePlan(row?.plan ?? NO_PLAN, event) }) },
});

const upgradePrompts = foldStream({
  name: 'upgrade-prompts',
  label: say('Upgrade prompts that you hid'),
  stream: upgradePromptsStream,
  row: z.object({ dismissed: z.partialRecord(z.enum(UPGRADE_PROMPTS), z.string()) }),
  view: {
    evolve: (row, event) => ({ dismissed: evolvePrompts(row?.dismissed ?? {}, event) }),
  },
});

/** A family's plan, its payments, and the upgrade prompts it dismissed. */
export const subscriptionContext = defineContext({
  name: 'subscription',
  aggregates: [
    { decider: subscriptionDecider, label: say('Plan'), icon: 'credit-card' },
    { decider: upgradePromptsDecider, label: say('Upgrade prompts'), icon: 'eye' },
  ],
  readModels: [subscription, upgradePrompts],
  sharedModels: { subscription: 'plan' },
  commands: [
    plainCommand(upgradePromptsDecider)({
      route: 'PUT /api/subscription/prompts',
      isPersonal: true,
      params: NONE,
      body: dismissPromptSchema,
      toCommand: ({ body, now }) => ({ command: 'dismiss-prompt', ...body, now }),
      example: { params: {}, body: { where: UPGRADE_PROMPTS[0] } },
      habit: {
        perSession: 0.02,
        send: ({ pick }) => ({ params: {}, body: { where: pick(UPGRADE_PROMPTS) } }),
      },
    }),
  ],
  policies: [mailAboutPlan],
  reads: [
    ownRow({
      url: '/api/subscription/status',
      scope: 'plan',
      about: 'nothing',
      model: subscription,
      isCarriedBySessions: true,
      answer: subscriptionStatusSchema,
      toAnswer: (row, now) => statusOf(row?.plan ?? null, now),
    }),
    ownRow({
      url: '/api/subscription/plan',
      model: subscription,
      isCarriedBySessions: true,
      answer: planSchema,
      toAnswer: (row, now) => planOf(row?.plan ?? null, now),
    }),
    ownRow({
      url: '/api/subscription/prompts',
      isPersonal: true,
      model: upgradePrompts,
      answer: dismissedPromptsSchema,
      toAnswer: (row) => dismissedIn(row?.dismissed ?? {}),
    }),
  ],
  exportSections: [
    exportSection({
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
    exportSection({
      name: 'payments',
      model: subscription,
      title: say('Your payments'),
      toRows: ({ plan }) =>
        (plan?.payments ?? []).map(({ id, plan: name, amountCents, refundedCents, paidAt }) => ({
          invoiceId: id,
          plan: name,
          amountCents,
          refundedCents,
          paidAt: dateOf(paidAt),
        })),
      fields: {
        invoiceId: say('Invoice'),
        plan: say('Paid plan'),
        amountCents: say('Amount in cents'),
        refundedCents: say('Given back in cents'),
        paidAt: say('Paid'),
      },
    }),
    exportSection({
      name: 'givenPlan',
      model: subscription,
      title: say('A plan that we gave you'),
      toRows: ({ plan }) =>
        plan?.gift ? [{ tier: plan.gift.tier, endsAt: dateOf(plan.gift.endsAt) }] : [],
      fields: { tier: say('Tier'), endsAt: say('Ends') },
    }),
    exportSection({
      model: upgradePrompts,
      title: say('Upgrade prompts that you hid'),
      toRows: ({ dismissed }) =>
        dismissedIn(dismissed).map(({ where, until }) => ({ where, until: new Date(until) })),
      fields: { where: say('Where'), until: say('Hidden until') },
    }),
  ],
  words: {
    fields: {
      amountCents: say('Amount in cents'),
      asOf: say('Asked at'),
      customerId: say('Customer at the payment provider'),
      endedAt: say('Ended'),
      endsAt: say('Ends'),
      failedAt: say('Failed on'),
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
      until: say('Hidden until'),
      usedBy: say('Had a free trial already'),
      where: say('Where'),
    },
    choices: {
      from: TIER_WORDS,
      plan: TIER_WORDS,
      reason: { ...END_REASON_WORDS, ...LEAVING_REASON_WORDS },
      tier: TIER_WORDS,
      usedBy: TRIAL_MARK_WORDS,
      where: UPGRADE_PROMPT_WORDS,
    },
  },
  reports: [subscriptions, trials, churn, churnReasons, failedPayments],
  errors: subscriptionErrors,
});

const dateOf = (time: string | null): Date | null => (time === null ? null : new Date(time));

const dismissedIn = (dismissed: DismissedPrompts) =>
  UPGRADE_PROMPTS.flatMap((where) => {
    const until = dismissed[where];
    return until === undefined ? [] : [{ where, until }];
  });
