import type { PlanChange, StepAnswers } from '@hearthway/domain/next-steps/next-steps.contract.ts';
import type { PlannedStep } from '@hearthway/domain/next-steps/next-steps.ts';

/** Plan on the page, wherever it is kept. */
export interface StepPlan {
  /** Answers as far as they are known, from whichever page. */
  readonly answers: StepAnswers;
  /** ISO day where the family is. */
  readonly today: string;
  readonly change: (change: PlanChange) => void;
  readonly mayWrite: boolean;
  readonly mayRemove: boolean;
}

export interface StepProps {
  readonly step: PlannedStep;
  readonly plan: StepPlan;
}
