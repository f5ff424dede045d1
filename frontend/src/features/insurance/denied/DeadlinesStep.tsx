import { appealClock } from '@hearthway/domain/insurance/appeal-clock.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../../components/Button.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { PrintAndDownload } from '../../../components/PrintAndDownload.tsx';
import { useToday } from '../../../components/useToday.ts';
import { May } from '../../household/shared/May.tsx';
import { AccountPanel } from './AccountPanel.tsx';
import { PLAN_TYPE_WORDS } from './about-words.ts';
import { type Answers, UNKNOWN_PLAN } from './answers.ts';
import { appealCaseOf } from './appeal-case.ts';
import { CalendarButton } from './CalendarButton.tsx';
import { dayWords } from './day-words.ts';
import { HelpSection } from './HelpSection.tsx';
import { LetterNotice } from './LetterNotice.tsx';
import { NextDeadline } from './NextDeadline.tsx';
import { StartHere } from './StartHere.tsx';
import { StepButtons } from './StepButtons.tsx';
import { StepHeading } from './StepHeading.tsx';
import { STEP_WORDS } from './step-words.ts';
import { Timeline } from './Timeline.tsx';
import { type AccountDenial, useAccountDenial } from './useAccountDenial.ts';
import type { OpenDenied } from './useDenied.ts';
import { useRecords } from './useRecords.ts';
import { WaysOn } from './WaysOn.tsx';

interface DeadlinesStepProps {
  readonly open: OpenDenied;
  /** Family id; null for a visitor. */
  readonly userId: string | null;
}

/** All dates of the appeal, next first. */
export const DeadlinesStep = ({ open, userId }: DeadlinesStepProps) =>
  userId === null ? <Deadlines open={open} /> : <FamilyDeadlines open={open} userId={userId} />;

const FamilyDeadlines = ({
  open,
  userId,
}: {
  readonly open: OpenDenied;
  readonly userId: string;
}) => {
  const account = useAccountDenial({ open, userId });
  return <Deadlines open={open} account={account} userId={userId} />;
};

interface DeadlinesProps {
  readonly open: OpenDenied;
  readonly account?: AccountDenial;
  readonly userId?: string;
}

const Deadlines = ({ open, account, userId = '' }: DeadlinesProps) => {
  const { i18n } = useLingui();
  const today = useToday();
  const { answers } = open;
  const records = useRecords({ open, savedFor: account?.saved === undefined ? null : userId });
  const appeal = appealCaseOf(answers);
  if (appeal === undefined) return null;
  const clock = appealClock(appeal, today);
  return (
    <>
      <StepHeading>{i18n._(STEP_WORDS.deadlines)}</StepHeading>
      <Summary answers={answers} onChange={() => open.go('about')} />
      {answers.planType === UNKNOWN_PLAN && <StartHere />}
      <LetterNotice letter={clock.letter} letterOn={appeal.letterOn} />
      {clock.next !== null && (
        <NextDeadline deadline={clock.next} onWrite={() => open.go('letter')} />
      )}
      <Timeline deadlines={clock.deadlines} next={clock.next} records={records} />
      <May effect="write" scope="insurance">
        <AccountPanel open={open} account={account} />
      </May>
      <WaysOn ways={clock.waysOn} />
      <HelpSection
        state={answers.state}
        planType={answers.planType === UNKNOWN_PLAN ? null : answers.planType}
      />
      <Notice tone="caution">
        <Trans>
          The date and the instructions in your letter come first. When two dates differ, use the
          earlier one. This is not legal advice.
        </Trans>
      </Notice>
      <PrintAndDownload>
        <CalendarButton
          id={answers.denialId ?? `letter-${appeal.letterOn}`}
          deadlines={clock.deadlines}
        />
      </PrintAndDownload>
      <StepButtons open={open}>
        <Trans>Write the appeal letter</Trans>
      </StepButtons>
    </>
  );
};

interface SummaryProps {
  readonly answers: Answers;
  readonly onChange: () => void;
}

/** Answers that determine the dates. */
const Summary = ({ answers: { planType, letterOn }, onChange }: SummaryProps) => {
  const { t, i18n } = useLingui();
  const plan =
    planType === null || planType === UNKNOWN_PLAN
      ? t`Kind of plan not known yet`
      : i18n._(PLAN_TYPE_WORDS[planType]);
  const day = letterOn === null ? '' : dayWords(i18n, letterOn);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <dl className="min-w-0">
        <dt className="sr-only">
          <Trans>Kind of plan</Trans>
        </dt>
        <dd className="font-semibold">{plan}</dd>
        <dt className="sr-only">
          <Trans>Date on the letter</Trans>
        </dt>
        <dd className="text-text-soft">
          <Trans>Letter of {day}</Trans>
        </dd>
      </dl>
      <div className="print:hidden">
        <Button look="secondary" onClick={onChange}>
          <Trans>Change</Trans>
        </Button>
      </div>
    </div>
  );
};
