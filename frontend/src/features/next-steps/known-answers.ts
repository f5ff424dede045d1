import type { Child } from '@hearthway/domain/children/children.contract.ts';
import type { PlanSource } from '@hearthway/domain/insurance/plan-answers.constants.ts';
import { isStateCode, STATES, type StateCode } from '@hearthway/domain/kernel/states.constants.ts';
import type { PlanNotes, StepAnswers } from '@hearthway/domain/next-steps/next-steps.contract.ts';

/** Answers that other pages have asked for already. */
export interface ToldElsewhere {
  /** Child of the plan; undefined for a plan without one. */
  readonly child: Pick<Child, 'birthMonth' | 'insurance' | 'diagnoses'> | undefined;
  /** Where the family looks for help, as it was typed: "Durham, NC". */
  readonly place: string | undefined;
  /** Whether the family has told a date of diagnosis. */
  readonly isDiagnosed: boolean;
  /** Answers about the health plan in this browser. */
  readonly plan:
    | { readonly source: PlanSource | null; readonly state: StateCode | null }
    | undefined;
  /** State of another plan of the family. */
  readonly otherState: string | null;
}

const AUTISM = /\b(?:autis\w*|asd|tea)\b/i;

/** Answers of a plan, with those that were given elsewhere, so that nothing is asked twice. */
export const knownAnswers = (
  { answers }: PlanNotes,
  { child, place, isDiagnosed, plan, otherState }: ToldElsewhere,
): StepAnswers => {
  const state = answers.state ?? otherState;
  const isNamed = child?.diagnoses.some(({ name }) => AUTISM.test(name)) === true;
  return {
    birthMonth: child?.birthMonth || answers.birthMonth,
    state: isStateCode(state) ? state : (stateOfPlace(place) ?? plan?.state ?? null),
    diagnosis: answers.diagnosis ?? (isDiagnosed || isNamed ? 'diagnosed' : null),
    insurance: child?.insurance ?? answers.insurance ?? plan?.source ?? null,
  };
};

/** State at the end of a place: "Durham, NC 27701", "Raleigh, North Carolina". */
const stateOfPlace = (place = ''): StateCode | undefined => {
  const end = place
    .replace(/[\s,]*\d{5}(?:-\d{4})?$/, '')
    .split(',')
    .at(-1)
    ?.trim();
  const code = end?.toUpperCase();
  if (isStateCode(code)) return code;
  return Object.keys(STATES)
    .filter(isStateCode)
    .find((each) => STATES[each].toLowerCase() === end?.toLowerCase());
};
