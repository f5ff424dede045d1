import { type Message, say } from '../kernel/message.ts';

/** From the least to the most. See docs/product-rules.md#tiers. */
export const TIERS = ['free', 'plus', 'family'] as const;

export type Tier = (typeof TIERS)[number];

/** The plans in words. */
export const TIER_WORDS: Readonly<Record<Tier, Message>> = {
  free: say('Free', {}, 'a plan'),
  plus: say('Plus', {}, 'a plan'),
  family: say('Family', {}, 'a plan'),
};

/** Of visitors, and of families that never had another. */
export const FIRST_TIER: Tier = 'free';

/** Monthly price in US cents. See docs/product-rules.md#prices. */
export const PLUS_MONTHLY_CENTS = 599;
export const FAMILY_MONTHLY_CENTS = 1_499;

/** Free trial of a paid tier. See docs/product-rules.md#prices. */
export const TRIAL_DAYS = 7;

/** A dismissed upgrade prompt stays away this long. See docs/product-rules.md#upgrade-prompts. */
export const UPGRADE_PROMPT_REST_MS = 24 * 60 * 60 * 1_000;

/** Children on the Family tier. See docs/product-rules.md#what-the-tiers-add. */
export const FAMILY_CHILDREN_LIMIT = 10;
