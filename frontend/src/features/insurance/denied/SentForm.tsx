import type { FilingStep } from '@hearthway/domain/insurance/appeal-steps.constants.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { FormButtons } from '../../../forms/FormButtons.tsx';
import { FormProblem } from '../../../forms/FormProblem.tsx';
import { DayField } from './DayField.tsx';
import { useDayCheck } from './useDayCheck.ts';
import type { Records } from './useRecords.ts';

interface SentFormProps {
  readonly step: FilingStep;
  readonly records: Records;
  readonly onClose: () => void;
}

/** The day on which the family sent a step of its appeal. */
export const SentForm = ({ step, records, onClose }: SentFormProps) => {
  const { t } = useLingui();
  const { today, problemOf } = useDayCheck();
  const [day, setDay] = useState<string | null>(today);
  const [isTried, setIsTried] = useState(false);
  const problem = problemOf(day, records.letterOn);
  return (
    <form
      method="post"
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        setIsTried(true);
        if (day !== null && problem === undefined)
          records.record({ step, sentOn: day, decided: null }, onClose);
      }}
    >
      <FormProblem problem={records.problem} />
      <DayField
        label={t`The day on which you sent it`}
        hint={t`Keep a copy, and proof that it was sent.`}
        error={isTried ? problem : undefined}
        day={day}
        onDay={setDay}
      />
      <FormButtons isPending={records.isPending} onCancel={onClose}>
        <Trans>Record it</Trans>
      </FormButtons>
    </form>
  );
};
