import { PLAN_KEY } from '../../../session/kept-insurance.ts';
import { createKept, type Kept } from '../shared/kept.ts';
import { type PlanPlace, planPlaceSchema } from './plan-place.ts';

/** Plan answers stored in this browser for an account; null for visitors. */
export const keptPlan = (userId: string | null): Kept<PlanPlace> =>
  createKept({ key: PLAN_KEY, schema: planPlaceSchema, userId });
