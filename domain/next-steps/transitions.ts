import { monthsOld } from './child-age.ts';
import type { StepRow } from './step-rows.ts';
import { STEPS } from './steps.ts';
import { type TransitionAhead, transitionAhead } from './transition-ahead.ts';

export interface ComingTransition extends TransitionAhead {
  /** Steps that prepare it at this age, the most urgent first. */
  readonly steps: readonly StepRow[];
}

/** The nearest change that comes with a child's age; null if none is near. */
export const comingTransition = (birthMonth: string, today: string): ComingTransition | null => {
  const ahead = transitionAhead(birthMonth, today);
  if (ahead === undefined) return null;
  const months = monthsOld(birthMonth, today);
  const steps = STEPS.filter(
    ({ transition, fromMonths, toMonths }) =>
      transition === ahead.row.id && months >= fromMonths && months <= toMonths,
  );
  return { ...ahead, steps };
};
