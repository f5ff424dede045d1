import { DAY_MS } from '../calendar/durations.constants.ts';
import { type Message, say } from '../kernel/message.ts';

/** Tiers in ascending order. See docs/product-rules.md#tiers. */
export const TIERS = ['free', 'plus', 'family'] as const;

export type Tier = (typeof TIERS)[number];

/** Paid tiers. */
export const PLANS = ['plus', 'family'] as const;

export type Plan = (typeof PLANS)[number];

export const TIER_WORDS: Readonly<Record<Tier, Message>> = {
  free: say('Free', {}, 'a plan'),
  plus: say('Plus', {}, 'a plan'),
  family: say('Family', {}, 'a plan'),
};

/** Tier of visitors and of families that never had another. */
export const FIRST_TIER: Tier = 'free';

/** Monthly price in US cents. See docs/product-rules.md#prices. */
export const PLUS_MONTHLY_CENTS = 599;
export const FAMILY_MONTHLY_CENTS = 1_499;

/** Length of the free trial of a paid tier. See docs/product-rules.md#prices. */
export const TRIAL_DAYS = 7;

/** Each mailbox and each card gets one free trial. See docs/product-rules.md#one-trial. */
export const TRIAL_MARKS = ['mailbox', 'card'] as const;

type TrialMark = (typeof TRIAL_MARKS)[number];

export const TRIAL_MARK_WORDS: Readonly<Record<TrialMark, Message>> = {
  mailbox: say('mailbox', {}, 'has had a free trial'),
  card: say('card', {}, 'has had a free trial'),
};

/** Days before the end of a trial at which the family is notified. See docs/product-rules.md#prices. */
export const TRIAL_NOTICE_DAYS = 3;

/** Days of access after the paid period while a payment is late. See docs/product-rules.md#late-payments. */
export const PAST_DUE_DAYS = 14;

/** Time for which a dismissed upgrade prompt stays hidden. See docs/product-rules.md#upgrade-prompts. */
export const UPGRADE_PROMPT_REST_MS = DAY_MS;

/** Maximum children on the Family tier. See docs/product-rules.md#what-the-tiers-add. */
export const FAMILY_CHILDREN_LIMIT = 10;

/** Maximum children, and dietary profiles, by plan. See docs/product-rules.md#children. */
export const CHILD_LIMITS: Readonly<Record<Tier, number>> = {
  free: 1,
  plus: 3,
  family: FAMILY_CHILDREN_LIMIT,
};

/** Maximum members of a household, its owner included, by plan. See docs/product-rules.md#household. */
export const HOUSEHOLD_LIMITS: Readonly<Record<Tier, number>> = { free: 1, plus: 2, family: 10 };

export const LEAVING_REASONS = [
  'too-expensive',
  'not-used',
  'missing-features',
  'other-service',
  'too-complex',
  'other',
] as const;

export type LeavingReason = (typeof LEAVING_REASONS)[number];

export const LEAVING_REASON_WORDS: Readonly<Record<LeavingReason, Message>> = {
  'too-expensive': say('It costs too much'),
  'not-used': say('We don’t use it enough'),
  'missing-features': say('Something we need is missing'),
  'other-service': say('We use another service'),
  'too-complex': say('It is too hard to use'),
  other: say('Another reason'),
};

export const END_REASONS = [
  'requested',
  'unpaid',
  'duplicate',
  'account-deleted',
  'other',
] as const;

export const END_REASON_WORDS: Readonly<Record<(typeof END_REASONS)[number], Message>> = {
  requested: say('Canceled by the family'),
  unpaid: say('Not paid'),
  duplicate: say('A second subscription beside another'),
  'account-deleted': say('The account is deleted'),
  other: say('Another reason'),
};
