import * as z from 'zod';
import { defineContext } from '../kernel/context.ts';
import { foldStream } from '../kernel/fold-stream.ts';
import { held } from '../kernel/held.ts';
import { say } from '../kernel/message.ts';
import { ownRow } from '../kernel/own-row.ts';
import { FIRST_TIER, TIER_WORDS, TIERS } from './subscription.constants.ts';
import { subscriptionStatusSchema } from './subscription.contract.ts';
import { subscriptionDecider } from './subscription.decider.ts';
import { subscriptionErrors } from './subscription.errors.ts';
import { subscriptionStream } from './subscription.events.ts';
import { subscriptions } from './subscriptions.report.ts';

const subscription = foldStream({
  name: 'subscription',
  label: say('Your plan'),
  stream: subscriptionStream,
  row: z.object({ tier: z.enum(TIERS) }),
  view: { evolve: (_before, { data }) => data },
});

/** The plan that a family is on. */
export const subscriptionContext = defineContext({
  name: 'subscription',
  aggregates: [{ decider: subscriptionDecider, label: say('Plan'), icon: 'credit-card' }],
  readModels: [subscription],
  reads: [
    ownRow({
      url: '/api/subscription/status',
      model: subscription,
      answer: subscriptionStatusSchema,
      toAnswer: (row) => ({
        tier: row?.tier ?? FIRST_TIER,
        status: 'active' as const,
        expiresAt: null,
      }),
    }),
  ],
  held: [
    held({
      model: subscription,
      title: say('Your plan'),
      toRows: ({ tier }) => [{ tier }],
      fields: { tier: say('The plan you are on') },
    }),
  ],
  words: { fields: { tier: say('Tier') }, choices: { tier: TIER_WORDS } },
  reports: [subscriptions],
  errors: subscriptionErrors,
});
