/** What a family may be on, from the least to the most. Specification, section 4. */
export const TIERS = ['free', 'plus', 'family'] as const;

export type Tier = (typeof TIERS)[number];

/** Of visitors, and of families that never had another. */
export const FIRST_TIER: Tier = 'free';

/** What a plan costs a month, in US cents. Specification, section 9. */
export const PLUS_MONTHLY_CENTS = 599;
export const FAMILY_MONTHLY_CENTS = 1_499;

/** How long a paid plan can be tried for nothing. Specification, section 9. */
export const TRIAL_DAYS = 7;

/** For how long a prompt to upgrade that was dismissed is not shown. Specification, section 9. */
export const UPGRADE_PROMPT_REST_MS = 24 * 60 * 60 * 1_000;

/** How far a search on Plus reaches, in miles, and for how many children Family is. Section 6. */
export const PLUS_RADIUS_MILES = 100;
export const FAMILY_CHILDREN_LIMIT = 10;
