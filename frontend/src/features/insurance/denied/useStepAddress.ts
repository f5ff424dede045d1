import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { stayInPlace, staysInPlace } from '../../../components/stay-in-place.ts';
import { type Step, stepAt } from './steps.ts';

interface StepAddressOptions {
  /** The step that is shown. */
  readonly step: Step;
  /** The address says another one. */
  readonly onGo: (step: Step) => void;
}

/** Keeps the fragment of the page's address and the shown step the same. */
export const useStepAddress = ({ step, onGo }: StepAddressOptions): void => {
  const navigate = useNavigate();
  const how = useNavigationType();
  const location = useLocation();

  const write = useEffectEvent((shown: Step) => {
    const written = here();
    if (stepAt(written) === shown) return;
    // Back leads to the step before, and never to a fragment that names none.
    void navigate({ hash: shown }, { replace: stepAt(written) === undefined, ...stayInPlace });
  });
  useEffect(() => write(step), [step]);

  // Each navigation has a key of its own.
  const follow = useEffectEvent((_key: string) => {
    // Those written above are shown already.
    if (how !== 'POP' && staysInPlace(location)) return;
    const wanted = stepAt(here());
    if (wanted !== undefined && wanted !== step) onGo(wanted);
  });
  useEffect(() => follow(location.key), [location.key]);
};

const here = (): string => window.location.hash.slice(1);
