import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { STEP_WORDS } from './step-words.ts';
import { isOpenStep, STEPS, type Step } from './steps.ts';
import type { OpenDenied } from './useDenied.ts';

export const StepList = ({ open: { answers, step } }: { readonly open: OpenDenied }) => {
  const { i18n } = useLingui();
  const id = useId();
  return (
    <nav aria-labelledby={id} className="grid gap-1 border-s border-line ps-4">
      <h2 id={id} className="text-lg">
        <Trans>Step by step</Trans>
      </h2>
      <ol>
        {STEPS.map((each) => (
          <li key={each}>
            {isOpenStep(each, answers) ? (
              <Link
                to={{ hash: each }}
                aria-current={each === step ? 'step' : undefined}
                className="touch inline-flex items-center py-1 text-sm aria-[current]:font-bold aria-[current]:text-text aria-[current]:no-underline"
              >
                {i18n._(STEP_WORDS[each])}
              </Link>
            ) : (
              <span className="touch inline-flex items-center py-1 text-sm text-text-soft">
                {i18n._(STEP_WORDS[each])}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
};

/** Progress: `2 of 5`. */
export const StepProgress = ({ step }: { readonly step: Step }) => {
  const { t } = useLingui();
  const place = STEPS.indexOf(step) + 1;
  const total = STEPS.length;
  return (
    <div className="flex items-center gap-3 text-sm text-text-soft tabular-nums print:hidden">
      <progress
        aria-label={t`Progress with this denial`}
        value={place}
        max={total}
        className="h-2 w-full min-w-0 appearance-none overflow-hidden rounded-full bg-sunken [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-accent"
      />
      <span className="shrink-0">
        <Trans comment="Steps of a denial">
          {place} of {total}
        </Trans>
      </span>
    </div>
  );
};
