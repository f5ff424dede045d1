import { useState } from 'react';
import { keptPlan } from '../plan/kept-plan.ts';
import { planOf, toldInsurer } from '../shared/told-insurer.ts';
import { NO_ANSWERS } from './answers.ts';
import { DeniedView } from './DeniedView.tsx';
import { keptAnswers } from './kept-answers.ts';
import { withPlan } from './planned-answers.ts';
import { useDenied } from './useDenied.ts';

interface DeniedPageProps {
  /** Family id; null for a visitor. */
  readonly userId: string | null;
}

export const DeniedPage = ({ userId }: DeniedPageProps) => {
  const [answers] = useState(() =>
    withPlan(
      keptAnswers(userId).read() ?? NO_ANSWERS,
      keptPlan(userId).read()?.answers ?? planOf(toldInsurer(userId).read()),
    ),
  );
  return <DeniedView open={useDenied({ userId, answers })} userId={userId} />;
};
