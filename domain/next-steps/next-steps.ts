import type { PlanSource } from '../insurance/plan-answers.constants.ts';
import { monthsOld } from './child-age.ts';
import type { DiagnosisState, StepStatus } from './next-steps.constants.ts';
import { type StepClock, stepClock } from './step-clock.ts';
import type { StepRow } from './step-rows.ts';
import { STEPS, type StepId } from './steps.ts';

/** Facts that the plan is made of. Null: not told, so that nothing is left out. */
export interface Situation {
  /** `YYYY-MM`. */
  readonly birthMonth: string;
  readonly diagnosis: DiagnosisState | null;
  readonly insurance: PlanSource | null;
}

/** Notes of a family about a step. */
export interface StepMark {
  readonly status: StepStatus;
  /** ISO day on which a step that was put off comes back; null for other statuses. */
  readonly until: string | null;
  /** ISO day from which the legal time counts; empty if its key is gone. */
  readonly askedOn: string | null;
}

export const NO_MARK: StepMark = { status: 'open', until: null, askedOn: null };

export type StepMarks = Readonly<Partial<Record<StepId, StepMark>>>;

export interface PlannedStep {
  readonly id: StepId;
  readonly row: StepRow;
  readonly mark: StepMark;
  /** Null unless the family has named the day from which it counts. */
  readonly clock: StepClock | null;
}

export interface NextSteps {
  /** To do, the most urgent first: those whose time is over come before all others. */
  readonly open: readonly PlannedStep[];
  /** Asked, and the time for an answer still runs. */
  readonly asked: readonly PlannedStep[];
  readonly later: readonly PlannedStep[];
  readonly done: readonly PlannedStep[];
  readonly hidden: readonly PlannedStep[];
}

interface PlanQuery {
  readonly situation: Situation;
  readonly marks: StepMarks;
  /** ISO day where the family is. */
  readonly today: string;
}

/** The plan of a child: every step that applies at its age and situation, by what was noted about it. */
export const nextSteps = ({ situation, marks, today }: PlanQuery): NextSteps => {
  const { birthMonth } = situation;
  const months = monthsOld(birthMonth, today);
  const planned = STEPS.flatMap((row): readonly PlannedStep[] => {
    const mark = marks[row.id] ?? NO_MARK;
    const isNoted = mark.status === 'done' || mark.askedOn !== null;
    if (!isNoted && !(isFor(row, months, situation) && isReached(row, marks))) return [];
    const { askedOn } = mark;
    const clock =
      row.clock === undefined || !askedOn
        ? null
        : stepClock({ clock: row.clock, askedOn, birthMonth, today });
    return [{ id: row.id, row, mark, clock }];
  });
  const shown = planned.map((step) => ({ step, as: shownAs(step, today) }));
  const of = (wanted: Shown): readonly PlannedStep[] =>
    shown.filter(({ as }) => as === wanted).map(({ step }) => step);
  return {
    open: [...of('over'), ...of('open')],
    asked: of('asked'),
    later: of('later'),
    done: of('done'),
    hidden: of('hidden'),
  };
};

const isFor = (
  { fromMonths, toMonths, diagnoses, insurances }: StepRow,
  months: number,
  { diagnosis, insurance }: Situation,
): boolean =>
  months >= fromMonths &&
  months <= toMonths &&
  (diagnosis === null || diagnoses === undefined || diagnoses.includes(diagnosis)) &&
  (insurance === null || insurances === undefined || insurances.includes(insurance));

/** Whether the step before it was asked or done, if there is one. */
const isReached = ({ after }: StepRow, marks: StepMarks): boolean => {
  if (after === undefined) return true;
  const before = STEPS.find(({ id }) => id === after);
  const mark = before && marks[before.id];
  return mark !== undefined && (mark.status === 'done' || mark.askedOn !== null);
};

type Shown = 'open' | 'over' | 'asked' | 'later' | 'done' | 'hidden';

const shownAs = ({ mark: { status, until }, clock }: PlannedStep, today: string): Shown => {
  if (status === 'done' || status === 'hidden') return status;
  if (status === 'later' && until !== null && until > today) return 'later';
  if (clock === null) return 'open';
  return clock.daysLeft < 0 ? 'over' : 'asked';
};
