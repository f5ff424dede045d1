import { IDLE_MINUTES } from '@hearthway/domain/session/session.constants.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useId, useState } from 'react';
import { Button, buttonRow } from '../../../components/Button.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { useModal } from '../../../components/useModal.ts';
import { minutesAndSeconds, secondsUntil } from './countdown.ts';

const TICK_MS = 250;
const LAST_MINUTE_SECONDS = 60;

interface SessionWarningProps {
  /** Milliseconds since the epoch. */
  readonly endsAt: number;
  /** The session is being extended. */
  readonly isStaying: boolean;
  /** Extending the session failed. */
  readonly isUnheard: boolean;
  readonly onStay: () => void;
  readonly onLogOut: () => void;
}

/**
 * The browser's own modal dialog: it keeps the focus and gives it back, and the rest of the page is
 * out of reach meanwhile. Radix's would need a style that the pages' security policy forbids.
 */
export const SessionWarning = ({
  endsAt,
  isStaying,
  isUnheard,
  onStay,
  onLogOut,
}: SessionWarningProps) => {
  const { t } = useLingui();
  const id = useId();
  const dialog = useModal();
  const seconds = useSecondsUntil(endsAt);

  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-why`}
      onCancel={(event) => {
        event.preventDefault();
        onStay();
      }}
      // Browsers close a dialog at the second press of Escape, even when the page prevents the
      // first.
      onClose={({ currentTarget }) => {
        if (currentTarget.isConnected) currentTarget.showModal();
      }}
      className="pointer-events-auto m-auto w-[calc(100%-2rem)] max-w-md animate-appear overscroll-contain rounded-soft border border-line bg-raised p-6 text-text shadow-soft backdrop:bg-scrim/50"
    >
      <h2 id={`${id}-title`} className="text-xl">
        <Trans>Are you still there?</Trans>
      </h2>
      <p id={`${id}-why`} className="mt-2">
        <Trans>
          To keep your family’s information safe, we sign you out after {IDLE_MINUTES} minutes
          without activity. If that happens, what you typed will be waiting for you.
        </Trans>
      </p>
      <p role="timer" className="mt-4 text-center text-3xl font-bold tabular-nums">
        <span className="sr-only">
          <Trans>Time left:</Trans>{' '}
        </span>
        {minutesAndSeconds(seconds)}
      </p>
      <p aria-live="assertive" className="sr-only">
        {seconds <= LAST_MINUTE_SECONDS && t`You will be signed out in less than a minute.`}
      </p>
      <div role="alert" className="mt-4 empty:hidden">
        {isUnheard && (
          <Notice tone="caution">
            <Trans>We couldn’t reach our server. Please try again.</Trans>
          </Notice>
        )}
      </div>
      <div className={`mt-4 ${buttonRow}`}>
        <Button look="primary" onClick={onStay} isBusy={isStaying}>
          <Trans>Stay Logged In</Trans>
        </Button>
        <Button look="secondary" onClick={onLogOut}>
          <Trans>Log Out Now</Trans>
        </Button>
      </div>
    </dialog>
  );
};

const useSecondsUntil = (endsAt: number): number => {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const ticking = window.setInterval(() => setNow(Date.now()), TICK_MS);
    return () => window.clearInterval(ticking);
  }, []);
  return secondsUntil(endsAt, now);
};
