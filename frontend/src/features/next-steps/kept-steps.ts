import {
  type PlanNotes,
  planNotesSchema,
} from '@hearthway/domain/next-steps/next-steps.contract.ts';
import { STEPS_KEY } from '../../session/kept-insurance.ts';
import { createKept, type Kept } from '../insurance/shared/kept.ts';

/** Plan stored in this browser for an account that has not taken it over yet; null for visitors. */
export const keptSteps = (userId: string | null): Kept<PlanNotes> =>
  createKept({ key: STEPS_KEY, schema: planNotesSchema, userId });
