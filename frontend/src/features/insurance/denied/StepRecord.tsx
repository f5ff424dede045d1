import type { Deadline } from '@hearthway/domain/insurance/appeal-case.ts';
import {
  FILING_STEPS,
  type FilingStep,
} from '@hearthway/domain/insurance/appeal-steps.constants.ts';
import { OUTCOME_WORDS } from '@hearthway/domain/insurance/denials.constants.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Disclosed } from '../../../forms/Disclosed.tsx';
import { May } from '../../household/shared/May.tsx';
import type { TakenStep } from './answers.ts';
import { DecisionForm } from './DecisionForm.tsx';
import { dayWords } from './day-words.ts';
import { SentForm } from './SentForm.tsx';
import { saidWords } from './said-words.ts';
import type { Records } from './useRecords.ts';

interface StepRecordProps {
  readonly deadline: Deadline;
  readonly records: Records;
}

const filingStep = (step: string): FilingStep | undefined =>
  FILING_STEPS.find((each) => each === step);

/** Shows when a step was sent and its decision, with the forms to record them. */
export const StepRecord = ({ deadline, records }: StepRecordProps) => {
  const { t } = useLingui();
  const step = filingStep(deadline.step);
  if (step === undefined || deadline.state === 'waiting') return null;
  const taken = records.taken.find((each) => each.step === step);
  if (taken === undefined)
    return (
      <May effect="write" scope="insurance">
        <div className="mt-2 print:hidden">
          <Disclosed label={t`I have sent this`}>
            {(close) => <SentForm step={step} records={records} onClose={close} />}
          </Disclosed>
        </div>
      </May>
    );
  return (
    <div className="mt-2 grid gap-3">
      <TakenWords taken={taken} />
      <May effect="write" scope="insurance">
        <div className="print:hidden">
          <Disclosed label={taken.decided === null ? t`They have answered` : t`Change the answer`}>
            {(close) => <DecisionForm taken={taken} records={records} onClose={close} />}
          </Disclosed>
        </div>
      </May>
    </div>
  );
};

const TakenWords = ({ taken: { sentOn, decided } }: { readonly taken: TakenStep }) => {
  const { i18n } = useLingui();
  const sent = dayWords(i18n, sentOn);
  if (decided === null)
    return (
      <p>
        <Trans>You sent it on {sent}.</Trans>
      </p>
    );
  const on = dayWords(i18n, decided.on);
  const outcome = saidWords(i18n, OUTCOME_WORDS[decided.outcome]);
  return (
    <p>
      <Trans>
        You sent it on {sent}. The answer of {on}: <strong>{outcome}</strong>.
      </Trans>
    </p>
  );
};
