import { Trans, useLingui } from '@lingui/react/macro';
import { TimerIcon } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../components/Button.tsx';

/** A timer of a step: it counts by the clock, so that a sleeping tab does not slow it down. */
export const Timer = ({ minutes }: { readonly minutes: number }) => {
  const { t } = useLingui();
  const [endsAt, setEndsAt] = useState<number>();
  const [now, setNow] = useState(0);
  const left = endsAt === undefined ? 0 : Math.max(0, Math.ceil((endsAt - now) / 1000));
  const isRunning = endsAt !== undefined && left > 0;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [isRunning]);
  const start = (): void => {
    const started = Date.now();
    setNow(started);
    setEndsAt(started + minutes * 60_000);
  };
  if (isRunning) {
    const rest = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
    return (
      <Button
        look="secondary"
        onClick={() => setEndsAt(undefined)}
        aria-label={t`Stop the timer, ${rest} left`}
      >
        <TimerIcon aria-hidden className="size-4" />
        <span className="tabular-nums">{rest}</span>
      </Button>
    );
  }
  return (
    <span className="inline-flex flex-wrap items-center gap-2 print:hidden">
      <Button look="quiet" onClick={start}>
        <TimerIcon aria-hidden className="size-4" />
        <Trans>Start {minutes} min</Trans>
      </Button>
      <span role="status" className="font-semibold">
        {endsAt !== undefined && <Trans>Time is up</Trans>}
      </span>
    </span>
  );
};
