import * as z from 'zod';
import { defineContext } from '../kernel/context.ts';
import { foldStream } from '../kernel/fold-stream.ts';
import { say } from '../kernel/message.ts';
import { TIERS } from './subscription.constants.ts';
import { subscriptionDecider } from './subscription.decider.ts';
import { subscriptionErrors } from './subscription.errors.ts';
import { subscriptionStream } from './subscription.events.ts';
import { subscriptionView } from './subscription.view.ts';

/** The plan that a family is on. */
export const subscriptionContext = defineContext({
  name: 'subscription',
  aggregates: [{ decider: subscriptionDecider, label: say('Plan'), icon: 'credit-card' }],
  readModels: [
    foldStream({
      name: 'subscription',
      label: say('Your plan'),
      definition: 1,
      stream: subscriptionStream,
      view: subscriptionView,
      columns: { tier: { type: 'text' } },
      row: z.object({ tier: z.enum(TIERS) }),
      toRow: (tier) => ({ tier }),
      fromRow: ({ tier }) => tier,
    }),
  ],
  errors: subscriptionErrors,
});
