import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { stayInPlace, staysInPlace } from '../../../components/stay-in-place.ts';
import { keptPlan } from './kept-plan.ts';
import { planMachine } from './plan.machine.ts';
import { NO_ANSWERS, STEPS, type Step } from './plan-place.ts';

/** The machine's step; undefined until the browser has told of an earlier place. */
const stepOf = (value: string): Step | undefined => STEPS.find((step) => step === value);

const stepIn = (hash: string): Step | undefined => stepOf(hash.slice(1));

/**
 * The machine of the questions, with its place in this browser and in the page's address.
 *
 * @param userId Null for visitors.
 */
export const usePlan = (userId: string | null) => {
  const actor = useActorRef(planMachine);
  const value = useSelector(actor, (snapshot) => snapshot.value);
  const answers = useSelector(actor, (snapshot) => snapshot.context.answers);
  const step = stepOf(value);
  const kept = useMemo(() => keptPlan(userId), [userId]);

  useEffect(() => {
    const place = kept.read() ?? { step: 'source', answers: NO_ANSWERS };
    const wanted = stepIn(window.location.hash) ?? place.step;
    actor.send({ type: 'restore', place: { ...place, step: wanted } });
    return kept.hear((other) =>
      actor.send({ type: 'elsewhere', answers: other?.answers ?? NO_ANSWERS }),
    );
  }, [actor, kept]);

  useEffect(() => {
    if (step === undefined) return;
    if (answers === NO_ANSWERS) kept.forget();
    else kept.keep({ step, answers });
  }, [kept, step, answers]);

  useStepAddress(step, (wanted) => actor.send({ type: 'go', step: wanted }));
  return { step: step ?? 'source', isRestored: step !== undefined, answers, send: actor.send };
};

export type Plan = ReturnType<typeof usePlan>;

/** Keeps the fragment of the address and the step the same, so that Back leads a question back. */
const useStepAddress = (step: Step | undefined, onGo: (step: Step) => void): void => {
  const navigate = useNavigate();
  const how = useNavigationType();
  const location = useLocation();
  const isArriving = useRef(true);

  const write = useEffectEvent((shown: Step) => {
    // Where the page is opened at an earlier place, Back leaves it.
    const isReplaced = isArriving.current;
    isArriving.current = false;
    const { hash } = window.location;
    // The address of the page alone is that of the first question, too.
    if (stepIn(hash) === shown || (hash === '' && shown === 'source')) return;
    void navigate({ hash: shown }, { replace: isReplaced, ...stayInPlace });
  });
  useEffect(() => {
    if (step !== undefined) write(step);
  }, [step]);

  // Each navigation has a key of its own.
  const follow = useEffectEvent((_key: string) => {
    // Those written above are shown already.
    if (step === undefined || (how !== 'POP' && staysInPlace(location))) return;
    const wanted = window.location.hash === '' ? 'source' : stepIn(window.location.hash);
    if (wanted !== undefined && wanted !== step) onGo(wanted);
  });
  useEffect(() => follow(location.key), [location.key]);
};
