import type { Doubt } from '@hearthway/domain/insurance/coverage.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Phone } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { Button, buttonClass, buttonRow } from '../../../components/Button.tsx';
import { FailedQuery } from '../../../components/FailedQuery.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { PrintAndDownload } from '../../../components/PrintAndDownload.tsx';
import { AnswerParts } from './AnswerParts.tsx';
import { GivenAnswers } from './GivenAnswers.tsx';
import { StepHeading } from './Question.tsx';
import type { StepProps } from './SourceQuestion.tsx';
import { usePlanFacts } from './usePlanFacts.ts';
import { Verdict } from './Verdict.tsx';

/** Explains how to resolve each doubt. */
const DOUBT_WORDS: Readonly<Record<Doubt, MessageDescriptor>> = {
  source: msg`Where the plan comes from. The card, the welcome letter or the benefits office tells you.`,
  funding: msg`Who funds or runs the plan. That decides which law counts.`,
  state: msg`The state. Without it we can’t show you a state’s law.`,
  'issuing-state': msg`The state that issued the policy. Ask the benefits office: its law counts.`,
  'law-not-found': msg`The law of this state. We have not found it yet.`,
  'depends-on-plan': msg`Whether state law binds this plan. Ask the plan, and ask for the answer in writing.`,
  age: msg`Your child’s age. Some rules end with a birthday.`,
};

/** Result of the answers, on screen and paper. */
export const AnswerView = ({ plan, had }: StepProps) => {
  const { t } = useLingui();
  const id = useId();
  const facts = usePlanFacts(plan.answers);
  const { coverage, types, rules, law } = facts;
  const isLoading = types.isPending || (law?.isPending ?? false);
  return (
    <div className="grid gap-6" aria-busy={isLoading}>
      <StepHeading id={id} had={had}>
        {t`What your answers mean`}
      </StepHeading>
      <FailedQuery query={types} title={t`We couldn’t load the rules about plans`} />
      <FailedQuery query={rules} title={t`We couldn’t load the federal rules`} />
      {law !== undefined && (
        <FailedQuery query={law} title={t`We couldn’t load the law of your state`} />
      )}
      {isLoading ? (
        <div role="status" className="grid animate-breathe gap-4">
          <p className="sr-only">
            <Trans>One moment…</Trans>
          </p>
          <div className="h-20 rounded-soft bg-sunken" />
        </div>
      ) : (
        <Verdict coverage={coverage} answers={plan.answers} />
      )}
      <GivenAnswers plan={plan} />
      {!isLoading && coverage.doubts.length > 0 && (
        <Notice tone="caution">
          <h3 className="font-semibold">
            <Trans>Not certain yet</Trans>
          </h3>
          <ul className="list-disc ps-6">
            {coverage.doubts.map((doubt) => (
              <li key={doubt}>{t(DOUBT_WORDS[doubt])}</li>
            ))}
          </ul>
        </Notice>
      )}
      <div className={`${buttonRow} print:hidden`}>
        <Link to="/insurance-help/call" className={buttonClass('primary')}>
          <Phone aria-hidden className="size-4" />
          <Trans>Plan your call</Trans>
        </Link>
        <Link to="/insurance-help/denied" className={buttonClass('secondary')}>
          <Trans>They said no</Trans>
        </Link>
      </div>
      {!isLoading && <AnswerParts facts={facts} answers={plan.answers} />}
      <div className="border-t border-line pt-5 print:hidden">
        <PrintAndDownload>
          <Button look="quiet" onClick={() => plan.send({ type: 'start-over' })}>
            <Trans>Start over and clear the answers</Trans>
          </Button>
        </PrintAndDownload>
      </div>
      <p className="measure text-sm text-text-soft">
        <Trans>
          This is information, not legal advice. Your plan’s own papers decide. Confirm with your
          plan what matters to you.
        </Trans>
      </p>
    </div>
  );
};
