import { childPlacesDecider } from '../children/child-places.ts';
import { childrenDecider } from '../children/children.decider.ts';
import type { WantedQuery } from '../kernel/wanted-query.ts';
import { newStepsIn } from './new-steps.ts';
import { FAMILY_PLAN } from './next-steps.constants.ts';
import { marksIn, NO_NOTES } from './next-steps.contract.ts';
import { nextStepsDecider } from './next-steps.decider.ts';
import type { Situation } from './next-steps.ts';
import type { StepMail } from './step-mails.ts';

/** Whether the month of a queued mail brings a step to a plan of the family, and the family still wants mails. */
export const areNewStepsWanted = async (
  { details: { month } }: StepMail,
  { userId, readState }: WantedQuery,
): Promise<boolean> => {
  if (userId === null) return false;
  const { wantsMails, plans } = await readState(nextStepsDecider, userId);
  if (!wantsMails) return false;
  const places = await readState(childPlacesDecider, userId);
  const children = await Promise.all(
    [...places.keys()].map(async (id) => ({ id, state: await readState(childrenDecider, id) })),
  );
  const own = children.flatMap(({ id, state }) =>
    state.status === 'active' ? [{ planId: id, fields: state.fields }] : [],
  );
  const all = own.length === 0 ? [{ planId: FAMILY_PLAN, fields: undefined }] : own;
  return all.some(({ planId, fields }) => {
    const notes = plans[planId] ?? plans[FAMILY_PLAN] ?? NO_NOTES;
    const situation: Situation = {
      birthMonth: fields?.birthMonth || notes.answers.birthMonth,
      diagnosis: notes.answers.diagnosis,
      insurance: fields?.insurance ?? notes.answers.insurance,
    };
    if (situation.birthMonth === '') return false;
    return newStepsIn({ situation, marks: marksIn(notes), month }).length > 0;
  });
};
