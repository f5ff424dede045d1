import type { PlanAnswers } from '@hearthway/domain/insurance/coverage.ts';
import { keptPlan } from '../plan/kept-plan.ts';

/** Answers about the health plan that this browser keeps; `userId` is null for visitors. */
export const toldPlan = (userId: string | null): PlanAnswers | undefined =>
  keptPlan(userId).read()?.answers;
