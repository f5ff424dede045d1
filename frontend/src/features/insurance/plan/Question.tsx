import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { Button, buttonRow } from '../../../components/Button.tsx';
import { stepsFor } from './plan-place.ts';
import type { Plan } from './usePlan.ts';

interface QuestionProps {
  readonly plan: Plan;
  readonly title: string;
  /** True if the person may continue. */
  readonly isReady?: boolean;
  readonly next?: ReactNode;
  /** True if a question was shown before this one. The first leaves the focus to the page heading. */
  readonly had: RefObject<boolean>;
  /** Placed below the navigation buttons. */
  readonly help?: ReactNode;
  /** Receives the id of the heading. */
  readonly children: (labelledBy: string) => ReactNode;
}

/** Frame of a question: progress, heading and navigation buttons. */
export const Question = ({
  plan,
  title,
  isReady = true,
  next,
  help,
  had,
  children,
}: QuestionProps) => {
  const { t } = useLingui();
  const id = useId();
  const steps = stepsFor(plan.answers);
  const number = steps.indexOf(plan.step) + 1;
  const total = steps.length - 1;
  return (
    <form
      method="post"
      noValidate
      className="grid grid-cols-1 gap-6 wrap-anywhere"
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) plan.send({ type: 'next' });
      }}
    >
      <div className="grid gap-2">
        <div className="flex items-center gap-3 text-sm text-text-soft tabular-nums">
          <progress
            aria-label={t`Progress of the questions`}
            value={number}
            max={total}
            className="h-2 w-full min-w-0 appearance-none overflow-hidden rounded-full bg-sunken [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-accent"
          />
          <span className="shrink-0">
            <Trans>
              Question {number} of {total}
            </Trans>
          </span>
        </div>
        <StepHeading id={id} had={had}>
          {title}
        </StepHeading>
      </div>
      {children(id)}
      <div className={buttonRow}>
        {number > 1 && (
          <Button look="secondary" onClick={() => plan.send({ type: 'previous' })}>
            <ArrowLeft aria-hidden className="size-4" />
            <Trans comment="To the question before">Back</Trans>
          </Button>
        )}
        <Button look="primary" type="submit" disabled={!isReady}>
          {next ?? <Trans comment="To the next question">Next</Trans>}
          <ArrowRight aria-hidden className="size-4" />
        </Button>
      </div>
      {help}
    </form>
  );
};

interface StepHeadingProps {
  readonly id: string;
  readonly had: RefObject<boolean>;
  readonly children: ReactNode;
}

/** Heading of the current step. Takes the focus when it replaces another. */
export const StepHeading = ({ id, had, children }: StepHeadingProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (had.current) {
      heading.current?.focus({ preventScroll: true });
      heading.current?.closest('[data-template]')?.scrollIntoView({ block: 'start' });
    }
  }, [had]);
  return (
    <h2 id={id} ref={heading} tabIndex={-1} className="text-2xl">
      {children}
    </h2>
  );
};
