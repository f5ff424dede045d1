import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { fragmentHere, usePartInAddress } from '../../../components/usePartInAddress.ts';
import { planOf, toldInsurer } from '../shared/told-insurer.ts';
import { keptPlan } from './kept-plan.ts';
import { planMachine } from './plan.machine.ts';
import { NO_ANSWERS, STEPS, type Step } from './plan-place.ts';

/** Step of the machine; undefined until the earlier place is restored. */
const stepOf = (value: string): Step | undefined => STEPS.find((step) => step === value);

/** Finds the step of a fragment. The empty fragment is the first question. */
const stepAt = (fragment: string): Step | undefined =>
  fragment === '' ? STEPS[0] : stepOf(fragment);

/**
 * Runs the machine of the questions, with its place in this browser and in the page's address. `userId` is
 * null for visitors.
 */
export const usePlan = (userId: string | null) => {
  const actor = useActorRef(planMachine);
  const value = useSelector(actor, (snapshot) => snapshot.value);
  const answers = useSelector(actor, (snapshot) => snapshot.context.answers);
  const step = stepOf(value);
  const kept = useMemo(() => keptPlan(userId), [userId]);

  useEffect(() => {
    const place = kept.read() ?? {
      step: 'source',
      answers: planOf(toldInsurer(userId).read()) ?? NO_ANSWERS,
    };
    const wanted = stepOf(fragmentHere()) ?? place.step;
    actor.send({ type: 'restore', place: { ...place, step: wanted } });
    return kept.hear((other) =>
      actor.send({ type: 'elsewhere', answers: other?.answers ?? NO_ANSWERS }),
    );
  }, [actor, kept, userId]);

  useEffect(() => {
    if (step === undefined) return;
    if (answers === NO_ANSWERS) kept.forget();
    else kept.keep({ step, answers });
  }, [kept, step, answers]);

  usePartInAddress({
    shown: step,
    partAt: stepAt,
    onGo: (wanted) => actor.send({ type: 'go', step: wanted }),
  });
  return { step: step ?? 'source', isRestored: step !== undefined, answers, send: actor.send };
};

export type Plan = ReturnType<typeof usePlan>;
