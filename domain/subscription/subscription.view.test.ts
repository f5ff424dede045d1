import { expect, test } from 'vitest';
import { givenRow } from '../kernel/given.fixture.ts';
import type { Recorded } from '../kernel/view.ts';
import type { Tier } from './subscription.constants.ts';
import type { SubscriptionEvent } from './subscription.events.ts';
import { subscriptionView } from './subscription.view.ts';

const set = (tier: Tier): Recorded<SubscriptionEvent> => ({
  type: 'TierSet',
  data: { tier },
  metadata: {
    $correlationId: 'c1',
    $causationId: 'c1',
    userId: 'u1',
    actor: 'operator',
    sessionId: null,
    state: null,
    occurredAt: '2026-11-21T09:00:00.000Z',
    schemaVersion: 1,
  },
});

test('the tier that was set last is the one', () => {
  expect(givenRow(subscriptionView).when(set('plus'))).toBe('plus');
  expect(givenRow(subscriptionView, [set('plus')]).when(set('free'))).toBe('free');
});
