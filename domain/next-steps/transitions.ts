import { monthsOld } from './child-age.ts';
import { TRANSITIONS, type TransitionRow } from './next-steps.constants.ts';
import type { StepRow } from './step-rows.ts';
import { STEPS } from './steps.ts';

export interface ComingTransition {
  readonly row: TransitionRow;
  /** At least 1. */
  readonly monthsLeft: number;
  /** Steps that prepare it at this age, the most urgent first. */
  readonly steps: readonly StepRow[];
}

/** The nearest change that comes with a child's age; null if none is near. */
export const comingTransition = (birthMonth: string, today: string): ComingTransition | null => {
  if (birthMonth === '') return null;
  const months = monthsOld(birthMonth, today);
  const row = TRANSITIONS.find(
    ({ fromMonths, atMonths }) => months >= fromMonths && months < atMonths,
  );
  if (row === undefined) return null;
  const steps = STEPS.filter(
    ({ transition, fromMonths, toMonths }) =>
      transition === row.id && months >= fromMonths && months <= toMonths,
  );
  return { row, monthsLeft: row.atMonths - months, steps };
};
