import { FAMILY_PLAN } from '@hearthway/domain/next-steps/next-steps.constants.ts';
import {
  marksIn,
  type PlanChange,
  type PlanNotes,
} from '@hearthway/domain/next-steps/next-steps.contract.ts';
import { STEP_IDS } from '@hearthway/domain/next-steps/steps.ts';
import type { QueryClient } from '@tanstack/react-query';
import { isTransient } from '../../api/api-error.ts';
import { childrenQuery, presentIn } from '../children/shared/children.query.ts';
import { keptSteps } from './kept-steps.ts';
import { notesOf } from './notes-of.ts';
import { sendChange, stepNotesQuery } from './step-notes.query.ts';

/**
 * Brings the plan that this browser has kept to the account, to its first child if it has one. Notes of the account
 * stay. After a failure it waits here for the next page.
 */
export const takeOverSteps = async (queryClient: QueryClient, userId: string): Promise<void> => {
  const kept = keptSteps(userId);
  const here = kept.read();
  if (here === undefined) return;
  const [children, notes] = await Promise.all([
    queryClient.ensureQueryData(childrenQuery(userId)),
    queryClient.ensureQueryData(stepNotesQuery(userId)),
  ]);
  const planId = presentIn(children.answer)[0]?.id ?? FAMILY_PLAN;
  const there = notesOf(notes.answer, { planId, isFirst: true });
  for (const change of changesBetween(there, here)) {
    try {
      await sendChange({ planId, change });
    } catch (error) {
      // A refused one would be refused again.
      if (isTransient(error)) throw error;
    }
  }
  kept.forget();
  await queryClient.invalidateQueries(stepNotesQuery(userId));
};

/** Changes that bring an account the notes that it lacks. */
export const changesBetween = (there: PlanNotes, here: PlanNotes): readonly PlanChange[] => {
  const isUnanswered = Object.values(there.answers).every((answer) => !answer);
  const marks = marksIn(here);
  const missing = STEP_IDS.filter((id) => there.marks[id] === undefined);
  return [
    ...(isUnanswered ? [{ change: 'answer', answers: here.answers } as const] : []),
    ...missing.flatMap((stepId): readonly PlanChange[] => {
      const mark = marks[stepId];
      if (mark === undefined) return [];
      const { status, until, askedOn } = mark;
      return [
        ...(status === 'open' ? [] : [{ change: 'mark', stepId, status, until } as const]),
        ...(askedOn === null ? [] : [{ change: 'ask', stepId, askedOn } as const]),
      ];
    }),
  ];
};
