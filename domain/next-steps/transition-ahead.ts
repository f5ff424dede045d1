import { monthsOld } from './child-age.ts';
import { TRANSITIONS, type TransitionRow } from './next-steps.constants.ts';

export interface TransitionAhead {
  readonly row: TransitionRow;
  /** At least 1. */
  readonly monthsLeft: number;
}

/**
 * The nearest change that comes with a child's age; undefined if none is near.
 *
 * @param birthMonth `YYYY-MM`; empty if not told.
 */
export const transitionAhead = (birthMonth: string, today: string): TransitionAhead | undefined => {
  if (birthMonth === '') return undefined;
  const months = monthsOld(birthMonth, today);
  const row = TRANSITIONS.find(
    ({ fromMonths, atMonths }) => months >= fromMonths && months < atMonths,
  );
  return row && { row, monthsLeft: row.atMonths - months };
};
