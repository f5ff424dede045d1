import { Trans } from '@lingui/react/macro';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, buttonRow } from '../../../components/Button.tsx';
import { stepAfter, stepBefore } from './steps.ts';
import type { OpenDenied } from './useDenied.ts';

interface StepButtonsProps {
  readonly open: OpenDenied;
  /** Reason why the next step is not open yet; undefined if it is. */
  readonly missing?: string | undefined;
  /** Replaces the link to the next step. */
  readonly onNext?: (() => void) | undefined;
  /** Label of the forward button. */
  readonly children?: ReactNode;
}

export const StepButtons = ({
  open: { step, go },
  missing,
  onNext,
  children,
}: StepButtonsProps) => (
  <div className="grid gap-2 print:hidden">
    {missing !== undefined && <p className="text-sm text-text-soft">{missing}</p>}
    <div className={buttonRow}>
      {stepBefore(step) !== step && (
        <Button look="secondary" onClick={() => go(stepBefore(step))}>
          <ArrowLeft aria-hidden className="size-4" />
          <Trans comment="To the step before">Back</Trans>
        </Button>
      )}
      {stepAfter(step) !== step && (
        <Button
          look="primary"
          disabled={missing !== undefined}
          onClick={onNext ?? (() => go(stepAfter(step)))}
        >
          {children ?? <Trans comment="To the step after">Next</Trans>}
          <ArrowRight aria-hidden className="size-4" />
        </Button>
      )}
    </div>
  </div>
);
