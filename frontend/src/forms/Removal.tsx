import { HOUR_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import { RESTORE_HOURS } from '@hearthway/domain/kernel/retention.constants.ts';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { errorWords } from '../api/error-words.ts';
import { Button, buttonRow } from '../components/Button.tsx';
import { FormProblem } from './FormProblem.tsx';
import type { useRemoval } from './useRemoval.ts';

interface ConfirmRemovalProps {
  /** Word on the button. */
  readonly name: string;
  /** Accessible name of the button, which says what it removes. */
  readonly label: string;
  /** Button that confirms. */
  readonly confirm: string;
  readonly isPending: boolean;
  readonly onConfirm: () => void;
  /** Question, which names what goes as well. */
  readonly children: ReactNode;
}

/** Button that asks before it removes. */
export const ConfirmRemoval = ({
  name,
  label,
  confirm,
  isPending,
  onConfirm,
  children,
}: ConfirmRemovalProps) => {
  const [isAsked, setIsAsked] = useState(false);
  if (!isAsked)
    return (
      <Button look="quiet" aria-label={label} onClick={() => setIsAsked(true)}>
        {name}
      </Button>
    );
  return (
    <div className="grid w-full gap-3">
      <div>{children}</div>
      <div className={buttonRow}>
        <Button look="danger" isBusy={isPending} onClick={onConfirm}>
          {confirm}
        </Button>
        <Button look="secondary" autoFocus onClick={() => setIsAsked(false)}>
          <Trans>No, keep it</Trans>
        </Button>
      </div>
    </div>
  );
};

interface RemovedProps {
  readonly removedAt: string | null;
  readonly removal: Pick<ReturnType<typeof useRemoval>, 'mutate' | 'isPending' | 'error'>;
  /** Sentence on what was removed; `until` is when it is gone for good. */
  readonly children: (until: string) => ReactNode;
}

/** A removed object, for as long as it can be taken back. */
export const Removed = ({
  removedAt,
  removal: { mutate, isPending, error },
  children,
}: RemovedProps) => {
  const { i18n } = useLingui();
  const until = i18n.date(new Date(Date.parse(removedAt ?? '') + RESTORE_HOURS * HOUR_MS), {
    weekday: 'long',
    hour: 'numeric',
    minute: '2-digit',
  });
  return (
    <section className="grid grid-cols-1 gap-3 rounded-soft border border-line p-4 wrap-anywhere">
      <FormProblem
        problem={
          error === null
            ? undefined
            : errorWords(i18n, error, msg`We couldn’t take this back. Please try again.`)
        }
      />
      <p>{children(until)}</p>
      <div>
        <Button look="secondary" isBusy={isPending} onClick={() => mutate('restore')}>
          <Trans>Take it back</Trans>
        </Button>
      </div>
    </section>
  );
};
