import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { fragmentHere, usePartInAddress } from '../../../components/usePartInAddress.ts';
import { type Answers, NO_ANSWERS } from './answers.ts';
import { deniedMachine } from './denied.machine.ts';
import { keptAnswers } from './kept-answers.ts';
import { STEPS, type Step, stepAt } from './steps.ts';

interface DeniedOptions {
  /** Family id; null for a visitor. */
  readonly userId: string | null;
  /** Initial answers. */
  readonly answers: Answers;
}

/** Runs the machine of a denial, with its step in the page's address. */
export const useDenied = ({ userId, answers: initial }: DeniedOptions) => {
  const kept = useMemo(() => keptAnswers(userId), [userId]);
  const machine = useMemo(
    () =>
      deniedMachine.provide({
        actions: {
          keep: (_, answers) => {
            if (answers === NO_ANSWERS) kept.forget();
            else kept.keep(answers);
          },
        },
      }),
    [kept],
  );
  const actor = useActorRef(machine, {
    input: { answers: initial, wanted: stepAt(fragmentHere()) ?? 'reason' },
  });
  const answers = useSelector(actor, ({ context }) => context.answers);
  const step = useSelector(actor, (snapshot) => STEPS.find((each) => snapshot.matches(each)));
  const { send } = actor;

  useEffect(
    () => kept.hear((other) => send({ type: 'replace', answers: other ?? NO_ANSWERS })),
    [kept, send],
  );

  usePartInAddress({
    shown: step ?? 'reason',
    partAt: stepAt,
    onGo: (next) => send({ type: 'go', step: next }),
  });
  return {
    answers,
    step: step ?? 'reason',
    answer: (given: Partial<Answers>) => send({ type: 'answer', answers: given }),
    gather: (place: number, isGathered: boolean) => send({ type: 'gather', place, isGathered }),
    go: (next: Step) => send({ type: 'go', step: next }),
    startOver: () => send({ type: 'start-over' }),
  };
};

/** Current denial, with functions to answer and navigate. */
export type OpenDenied = ReturnType<typeof useDenied>;
