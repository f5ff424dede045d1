import {
  OUTCOME_WORDS,
  OUTCOMES,
  type Outcome,
} from '@hearthway/domain/insurance/denials.constants.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { TakenStep } from './answers.ts';
import { Choices } from './Choices.tsx';
import { DayField } from './DayField.tsx';
import { RecordForm } from './RecordForm.tsx';
import { saidWords } from './said-words.ts';
import { useDayCheck } from './useDayCheck.ts';
import type { Records } from './useRecords.ts';

interface DecisionFormProps {
  readonly taken: TakenStep;
  readonly records: Records;
  readonly onClose: () => void;
}

/** Records the decision on a step of the appeal. */
export const DecisionForm = ({ taken, records, onClose }: DecisionFormProps) => {
  const { t, i18n } = useLingui();
  const { today, problemOf } = useDayCheck();
  const [outcome, setOutcome] = useState<Outcome | null>(taken.decided?.outcome ?? null);
  const [day, setDay] = useState<string | null>(taken.decided?.on ?? today);
  const [isTried, setIsTried] = useState(false);
  const problem = problemOf(day, taken.sentOn);
  return (
    <RecordForm
      records={records}
      onClose={onClose}
      onRecord={() => {
        setIsTried(true);
        if (outcome !== null && day !== null && problem === undefined)
          records.record({ ...taken, decided: { on: day, outcome } }, onClose);
      }}
    >
      <Choices
        legend={<Trans>What did they decide?</Trans>}
        error={isTried && outcome === null ? t`Choose what they decided.` : undefined}
        choices={OUTCOMES.map((value) => ({
          value,
          name: saidWords(i18n, OUTCOME_WORDS[value]),
        }))}
        chosen={outcome}
        onChoose={setOutcome}
      />
      <DayField
        label={t`Date on their answer`}
        error={isTried ? problem : undefined}
        day={day}
        onDay={setDay}
      />
    </RecordForm>
  );
};
