import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Signpost } from '../../../components/illustrations/Signpost.tsx';
import { PageHeading } from '../../../components/PageHeading.tsx';
import { ReadingPage } from '../../../components/ReadingPage.tsx';
import { AnswerView } from './AnswerView.tsx';
import { ChildQuestion } from './ChildQuestion.tsx';
import { FundingQuestion } from './FundingQuestion.tsx';
import { SourceQuestion, type StepProps } from './SourceQuestion.tsx';
import { StateQuestion } from './StateQuestion.tsx';
import { usePlan } from './usePlan.ts';

interface PlanPageProps {
  /** Null for visitors. */
  readonly userId: string | null;
}

export const PlanPage = ({ userId }: PlanPageProps) => {
  const { t } = useLingui();
  const plan = usePlan(userId);
  const had = useRef(false);
  // Runs after the step's effects: a step restored with its page leaves the focus alone.
  useEffect(() => {
    had.current = plan.isRestored;
  }, [plan.isRestored]);
  return (
    <ReadingPage picture={<Signpost className="hidden w-full max-w-48 md:block print:hidden" />}>
      <Link to="/insurance-help" className="touch mb-2 inline-flex items-center gap-2 print:hidden">
        <ArrowLeft aria-hidden className="size-4" />
        <Trans>Insurance help</Trans>
      </Link>
      <PageHeading title={t`Which plan is it?`}>
        {t`The kind of plan decides which law can help you. Four short questions, and no account.`}
      </PageHeading>
      {/* Height of most questions, so that the footer does not move. */}
      <div className="min-h-[36rem] print:min-h-0">
        <CurrentStep key={plan.step} plan={plan} had={had} />
      </div>
    </ReadingPage>
  );
};

const CurrentStep = (props: StepProps) => {
  switch (props.plan.step) {
    case 'source':
      return <SourceQuestion {...props} />;
    case 'funding':
      return <FundingQuestion {...props} />;
    case 'state':
      return <StateQuestion {...props} />;
    case 'child':
      return <ChildQuestion {...props} />;
    case 'answer':
      return <AnswerView {...props} />;
  }
};
