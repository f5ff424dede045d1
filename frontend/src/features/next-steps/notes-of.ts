import { FAMILY_PLAN } from '@hearthway/domain/next-steps/next-steps.constants.ts';
import {
  type AllNotes,
  NO_NOTES,
  type PlanNotes,
} from '@hearthway/domain/next-steps/next-steps.contract.ts';

interface OfPlan {
  readonly planId: string;
  /** True for the first child, to whom the notes belong that a family made before it added a child. */
  readonly isFirst: boolean;
}

/** Notes of a plan. Those made for a child come before those made before there was one. */
export const notesOf = ({ plans }: AllNotes, { planId, isFirst }: OfPlan): PlanNotes => {
  const own = plans[planId] ?? NO_NOTES;
  const before = isFirst && planId !== FAMILY_PLAN ? plans[FAMILY_PLAN] : undefined;
  if (before === undefined) return own;
  const { birthMonth, state, diagnosis, insurance } = own.answers;
  return {
    answers: {
      birthMonth: birthMonth || before.answers.birthMonth,
      state: state ?? before.answers.state,
      diagnosis: diagnosis ?? before.answers.diagnosis,
      insurance: insurance ?? before.answers.insurance,
    },
    marks: { ...before.marks, ...own.marks },
  };
};
