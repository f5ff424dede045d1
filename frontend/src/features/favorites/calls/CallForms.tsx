import {
  CALL_OUTCOMES,
  type CallOutcome,
  HOLD_MINUTES_MAX,
  KEYS_MAX,
} from '@hearthway/domain/favorites/call-plan.constants.ts';
import type { CallPlan } from '@hearthway/domain/favorites/call-plan.contract.ts';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { errorWords } from '../../../api/error-words.ts';
import { Button } from '../../../components/Button.tsx';
import { Select } from '../../../components/Select.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { FormProblem } from '../../../forms/FormProblem.tsx';
import { useCallChange } from './call-plan.query.ts';
import { OUTCOME_WORDS } from './outcome-words.ts';

interface CallFormsProps {
  readonly userId: string;
  readonly resourceId: string;
  /** ISO day for which it is planned. */
  readonly day: string;
  readonly callAt: string | undefined;
  readonly noted: CallPlan['noted'][number] | undefined;
}

const NOT_SAVED = msg`We couldn’t save this. Please try again.`;

/** Forms for a time to call later and for a note of the call, each folded behind a line. */
export const CallForms = (props: CallFormsProps) => (
  <div className="grid grid-cols-1 print:hidden">
    <LaterForm {...props} />
    <details>
      <summary className={SUMMARY}>
        <Trans>Note the call</Trans>
      </summary>
      <NoteForm {...props} />
    </details>
  </div>
);

const SUMMARY = 'touch cursor-pointer content-center font-semibold text-accent';

/** Hour proposed for a call, by this device's clock: most offices are open. */
const TIME_PROPOSED = 'T10:00';

const LaterForm = ({ userId, resourceId, day, callAt }: CallFormsProps) => {
  const { t, i18n } = useLingui();
  const summary = useRef<HTMLElement>(null);
  const [time, setTime] = useState(`${day}${TIME_PROPOSED}`);
  const { mutate, isPending, error } = useCallChange(userId);
  const send = (at: string | null): void =>
    mutate(
      { resourceId, kind: 'later', body: { callAt: at } },
      // The pressed button leaves the page with the time, and would take the focus along.
      { onSuccess: () => at === null && summary.current?.focus() },
    );
  const isTime = !Number.isNaN(Date.parse(time));
  return (
    <details>
      <summary ref={summary} className={SUMMARY}>
        <Trans>Call later</Trans>
      </summary>
      <form
        className="grid max-w-sm gap-3 py-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (isTime && !isPending) send(new Date(time).toISOString());
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
          <Button type="submit" look="secondary" isBusy={isPending}>
            <Trans>Keep this time</Trans>
          </Button>
          {callAt !== undefined && (
            <Button look="secondary" isBusy={isPending} onClick={() => send(null)}>
              <Trans>Take the time off</Trans>
            </Button>
          )}
        </div>
      </form>
    </details>
  );
};

const NoteForm = ({ userId, resourceId, noted }: CallFormsProps) => {
  const { t, i18n } = useLingui();
  const [outcome, setOutcome] = useState<CallOutcome>(noted?.outcome ?? 'reached');
  const [hold, setHold] = useState(noted?.holdMinutes?.toString() ?? '');
  const [keys, setKeys] = useState(noted?.keys ?? '');
  const { mutate, isPending, error } = useCallChange(userId);
  const pressed = keys.match(/[0-9*#]/g) ?? [];
  const isReached = outcome === 'reached';
  const isTooMany = isReached && (pressed.length > KEYS_MAX || /[^0-9*#\s,-]/.test(keys));
  return (
    <form
      className="grid max-w-sm gap-3 py-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (isTooMany || isPending) return;
        const body = {
          outcome,
          holdMinutes: hold === '' ? null : Number(hold),
          keys: isReached && pressed.length > 0 ? pressed.join('-') : null,
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
      {isReached && (
        <TextField
          label={t`Menu keys that led to a person`}
          hint={t`For example 2-1`}
          error={isTooMany ? t`Up to ${KEYS_MAX} keys: 0 to 9, * and #` : undefined}
          value={keys}
          onChange={({ target }) => setKeys(target.value)}
        />
      )}
      <p className="text-sm text-text-soft">
        <Trans>Minutes and keys help other families. They never see who noted them.</Trans>
      </p>
      <FormProblem problem={error === null ? undefined : errorWords(i18n, error, NOT_SAVED)} />
      <div>
        <Button type="submit" look="secondary" isBusy={isPending}>
          <Trans>Keep this note</Trans>
        </Button>
      </div>
    </form>
  );
};
