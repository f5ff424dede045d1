import {
  NO_NOTES,
  type PlanChange,
  withPlanChange,
} from '@hearthway/domain/next-steps/next-steps.contract.ts';
import { Trans } from '@lingui/react/macro';
import { useEffect, useMemo, useState } from 'react';
import { Notice } from '../../components/Notice.tsx';
import { useToday } from '../../components/useToday.ts';
import { toldPlan } from '../insurance/shared/told-plan.ts';
import { useAnswers } from '../journey/shared/useAnswers.ts';
import { keptSteps } from './kept-steps.ts';
import { knownAnswers } from './known-answers.ts';
import { PlanView } from './PlanView.tsx';

/** Plan of a visitor, kept in this browser. */
export const VisitorPlan = () => {
  const kept = useMemo(() => keptSteps(null), []);
  const [notes, setNotes] = useState(() => kept.read() ?? NO_NOTES);
  const [isRefused, setIsRefused] = useState(false);
  const journey = useAnswers();
  const today = useToday();
  useEffect(() => kept.hear((other) => setNotes(other ?? NO_NOTES)), [kept]);
  const told = journey.status === 'known' ? journey.answers : null;
  const change = (changed: PlanChange) => {
    const next = withPlanChange(notes, changed);
    setNotes(next);
    setIsRefused(!kept.keep(next));
  };
  const answers = knownAnswers(notes, {
    child: undefined,
    place: told?.location,
    isDiagnosed: told !== null,
    plan: toldPlan(null),
    otherState: null,
  });
  return (
    <PlanView notes={notes} plan={{ answers, today, change, mayWrite: true, mayRemove: true }}>
      {isRefused ? (
        <Notice tone="info">
          <Trans>Your browser keeps nothing. The plan is gone when you close this page.</Trans>
        </Notice>
      ) : (
        <p className="measure text-sm text-text-soft">
          <Trans>
            The plan stays in this browser. If you create a free account, it comes along.
          </Trans>
        </p>
      )}
    </PlanView>
  );
};
