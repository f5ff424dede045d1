import type { RecipeShown } from '@hearthway/domain/recipes/recipes.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { Timer } from './Timer.tsx';

interface StepModeProps {
  readonly title: string;
  readonly steps: RecipeShown['steps'];
  readonly onClose: () => void;
}

/** One step at a time in large letters. Arrow keys, the space bar and Enter go on; the screen stays on. */
export const StepMode = ({ title, steps, onClose }: StepModeProps) => {
  const { t } = useLingui();
  const [at, setAt] = useState(0);
  useWakeLock();
  const go = (by: number): void =>
    setAt((before) => Math.min(steps.length - 1, Math.max(0, before + by)));
  const step = steps[at];
  const number = at + 1;
  const count = steps.length;
  return (
    <Dialog
      place="corner"
      aria-label={t`${title}, step by step`}
      onClose={onClose}
      onKeyDown={({ key }) => {
        if (key === 'ArrowRight' || key === 'PageDown') go(1);
        if (key === 'ArrowLeft' || key === 'PageUp') go(-1);
      }}
    >
      <div className="flex min-h-full flex-col gap-4 p-6">
        <div className="flex items-center justify-between gap-2">
          <p className="font-semibold">
            <Trans>
              Step {number} of {count}
            </Trans>
          </p>
          <Button look="quiet" onClick={onClose}>
            <X aria-hidden className="size-5" />
            <Trans>Close</Trans>
          </Button>
        </div>
        <p aria-live="polite" className="grow text-3xl leading-snug">
          {step?.text}
        </p>
        {step?.minutes !== null && step !== undefined && <Timer key={at} minutes={step.minutes} />}
        <div className="flex gap-3 *:grow">
          <Button look="secondary" disabled={at === 0} onClick={() => go(-1)}>
            <ChevronLeft aria-hidden className="size-5" />
            <Trans>Back</Trans>
          </Button>
          <Button look="primary" onClick={() => (number === count ? onClose() : go(1))}>
            {number === count ? <Trans>Done</Trans> : <Trans>Next</Trans>}
            <ChevronRight aria-hidden className="size-5" />
          </Button>
        </div>
      </div>
    </Dialog>
  );
};

/** Keeps the screen on while it is shown, where the browser can; asks again after the tab was hidden. */
const useWakeLock = (): void => {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    const ask = async (): Promise<void> => {
      try {
        const given = await navigator.wakeLock.request('screen');
        if (isOver) await given.release();
        else lock = given;
      } catch {
        // A battery that is nearly empty: the step stays readable without it.
        lock = undefined;
      }
    };
    const askAgain = (): void => {
      if (document.visibilityState === 'visible') void ask();
    };
    void ask();
    document.addEventListener('visibilitychange', askAgain);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', askAgain);
      void lock?.release();
    };
  }, []);
};
