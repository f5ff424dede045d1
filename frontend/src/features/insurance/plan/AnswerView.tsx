import { coverageOf, type Doubt } from '@hearthway/domain/insurance/coverage.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Button, buttonRow } from '../../../components/Button.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { PrintAndDownload } from '../../../components/PrintAndDownload.tsx';
import { GivenAnswers } from './GivenAnswers.tsx';
import { StepHeading } from './Question.tsx';
import type { StepProps } from './SourceQuestion.tsx';

/** What is not certain yet, and how to find out. */
const DOUBT_WORDS: Readonly<Record<Doubt, MessageDescriptor>> = {
  source: msg`Where the plan comes from. The card, the welcome letter or the benefits office tells you.`,
  funding: msg`Who funds or runs the plan. That decides which law counts.`,
  state: msg`The state. Without it we can’t show you a state’s law.`,
  'issuing-state': msg`The state that issued the policy. Ask the benefits office: its law counts.`,
  'law-not-found': msg`The law of this state. We have not found it yet.`,
  'depends-on-plan': msg`Whether state law binds this plan. It depends on the plan.`,
  age: msg`Your child’s age. Some rules end with a birthday.`,
};

/** What the answers mean. */
export const AnswerView = ({ plan, had }: StepProps) => {
  const { t } = useLingui();
  const id = useId();
  const coverage = coverageOf({ answers: plan.answers, rules: {}, isLawFound: false });
  return (
    <div className="grid gap-6">
      <StepHeading id={id} had={had}>
        {t`What your answers mean`}
      </StepHeading>
      <GivenAnswers plan={plan} />
      {coverage.doubts.length > 0 && (
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
      <div className={buttonRow}>
        <PrintAndDownload>
          <Button look="quiet" onClick={() => plan.send({ type: 'start-over' })}>
            <Trans>Start over and clear the answers</Trans>
          </Button>
        </PrintAndDownload>
      </div>
    </div>
  );
};
