import { type PlanAnswers, planTypesOf } from '@hearthway/domain/insurance/coverage.ts';
import type { PlanType } from '@hearthway/domain/insurance/plan-types.constants.ts';
import { type Answers, UNKNOWN_PLAN } from './answers.ts';

/** Plan type, if the questions about the plan leave only one. */
const planTypeFrom = (plan: PlanAnswers): PlanType | null => {
  const [planType = null, ...others] = planTypesOf(plan);
  if (planType === null || others.length > 0) return null;
  return plan.isGrandfathered ? 'grandfathered' : planType;
};

/** Fills unanswered fields from the questions about the plan. */
export const withPlan = (answers: Answers, plan: PlanAnswers | undefined): Answers => {
  if (plan === undefined) return answers;
  const { planType, state } = answers;
  const isOpen = planType === null || planType === UNKNOWN_PLAN;
  return {
    ...answers,
    planType: (isOpen ? planTypeFrom(plan) : null) ?? planType,
    state: state ?? plan.state,
  };
};
