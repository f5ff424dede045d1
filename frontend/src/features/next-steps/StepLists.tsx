import type { NextSteps, PlannedStep } from '@hearthway/domain/next-steps/next-steps.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { MailToMyself } from '../../components/EnoughForTonight.tsx';
import { Summary } from '../../components/Summary.tsx';
import { StepBody } from './StepBody.tsx';
import type { StepPlan } from './step-plan.ts';
import { said } from './step-words.ts';

interface StepListsProps {
  readonly steps: NextSteps;
  readonly plan: StepPlan;
}

/** Steps that follow the first one, shown before the rest is asked for. */
const SHOWN_AFTER = 5;

/** One step to do first, and all others folded to their titles. */
export const StepLists = ({
  steps: { open, asked, later, done, hidden },
  plan,
}: StepListsProps) => {
  const [first, ...after] = open;
  return (
    <div className="grid grid-cols-1 gap-8">
      <First step={first} plan={plan} />
      {asked.length > 0 && (
        <Part title={<Trans>They owe you an answer</Trans>}>
          <FoldedSteps steps={asked} plan={plan} isOpen={asked.length === 1} />
        </Part>
      )}
      {after.length > 0 && (
        <Part title={<Trans>After that</Trans>}>
          <After steps={after} plan={plan} />
        </Part>
      )}
      <div className="grid grid-cols-1 gap-1 empty:hidden print:hidden">
        <Away title={<Trans>Put off ({later.length})</Trans>} steps={later} plan={plan} />
        <Away title={<Trans>Done ({done.length})</Trans>} steps={done} plan={plan} />
        <Away title={<Trans>Hidden ({hidden.length})</Trans>} steps={hidden} plan={plan} />
      </div>
    </div>
  );
};

const First = ({
  step,
  plan,
}: {
  readonly step: PlannedStep | undefined;
  readonly plan: StepPlan;
}) => {
  const { i18n } = useLingui();
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-1 gap-3 rounded-soft border border-line bg-raised p-4 shadow-soft sm:p-6"
    >
      <p className="text-sm font-semibold text-text-soft">
        <Trans>Your next step</Trans>
      </p>
      <h2 id={id} tabIndex={-1} className="text-xl">
        {step === undefined ? <Trans>Nothing to do right now</Trans> : said(i18n, step.row.title)}
      </h2>
      {step === undefined ? (
        <p className="measure">
          <Trans>New steps appear here by themselves as your child grows.</Trans>
        </p>
      ) : (
        <>
          <StepBody key={step.id} step={step} plan={plan} />
          <p className="flex flex-wrap items-center gap-x-3 text-sm text-text-soft print:hidden">
            <Trans>Enough for tonight? It can wait until tomorrow.</Trans>
            <MailToMyself tomorrow={said(i18n, step.row.title)} />
          </p>
        </>
      )}
    </section>
  );
};

const Part = ({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-3">
      <h2 id={id} tabIndex={-1} className="text-lg">
        {title}
      </h2>
      {children}
    </section>
  );
};

interface FoldedProps {
  readonly steps: readonly PlannedStep[];
  readonly plan: StepPlan;
  readonly isOpen?: boolean;
}

const FoldedSteps = ({ steps, plan, isOpen = false }: FoldedProps) => {
  const { i18n } = useLingui();
  return (
    <ul className="grid grid-cols-1 gap-2">
      {steps.map((step) => (
        <li key={step.id}>
          <details
            open={isOpen}
            className="group/step rounded-soft border border-line bg-raised print:[&::details-content]:[block-size:auto] print:[&::details-content]:[content-visibility:visible]"
          >
            <summary className="touch flex cursor-pointer items-center justify-between gap-3 rounded-soft p-3 font-semibold">
              <span className="min-w-0">{said(i18n, step.row.title)}</span>
              <ChevronDown
                aria-hidden
                className="size-5 shrink-0 text-accent transition-transform group-open/step:rotate-180 print:hidden"
              />
            </summary>
            <div className="px-3 pb-4 sm:px-4">
              <StepBody step={step} plan={plan} />
            </div>
          </details>
        </li>
      ))}
    </ul>
  );
};

const After = ({ steps, plan }: FoldedProps) => {
  const [isWhole, setIsWhole] = useState(false);
  const more = steps.length - SHOWN_AFTER;
  return (
    <>
      <FoldedSteps steps={isWhole ? steps : steps.slice(0, SHOWN_AFTER)} plan={plan} />
      {more > 0 && !isWhole && (
        <div className="print:hidden">
          <Button look="quiet" onClick={() => setIsWhole(true)}>
            <Trans>Show {more} more</Trans>
          </Button>
        </div>
      )}
    </>
  );
};

const Away = ({ title, steps, plan }: FoldedProps & { readonly title: ReactNode }) =>
  steps.length === 0 ? null : (
    <details className="group">
      <Summary>{title}</Summary>
      <div className="pt-1 pb-3">
        <FoldedSteps steps={steps} plan={plan} />
      </div>
    </details>
  );
