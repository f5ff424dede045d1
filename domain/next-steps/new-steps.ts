import { addDays } from '../calendar/days.ts';
import { type NextSteps, nextSteps, type Situation, type StepMarks } from './next-steps.ts';
import type { StepId } from './steps.ts';

interface NewStepsQuery {
  readonly situation: Situation;
  readonly marks: StepMarks;
  /** `YYYY-MM`. */
  readonly month: string;
}

/** Steps that a month brings by the child's age. Those that the family has put off or done are not new. */
export const newStepsIn = ({ situation, marks, month }: NewStepsQuery): readonly StepId[] => {
  const first = `${month}-01`;
  const before = idsIn(nextSteps({ situation, marks, today: addDays(first, -1) }));
  return nextSteps({ situation, marks, today: first })
    .open.map(({ id }) => id)
    .filter((id) => !before.has(id));
};

const idsIn = ({ open, asked, later, done, hidden }: NextSteps): ReadonlySet<StepId> =>
  new Set([open, asked, later, done, hidden].flat().map(({ id }) => id));
