import { CALL_LINE_MAX_LENGTH } from '@hearthway/domain/insurance/insurance.constants.ts';
import { useLingui } from '@lingui/react/macro';
import { TextField } from '../../../components/TextField.tsx';
import type { CallNotes } from './useCallDraft.ts';

/** Proof of the call: name, time and reference number. */
export const BeforeYouHangUp = ({ notes: { draft, change } }: { readonly notes: CallNotes }) => {
  const { t } = useLingui();
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2 print:hidden">
      <TextField
        label={t`Name of the person`}
        autoComplete="off"
        value={draft.person}
        maxLength={CALL_LINE_MAX_LENGTH}
        onChange={({ target }) => change({ person: target.value })}
      />
      <TextField
        label={t`Reference number`}
        autoComplete="off"
        value={draft.reference}
        maxLength={CALL_LINE_MAX_LENGTH}
        onChange={({ target }) => change({ reference: target.value })}
      />
      <TextField
        label={t`Date of the call`}
        type="date"
        value={draft.calledOn}
        onChange={({ target }) => change({ calledOn: target.value })}
      />
      <TextField
        label={t`Time of the call`}
        type="time"
        value={draft.calledAt}
        onChange={({ target }) => change({ calledAt: target.value })}
      />
    </div>
  );
};
