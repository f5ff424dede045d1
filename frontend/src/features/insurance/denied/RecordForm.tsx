import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { FormButtons } from '../../../forms/FormButtons.tsx';
import { FormProblem } from '../../../forms/FormProblem.tsx';
import type { Records } from './useRecords.ts';

interface RecordFormProps {
  readonly records: Records;
  readonly onRecord: () => void;
  readonly onClose: () => void;
  /** Form fields. */
  readonly children: ReactNode;
}

/** Form that records an event of an appeal. */
export const RecordForm = ({ records, onRecord, onClose, children }: RecordFormProps) => (
  <form
    method="post"
    noValidate
    className="grid gap-4"
    onSubmit={(event) => {
      event.preventDefault();
      onRecord();
    }}
  >
    <FormProblem problem={records.problem} />
    {children}
    <FormButtons isPending={records.isPending} onCancel={onClose}>
      <Trans>Record it</Trans>
    </FormButtons>
  </form>
);
