import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Button, buttonRow } from '../../../components/Button.tsx';
import { ProgressBar } from '../shared/ProgressBar.tsx';
import { isAnswered, stepOf, stepsIn } from './module-state.ts';
import type { OpenModule } from './useModule.ts';

/** How far the person is: `3 of 7`. */
export const StepProgress = ({ open: { snapshot } }: { readonly open: OpenModule }) => {
  const { t } = useLingui();
  const step = stepOf(snapshot.context) + 1;
  const total = stepsIn(snapshot.context);
  return (
    <div className="flex items-center gap-3 text-sm text-text-soft tabular-nums">
      <ProgressBar label={t`Progress in this lesson`} value={step} max={total} />
      <span className="shrink-0">
        <Trans comment="Sections of a lesson">
          {step} of {total}
        </Trans>
      </span>
    </div>
  );
};

/** Previous and Next; at the end, Complete Quiz. */
export const StepButtons = ({ open: { snapshot, send } }: { readonly open: OpenModule }) => {
  const { context } = snapshot;
  const step = stepOf(context);
  const isLast = step === stepsIn(context) - 1;
  const isQuiz = context.place.section === null;
  const isReady = !isQuiz || isAnswered(context);
  return (
    <div className="grid gap-2">
      {isQuiz && !isReady && (
        <p className="text-sm text-text-soft">
          <Trans>Answer all the questions to go on.</Trans>
        </p>
      )}
      <div className={buttonRow}>
        {step > 0 && (
          <Button look="secondary" onClick={() => send({ type: 'previous' })}>
            <ArrowLeft aria-hidden className="size-4" />
            <Trans comment="To the section before">Previous</Trans>
          </Button>
        )}
        <Button
          look="primary"
          disabled={!isReady}
          // Until the account's progress is known.
          isBusy={snapshot.hasTag('busy') || snapshot.matches('loading')}
          onClick={() => send({ type: 'next' })}
        >
          {isQuiz ? (
            <Trans>Complete Quiz</Trans>
          ) : isLast ? (
            <Trans>Finish</Trans>
          ) : (
            <Trans comment="To the section after">Next</Trans>
          )}
          {!isLast && <ArrowRight aria-hidden className="size-4" />}
        </Button>
      </div>
    </div>
  );
};
