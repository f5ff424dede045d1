import { DAY_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import type {
  PlanOfFamily,
  PlanPreview,
} from '@hearthway/domain/subscription/subscription.contract.ts';
import type { Handler } from './wire.fixture.ts';

/** Where the payment page leads. */
export const CHECKOUT_PATH = '/subscription-success?session_id=cs_1';

export const inDays = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString();

export const PREVIEW: PlanPreview = {
  dueNowCents: 450,
  monthlyCents: 1_499,
  nextPaymentAt: inDays(20),
  proratedAt: 1_800_000_000,
};

export const FREE_PLAN: PlanOfFamily = {
  tier: 'free',
  status: 'active',
  expiresAt: null,
  subscription: null,
  hasTrialed: false,
  gift: null,
  payments: [],
};

type Subscription = NonNullable<PlanOfFamily['subscription']>;

const PAYMENTS: PlanOfFamily['payments'] = [4, 3, 2, 1].map((month) => ({
  id: `in_${month}`,
  paidAt: `2026-0${month}-14T09:00:00.000Z`,
  plan: 'plus',
  amountCents: 599,
  refundedCents: month === 4 ? 200 : 0,
}));

/** Plus, paid for by the month. */
export const plusPlan = (
  change: Partial<Subscription> = {},
  rest: Partial<PlanOfFamily> = {},
): PlanOfFamily => {
  const paidUntil = change.paidUntil ?? inDays(20);
  return {
    ...FREE_PLAN,
    tier: 'plus',
    expiresAt: change.cancelsAt ?? change.failure?.accessUntil ?? paidUntil,
    status: change.failure ? 'past_due' : change.cancelsAt ? 'canceled' : 'active',
    hasTrialed: true,
    payments: change.isTrial ? [] : PAYMENTS,
    subscription: {
      plan: 'plus',
      monthlyCents: 599,
      isTrial: false,
      paidUntil,
      cancelsAt: null,
      failure: null,
      ...change,
    },
    ...rest,
  };
};

export const TRIAL_PLAN = plusPlan({ isTrial: true, paidUntil: inDays(5) });

export const CANCELED_PLAN = plusPlan({ cancelsAt: inDays(20) });

export const LATE_PLAN = plusPlan({
  paidUntil: inDays(-1),
  failure: {
    amountCents: 599,
    failedAt: inDays(-1),
    nextTryAt: inDays(2),
    accessUntil: inDays(13),
  },
});

export const GIVEN_PLAN: PlanOfFamily = {
  ...FREE_PLAN,
  tier: 'plus',
  expiresAt: inDays(30),
  gift: { tier: 'plus', endsAt: inDays(30) },
};

/** Answers for `openPage`, of a family that is on this plan. The plan may change later. */
export const onPlan = (
  plan: PlanOfFamily | (() => PlanOfFamily),
): Readonly<Record<string, Handler>> => {
  const current = typeof plan === 'function' ? plan : () => plan;
  const headers = { 'x-position': '1' };
  return {
    'GET /api/subscription/plan': () => ({ body: current(), headers }),
    'GET /api/subscription/status': () => {
      const { tier, status, expiresAt } = current();
      return { body: { tier, status, expiresAt }, headers };
    },
  };
};
