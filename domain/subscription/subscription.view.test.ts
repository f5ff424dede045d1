import { expect, test } from 'vitest';
import { givenRow } from '../kernel/given.fixture.ts';
import type { Tier } from './subscription.constants.ts';
import type { SubscriptionEvent } from './subscription.events.ts';
import { subscriptionView } from './subscription.view.ts';

const set = (tier: Tier): SubscriptionEvent => ({ type: 'TierSet', data: { tier } });

test('the tier that was set last is the one', () => {
  expect(givenRow(subscriptionView).when(set('plus'))).toBe('plus');
  expect(givenRow(subscriptionView, [set('plus')]).when(set('free'))).toBe('free');
});
