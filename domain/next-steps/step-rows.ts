import type { OfficeKindId } from '../directory/offices.constants.ts';
import type { PlanSource } from '../insurance/plan-answers.constants.ts';
import type { Message } from '../kernel/message.ts';
import type { ClockId } from './clocks.constants.ts';
import type { DiagnosisState, TransitionId } from './next-steps.constants.ts';
import type { StepFactId } from './step-facts.ts';

/** Step of the plan, as a row of data. See docs/product-rules.md#while-you-wait. */
export interface StepRow {
  /** Kept in events: never renamed. */
  readonly id: string;
  /** Age at which it applies, in months, both included. */
  readonly fromMonths: number;
  readonly toMonths: number;
  /** All by default. */
  readonly diagnoses?: readonly DiagnosisState[];
  /** Kinds of health plan; all by default. A kind that was not told counts as any. */
  readonly insurances?: readonly PlanSource[];
  /** Step that has to be asked or done first. */
  readonly after?: string;
  /** Transition that it prepares. */
  readonly transition?: TransitionId;
  /** Offices of the state to ask, the first one that the state has. */
  readonly offices?: readonly OfficeKindId[];
  /** Whom to ask, where the state has no office for it. */
  readonly who?: Message;
  /** Legal time that runs from the day the family names. */
  readonly clock?: ClockId;
  /** Page of the site on which it is done or explained. */
  readonly page: string;
  readonly title: Message;
  readonly why: Message;
  readonly what: Message;
  readonly facts: readonly StepFactId[];
}

/** Age without an upper end, in months. */
export const ANY_AGE = 12 * 99;
