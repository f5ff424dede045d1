import type { PlanOfFamily } from '@hearthway/domain/subscription/subscription.contract.ts';

/**
 * For whom the plans are shown: a family with its plan, once that is known; or `unknown` for those who
 * can start none, such as staff.
 */
export type PlanViewer =
  | 'visitor'
  | 'loading'
  | 'unknown'
  | { readonly userId: string; readonly plan: PlanOfFamily };
