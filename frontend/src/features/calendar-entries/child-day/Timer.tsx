import { MINUTE_MS, SECOND_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../../components/Button.tsx';
import { useNow } from './useNow.ts';
import type { RunningTimer } from './useTimer.ts';

interface TimerProps {
  readonly running: RunningTimer;
  readonly onStop: () => void;
}

/** Steps in which the disc empties where little is to move. */
const CALM_STEPS = 12;

const prefersCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Disc that empties: time that is left, without numbers and without a sound. */
export const Timer = ({ running: { minutes, endsAt }, onStop }: TimerProps) => {
  const { t } = useLingui();
  const now = useNow(SECOND_MS);
  const leftMs = Math.max(0, endsAt - now.getTime());
  const share = Math.min(1, leftMs / (minutes * MINUTE_MS));
  const shown = prefersCalm() ? Math.ceil(share * CALM_STEPS) / CALM_STEPS : share;
  const left = Math.ceil(leftMs / MINUTE_MS);
  return (
    <div className="flex flex-wrap items-center gap-6 print:hidden">
      <div
        role="timer"
        aria-label={t`Time left: ${plural(left, { one: '# minute', other: '# minutes' })}`}
      >
        <svg viewBox="0 0 64 64" aria-hidden className="size-40 -rotate-90 sm:size-48" fill="none">
          <circle cx="32" cy="32" r="30" strokeWidth="2.5" className="fill-raised stroke-text" />
          <circle
            cx="32"
            cy="32"
            r="13.5"
            strokeWidth="27"
            pathLength="1"
            strokeDasharray={`${shown} 1`}
            className="stroke-accent"
          />
        </svg>
      </div>
      <p role="status" className="text-3xl">
        {leftMs === 0 && <Trans>Time is up.</Trans>}
      </p>
      <Button look="quiet" onClick={onStop}>
        <Trans>Stop the timer</Trans>
      </Button>
    </div>
  );
};
