import type { PlanOfFamily } from '@hearthway/domain/subscription/subscription.contract.ts';
import { expect, test } from 'vitest';
import { FREE_PLAN } from '../../../testing/plan.fixture.ts';
import { offerOf } from './offer.ts';

const PLUS: PlanOfFamily = {
  ...FREE_PLAN,
  tier: 'plus',
  hasTrialed: true,
  subscription: {
    plan: 'plus',
    monthlyCents: 599,
    isTrial: false,
    paidUntil: '2026-12-21T09:00:00.000Z',
    cancelsAt: null,
    failure: null,
  },
};

const FAILURE = {
  amountCents: 599,
  failedAt: '2026-12-21T09:00:00.000Z',
  nextTryAt: null,
  accessUntil: '2027-01-04T09:00:00.000Z',
};

const changed = (change: Partial<NonNullable<PlanOfFamily['subscription']>>): PlanOfFamily => ({
  ...PLUS,
  subscription: PLUS.subscription && { ...PLUS.subscription, ...change },
});

test.for([
  { family: 'a new family', plan: FREE_PLAN, plus: 'trial', top: 'trial' },
  {
    family: 'a family that had a trial',
    plan: { ...FREE_PLAN, hasTrialed: true },
    plus: 'subscribe',
    top: 'subscribe',
  },
  { family: 'a family on Plus', plan: PLUS, plus: 'current', top: 'switch' },
  {
    family: 'a family that has canceled',
    plan: changed({ cancelsAt: '2026-12-21T09:00:00.000Z' }),
    plus: 'current',
    top: 'canceled',
  },
  {
    family: 'a family whose payment failed, even on the free tier by now',
    plan: { ...changed({ failure: FAILURE }), tier: 'free' as const },
    plus: 'current',
    top: 'late',
  },
  {
    family: 'a family that was given Plus',
    plan: { ...FREE_PLAN, tier: 'plus' as const, gift: { tier: 'plus' as const, endsAt: null } },
    plus: 'given',
    top: 'trial',
  },
  {
    family: 'a family that was given Family',
    plan: {
      ...FREE_PLAN,
      tier: 'family' as const,
      gift: { tier: 'family' as const, endsAt: null },
    },
    plus: 'given',
    top: 'given',
  },
])('$family is offered Plus as $plus, and Family as $top', ({ plan, plus, top }) => {
  expect([offerOf(plan, 'plus'), offerOf(plan, 'family')]).toEqual([plus, top]);
});
