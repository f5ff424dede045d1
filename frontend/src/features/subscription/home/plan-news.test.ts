import { DAY_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import type { PlanOfFamily } from '@hearthway/domain/subscription/subscription.contract.ts';
import { expect, test } from 'vitest';
import { FREE_PLAN } from '../../../testing/plan.fixture.ts';
import { newsOf } from './plan-news.ts';

const NOW = Date.parse('2026-11-21T09:00:00.000Z');

const inDays = (days: number): string => new Date(NOW + days * DAY_MS).toISOString();

type Subscription = NonNullable<PlanOfFamily['subscription']>;

const on = (change: Partial<Subscription>): PlanOfFamily => ({
  ...FREE_PLAN,
  tier: 'plus',
  subscription: {
    plan: 'plus',
    monthlyCents: 599,
    isTrial: false,
    paidUntil: inDays(3),
    cancelsAt: null,
    failure: null,
    ...change,
  },
});

const FAILURE = {
  amountCents: 599,
  failedAt: inDays(-1),
  nextTryAt: inDays(2),
  accessUntil: inDays(13),
};

test('a plan that goes on, and no plan, are no news', () => {
  expect(newsOf(FREE_PLAN, NOW)).toBeUndefined();
  expect(newsOf(on({}), NOW)).toBeUndefined();
});

test.for([
  ['a trial', on({ isTrial: true }), { kind: 'trial', at: inDays(3) }],
  ['a canceled plan', on({ cancelsAt: inDays(14) }), { kind: 'ends', at: inDays(14) }],
  [
    'a canceled trial',
    on({ isTrial: true, cancelsAt: inDays(3) }),
    { kind: 'ends', at: inDays(3) },
  ],
  [
    'a gift',
    { ...FREE_PLAN, gift: { tier: 'plus', endsAt: inDays(2) } },
    { kind: 'ends', at: inDays(2) },
  ],
  [
    'a failed payment, even of a canceled plan',
    on({ cancelsAt: inDays(1), failure: FAILURE }),
    { kind: 'failed', at: FAILURE.accessUntil },
  ],
] as const)('the end of %s is told', ([, plan, news]) => {
  expect(newsOf(plan, NOW)).toEqual(news);
});

test.for([
  ['has passed', -1],
  ['is more than two weeks ahead', 15],
] as const)('an end that %s is no news', ([, days]) => {
  expect(newsOf(on({ cancelsAt: inDays(days) }), NOW)).toBeUndefined();
  expect(newsOf(on({ isTrial: true, paidUntil: inDays(days) }), NOW)).toBeUndefined();
  expect(
    newsOf({ ...FREE_PLAN, gift: { tier: 'plus', endsAt: inDays(days) } }, NOW),
  ).toBeUndefined();
});

test('a gift without an end, and one beside a plan that goes on, are no news', () => {
  expect(newsOf({ ...FREE_PLAN, gift: { tier: 'plus', endsAt: null } }, NOW)).toBeUndefined();
  expect(newsOf({ ...on({}), gift: { tier: 'plus', endsAt: inDays(1) } }, NOW)).toBeUndefined();
});
