import { expect, test } from 'vitest';
import { badgeOf } from './plan-badge.ts';

test.for([
  { status: 'past_due', tier: 'plus', badge: 'failed' },
  { status: 'past_due', tier: 'free', badge: 'failed' },
  { status: 'canceled', tier: 'family', badge: 'canceled' },
  { status: 'active', tier: 'plus', badge: 'active' },
  { status: 'active', tier: 'family', badge: 'active' },
  { status: 'active', tier: 'free', badge: 'free' },
] as const)('$status on the tier $tier has the badge $badge', ({ badge, ...plan }) => {
  expect(badgeOf(plan)).toBe(badge);
});
