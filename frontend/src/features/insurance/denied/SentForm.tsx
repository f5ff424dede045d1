import type { FilingStep } from '@hearthway/domain/insurance/appeal-steps.constants.ts';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { DayField } from './DayField.tsx';
import { RecordForm } from './RecordForm.tsx';
import { useDayCheck } from './useDayCheck.ts';
import type { Records } from './useRecords.ts';

interface SentFormProps {
  readonly step: FilingStep;
  readonly records: Records;
  readonly onClose: () => void;
}

/** Records the day on which the family sent a step of its appeal. */
export const SentForm = ({ step, records, onClose }: SentFormProps) => {
  const { t } = useLingui();
  const { today, problemOf } = useDayCheck();
  const [day, setDay] = useState<string | null>(today);
  const [isTried, setIsTried] = useState(false);
  const problem = problemOf(day, records.letterOn);
  return (
    <RecordForm
      records={records}
      onClose={onClose}
      onRecord={() => {
        setIsTried(true);
        if (day !== null && problem === undefined)
          records.record({ step, sentOn: day, decided: null }, onClose);
      }}
    >
      <DayField
        label={t`The day on which you sent it`}
        hint={t`Keep a copy, and proof that it was sent.`}
        error={isTried ? problem : undefined}
        day={day}
        onDay={setDay}
      />
    </RecordForm>
  );
};
