import { expect, test } from 'vitest';
import { given } from '../kernel/given.fixture.ts';
import { TIERS, type Tier } from './subscription.constants.ts';
import { subscriptionDecider } from './subscription.decider.ts';
import type { SubscriptionEvent } from './subscription.events.ts';

const set = (tier: Tier): SubscriptionEvent => ({ type: 'TierSet', data: { tier } });

const decided = (tier: Tier, ...history: readonly SubscriptionEvent[]) =>
  given(subscriptionDecider, history).when({ command: 'set-tier', tier });

test('a family begins on the free tier', () => {
  expect(decided('free')).toEqual([]);
  expect(decided('plus')).toEqual([set('plus')]);
});

test.for(TIERS)('setting the same tier %s changes nothing', (tier) => {
  expect(decided(tier, set('family'), set(tier))).toEqual([]);
});

test('the tier that was set last counts', () => {
  expect(decided('free', set('plus'))).toEqual([set('free')]);
  expect(decided('plus', set('plus'), set('free'))).toEqual([set('plus')]);
});
