import { STATES } from '@hearthway/domain/kernel/states.constants.ts';
import { monthsOld } from '@hearthway/domain/next-steps/child-age.ts';
import { marksIn, type PlanNotes } from '@hearthway/domain/next-steps/next-steps.contract.ts';
import { nextSteps } from '@hearthway/domain/next-steps/next-steps.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { useFocusFallback } from '../../components/useFocusFallback.ts';
import { PlanQuestions } from './PlanQuestions.tsx';
import { StepLists } from './StepLists.tsx';
import type { StepPlan } from './step-plan.ts';
import { diagnosisWords, sourceWords } from './step-words.ts';

interface PlanViewProps {
  readonly notes: PlanNotes;
  readonly plan: StepPlan;
  /** Answers that stand on the child's page. */
  readonly told?: { readonly birthMonth: boolean; readonly insurance: boolean };
  /** Below the steps. */
  readonly children?: ReactNode;
}

const NOTHING_TOLD = { birthMonth: false, insurance: false };

/** The questions of a plan, and then its steps. */
export const PlanView = ({ notes, plan, told = NOTHING_TOLD, children }: PlanViewProps) => {
  const { answers, today, change, mayWrite } = plan;
  const [isAsked, setIsAsked] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  useFocusFallback(root);
  const isKnown = answers.birthMonth !== '';
  return (
    <div ref={root} tabIndex={-1} className="grid grid-cols-1 gap-6">
      {(isAsked || !isKnown) && mayWrite ? (
        <PlanQuestions
          answers={answers}
          told={told}
          onAnswer={(changed) => {
            change({
              change: 'answer',
              // Answers on the child's page stay there.
              answers: {
                ...changed,
                birthMonth: told.birthMonth ? notes.answers.birthMonth : changed.birthMonth,
                insurance: told.insurance ? notes.answers.insurance : changed.insurance,
              },
            });
            setIsAsked(false);
          }}
          onCancel={isKnown ? () => setIsAsked(false) : undefined}
        />
      ) : (
        isKnown && <Known plan={plan} onChange={() => setIsAsked(true)} />
      )}
      {isKnown && (
        <StepLists
          steps={nextSteps({ situation: answers, marks: marksIn(notes), today })}
          plan={plan}
        />
      )}
      {!isKnown && !mayWrite && (
        <p>
          <Trans>Nothing yet.</Trans>
        </p>
      )}
      {children}
    </div>
  );
};

/** Age in whole years from here on; in months before. */
const YEARS_FROM_MONTHS = 24;

/** Answers in one line. */
const Known = ({ plan, onChange }: { readonly plan: StepPlan; readonly onChange: () => void }) => {
  const { i18n } = useLingui();
  const { birthMonth, state, diagnosis, insurance } = plan.answers;
  const months = monthsOld(birthMonth, plan.today);
  const others = [
    state === null ? '' : STATES[state],
    diagnosis === null ? '' : diagnosisWords(i18n, diagnosis),
    insurance === null ? '' : sourceWords(i18n, insurance),
  ].filter((words) => words !== '');
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-text-soft">
      <span>
        {months < YEARS_FROM_MONTHS ? (
          <Plural value={months} one="# month old" other="# months old" />
        ) : (
          <Plural value={Math.floor(months / 12)} one="# year old" other="# years old" />
        )}
        {others.map((words) => ` · ${words}`)}
      </span>
      {plan.mayWrite && (
        <Button look="quiet" onClick={onChange}>
          <Trans>Change</Trans>
        </Button>
      )}
    </p>
  );
};
