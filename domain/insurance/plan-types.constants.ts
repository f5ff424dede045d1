/**
 * Health plan types, distinguished by governing law and place of appeal. Each is a content item
 * (`content/plan-types/`) that explains how a family recognizes it.
 */
export const PLAN_TYPES = [
  'self-funded-erisa',
  'fully-insured-group',
  'government-employer',
  'marketplace',
  'medicaid-managed-care',
  'medicaid-fee-for-service',
  'chip',
  'tricare',
  'fehb',
  'medicare',
  'grandfathered',
  'short-term-or-limited',
] as const;

export type PlanType = (typeof PLAN_TYPES)[number];
