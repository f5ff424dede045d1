import { useState } from 'react';
import { NO_ANSWERS } from './answers.ts';
import { DeniedView } from './DeniedView.tsx';
import { keptAnswers } from './kept-answers.ts';
import { useDenied } from './useDenied.ts';

interface DeniedPageProps {
  /** Of a family; null for a visitor. */
  readonly userId: string | null;
}

export const DeniedPage = ({ userId }: DeniedPageProps) => {
  const [answers] = useState(() => keptAnswers(userId).read() ?? NO_ANSWERS);
  return <DeniedView open={useDenied({ userId, answers })} />;
};
