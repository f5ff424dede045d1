/**
 * Kinds of health plan, as far as they differ in which law binds them and where one appeals. Each is an
 * item of content (`content/plan-types/`), which says how a family finds out.
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
