import * as z from 'zod';
import { defineEvent } from '../kernel/event-type.ts';
import { choice, say } from '../kernel/message.ts';
import { defineStream, type EventOf } from '../kernel/stream.ts';
import { TIER_WORDS, TIERS } from './subscription.constants.ts';

/**
 * Events of stream `subscription-{userId}`. The type names are the storage format. Until families
 * can subscribe, the operator sets the tier.
 */
const tierSet = defineEvent({
  type: 'TierSet',
  schema: z.object({ tier: z.enum(TIERS).describe('The plan from now on') }),
  sentence: ({ tier }) => say('Was put on the {tier} plan', { tier: choice(TIER_WORDS, tier) }),
  examples: [{ tier: 'plus' }],
});

export const subscriptionStream = defineStream('subscription', [tierSet]);

export type SubscriptionEvent = EventOf<typeof subscriptionStream>;
