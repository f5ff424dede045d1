import {
  CALL_OUTCOMES,
  type CallOutcome,
  HOLD_MINUTES_MAX,
  KEYS_MAX,
} from '@hearthway/domain/favorites/call-plan.constants.ts';
import type { CallPlan } from '@hearthway/domain/favorites/call-plan.contract.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { errorWords } from '../../../api/error-words.ts';
import { Button } from '../../../components/Button.tsx';
import { Select } from '../../../components/Select.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { FormProblem } from '../../../forms/FormProblem.tsx';
import { useCallChange } from './call-plan.query.ts';

interface CallFormsProps {
  readonly userId: string;
  readonly resourceId: string;
  readonly callAt: string | undefined;
  readonly noted: CallPlan['noted'][number] | undefined;
}

const NOT_SAVED = msg`We couldn’t save this. Please try again.`;

const OUTCOME_WORDS: Readonly<Record<CallOutcome, MessageDescriptor>> = {
  reached: msg`Someone answered`,
  voicemail: msg`Left a voicemail`,
  'no-answer': msg`No one answered`,
};

/** A time to call later, and a note of how the call went, behind a line each. */
export const CallForms = (props: CallFormsProps) => (
  <div className="grid grid-cols-1 gap-2 print:hidden">
    <details>
      <summary className="touch inline-flex cursor-pointer items-center font-semibold text-accent">
        <Trans>Call later</Trans>
      </summary>
      <LaterForm {...props} />
    </details>
    <details>
      <summary className="touch inline-flex cursor-pointer items-center font-semibold text-accent">
        <Trans>Note the call</Trans>
      </summary>
      <NoteForm key={props.noted?.notedAt} {...props} />
    </details>
  </div>
);

const LaterForm = ({ userId, resourceId, callAt }: CallFormsProps) => {
  const { t, i18n } = useLingui();
  const [time, setTime] = useState('');
  const { mutate, isPending, error } = useCallChange(userId);
  const send = (at: string | null): void =>
    mutate({ resourceId, kind: 'later', body: { callAt: at } }, { onSuccess: () => setTime('') });
  const isTime = !Number.isNaN(Date.parse(time));
  return (
    <form
      className="grid max-w-sm gap-3 py-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (isTime) send(new Date(time).toISOString());
      }}
    >
      <TextField
        label={t`Day and time, by your clock`}
        type="datetime-local"
        required
        value={time}
        onChange={({ target }) => setTime(target.value)}
      />
      <FormProblem problem={error === null ? undefined : errorWords(i18n, error, NOT_SAVED)} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="secondary" aria-disabled={isPending}>
          <Trans>Keep this time</Trans>
        </Button>
        {callAt !== undefined && (
          <Button look="secondary" aria-disabled={isPending} onClick={() => send(null)}>
            <Trans>Take the time off</Trans>
          </Button>
        )}
      </div>
    </form>
  );
};

const NoteForm = ({ userId, resourceId, noted }: CallFormsProps) => {
  const { t, i18n } = useLingui();
  const [outcome, setOutcome] = useState<CallOutcome>(noted?.outcome ?? 'reached');
  const [hold, setHold] = useState(noted?.holdMinutes?.toString() ?? '');
  const [keys, setKeys] = useState(noted?.keys ?? '');
  const { mutate, isPending, error } = useCallChange(userId);
  const pressed = keys.match(/[0-9*#]/g) ?? [];
  const isTooMany = pressed.length > KEYS_MAX || /[^0-9*#\s,-]/.test(keys);
  return (
    <form
      className="grid max-w-sm gap-3 py-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (isTooMany) return;
        const body = {
          outcome,
          holdMinutes: hold === '' ? null : Number(hold),
          keys: pressed.length === 0 ? null : pressed.join('-'),
        };
        mutate({ resourceId, kind: 'note', body });
      }}
    >
      <Select
        label={t`How did it go?`}
        options={CALL_OUTCOMES.map((value) => ({
          value,
          name: i18n._(OUTCOME_WORDS[value]),
        }))}
        value={outcome}
        onChoose={setOutcome}
      />
      <TextField
        label={t`Minutes on hold`}
        type="number"
        min={0}
        max={HOLD_MINUTES_MAX}
        step={1}
        value={hold}
        onChange={({ target }) => setHold(target.value)}
      />
      <TextField
        label={t`Menu keys that led to a person`}
        hint={t`For example 2-1. Other families see the minutes and keys, and never who noted them.`}
        error={isTooMany ? t`Up to ${KEYS_MAX} keys: 0 to 9, * and #` : undefined}
        value={keys}
        onChange={({ target }) => setKeys(target.value)}
      />
      <FormProblem problem={error === null ? undefined : errorWords(i18n, error, NOT_SAVED)} />
      <div>
        <Button type="submit" look="secondary" aria-disabled={isPending}>
          <Trans>Keep this note</Trans>
        </Button>
      </div>
    </form>
  );
};
