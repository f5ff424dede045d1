import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button, buttonRow } from '../../../components/Button.tsx';
import { FailedQuery } from '../../../components/FailedQuery.tsx';
import { PhoneCall } from '../../../components/illustrations/PhoneCall.tsx';
import { Loading } from '../../../components/Loading.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { PageHeading } from '../../../components/PageHeading.tsx';
import { PrintAndDownload } from '../../../components/PrintAndDownload.tsx';
import { ReadingPage } from '../../../components/ReadingPage.tsx';
import { May } from '../../household/shared/May.tsx';
import { keptPlan } from '../plan/kept-plan.ts';
import { NO_ANSWERS } from '../plan/plan-place.ts';
import { BeforeYouHangUp } from './BeforeYouHangUp.tsx';
import { CallLog } from './CallLog.tsx';
import { CallNumbers } from './CallNumbers.tsx';
import { KeepCall, KeepWithAccount } from './KeepCall.tsx';
import { PrintedCall } from './PrintedCall.tsx';
import { Questions } from './Questions.tsx';
import { useCallDraft } from './useCallDraft.ts';
import { questionsFor, useCallScript } from './useCallScript.ts';

interface CallPageProps {
  /** Owner of the notes in this browser; null for visitors. */
  readonly userId: string | null;
  /** Families keep a call log; staff do not. */
  readonly isFamily: boolean;
}

/** Call to the plan: whom to call, what to ask, and fields for the replies. */
export const CallPage = ({ userId, isFamily }: CallPageProps) => {
  const { t } = useLingui();
  const { script, codes, numbers } = useCallScript();
  const notes = useCallDraft(userId);
  const answers = usePlanAnswers(userId);
  return (
    <ReadingPage picture={<PhoneCall className="hidden w-full max-w-48 md:block print:hidden" />}>
      <Link to="/insurance-help" className="touch mb-2 inline-flex items-center gap-2 print:hidden">
        <ArrowLeft aria-hidden className="size-4" />
        <Trans>Insurance help</Trans>
      </Link>
      <PageHeading title={t`Plan your call`}>
        {t`One call to your plan, with the right questions, and a note of each reply.`}
      </PageHeading>
      {script.isPending ? (
        <Loading isPart />
      ) : (
        <div className="grid gap-8">
          {answers.source === null && <WhichPlanFirst />}
          <Part title={t`1. Whom to call`} isOnScreenOnly>
            <CallNumbers notes={notes} source={answers.source} numbers={numbers.data} />
            <FailedQuery query={numbers} title={t`We couldn’t load the phone numbers`} />
          </Part>
          <Part title={t`2. Have at hand`}>
            <ul className="measure list-disc ps-6">
              <li>
                <Trans>your insurance card</Trans>
              </li>
              <li>
                <Trans>your child’s full name and date of birth</Trans>
              </li>
              <li>
                <Trans>the diagnosis report, if there is one</Trans>
              </li>
              <li>
                <Trans>the clinic’s name, and the codes that it bills</Trans>
              </li>
              <li>
                <Trans>a pen, and time: ask “Do you have time for a list of questions?”</Trans>
              </li>
            </ul>
          </Part>
          <Part title={t`3. Ask, and note the replies`}>
            <FailedQuery query={script} title={t`We couldn’t load the questions`} />
            {script.data !== undefined && (
              <FailedQuery query={codes} title={t`We couldn’t load the codes`} />
            )}
            {script.data !== undefined && (
              <>
                <Questions
                  questions={questionsFor(script.data, answers)}
                  codes={codes.data}
                  answers={answers}
                  notes={notes}
                  language={script.data.language}
                />
                <PrintedCall
                  questions={questionsFor(script.data, answers)}
                  codes={codes.data}
                  draft={notes.draft}
                  language={script.data.language}
                />
              </>
            )}
          </Part>
          <Part title={t`4. Before you hang up`} isOnScreenOnly>
            <BeforeYouHangUp notes={notes} />
          </Part>
          <div className="grid gap-3 border-t border-line pt-5 print:hidden">
            {notes.isRefused ? (
              <Notice tone="caution">
                <Trans>This browser keeps nothing. Print the page before you close it.</Trans>
              </Notice>
            ) : (
              <p className="measure text-sm text-text-soft">
                <Trans>
                  Your notes stay in this browser as you type, also without a network, until you
                  clear them or sign out.
                </Trans>
              </p>
            )}
            {script.data !== undefined && userId !== null && isFamily && (
              <May effect="write" scope="insurance">
                <KeepCall
                  userId={userId}
                  notes={notes}
                  questions={script.data.data.questions.map(({ id }) => id)}
                />
              </May>
            )}
            {userId === null && <KeepWithAccount />}
            <div className={buttonRow}>
              <PrintAndDownload>
                <Button look="quiet" onClick={notes.clear}>
                  <Trans>Clear the notes</Trans>
                </Button>
              </PrintAndDownload>
            </div>
          </div>
          {userId !== null && isFamily && <CallLog userId={userId} script={script.data} />}
        </div>
      )}
    </ReadingPage>
  );
};

/** Answers of the plan questions, kept in this browser. */
const usePlanAnswers = (userId: string | null) => {
  const [answers, setAnswers] = useState(NO_ANSWERS);
  useEffect(() => {
    const kept = keptPlan(userId);
    setAnswers(kept.read()?.answers ?? NO_ANSWERS);
    return kept.hear((other) => setAnswers(other?.answers ?? NO_ANSWERS));
  }, [userId]);
  return answers;
};

const WhichPlanFirst = () => (
  <div className="print:hidden">
    <Notice tone="info">
      <Trans>
        Not sure which kind of plan it is? <Link to="/insurance-help/plan">Find out first</Link>:
        then the questions fit your plan.
      </Trans>
    </Notice>
  </div>
);

interface PartProps {
  readonly title: string;
  readonly isOnScreenOnly?: boolean;
  readonly children: ReactNode;
}

const Part = ({ title, isOnScreenOnly = false, children }: PartProps) => {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={`grid grid-cols-1 gap-4 ${isOnScreenOnly ? 'print:hidden' : ''}`}
    >
      <h2 id={id} className="break-after-avoid text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
};
