import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { Mailbox } from '../../../components/illustrations/Mailbox.tsx';
import { PageHeading } from '../../../components/PageHeading.tsx';
import { ReadingPage } from '../../../components/ReadingPage.tsx';
import { AboutStep } from './AboutStep.tsx';
import { DeadlinesStep } from './DeadlinesStep.tsx';
import { DenialList } from './DenialList.tsx';
import { GatherStep } from './GatherStep.tsx';
import { LetterStep } from './letter/LetterStep.tsx';
import { type LetterDraft, useLetterDraft } from './letter/useLetterDraft.ts';
import { ReasonStep } from './ReasonStep.tsx';
import { HadStep } from './StepHeading.tsx';
import { StepList, StepProgress } from './StepList.tsx';
import type { OpenDenied } from './useDenied.ts';

interface DeniedViewProps {
  readonly open: OpenDenied;
  /** Family id; null for a visitor. */
  readonly userId: string | null;
}

export const DeniedView = ({ open, userId }: DeniedViewProps) => {
  const { t } = useLingui();
  const hadStep = useRef(false);
  const letter = useLetterDraft({ userId, answers: open.answers });
  const isLetter = open.step === 'letter';
  return (
    <ReadingPage
      picture={
        <div className="sticky top-6 hidden gap-6 md:grid print:hidden">
          <Mailbox className="w-full max-w-48" />
          <StepList open={open} />
        </div>
      }
    >
      <Link to="/insurance-help" className="touch mb-2 inline-flex items-center gap-2 print:hidden">
        <ArrowLeft aria-hidden className="size-4" />
        <Trans>Insurance help</Trans>
      </Link>
      {/* Letters are printed without our heading. */}
      <div className={isLetter ? 'print:hidden' : ''}>
        <PageHeading title={t`They said no`}>
          <Trans>
            A denial is often not the last word. Find out what the letter means, what to gather, and
            by when to answer.
          </Trans>
        </PageHeading>
      </div>
      {userId !== null && open.step === 'reason' && (
        <div className="mb-8 empty:hidden">
          <DenialList open={open} userId={userId} />
        </div>
      )}
      <HadStep value={hadStep}>
        <div data-steps className="grid scroll-mt-4 grid-cols-1 gap-6">
          <StepProgress step={open.step} />
          <ShownStep open={open} userId={userId} draft={letter.draft} onDraft={letter.change} />
        </div>
      </HadStep>
    </ReadingPage>
  );
};

interface ShownStepProps extends DeniedViewProps {
  readonly draft: LetterDraft;
  readonly onDraft: (draft: LetterDraft) => void;
}

const ShownStep = ({ open, userId, draft, onDraft }: ShownStepProps) => {
  switch (open.step) {
    case 'reason':
      return <ReasonStep open={open} />;
    case 'gather':
      return <GatherStep open={open} />;
    case 'about':
      return <AboutStep open={open} />;
    case 'deadlines':
      return <DeadlinesStep open={open} userId={userId} />;
    case 'letter':
      return <LetterStep open={open} draft={draft} onDraft={onDraft} />;
  }
};
