import type { Deadline } from '@hearthway/domain/insurance/appeal-clock.ts';
import {
  APPEAL_RULE_WORDS,
  APPEAL_STEP_WORDS,
} from '@hearthway/domain/insurance/appeal-steps.constants.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { ACTOR_WORDS } from './actor-words.ts';
import { DeadlineDate } from './DeadlineDate.tsx';
import { SourceLine } from './SourceLine.tsx';
import { saidWords } from './said-words.ts';

interface TimelineProps {
  readonly deadlines: readonly Deadline[];
  readonly next: Deadline | null;
}

/** All steps, in the order in which a family meets them. */
export const Timeline = ({ deadlines, next }: TimelineProps) => {
  const id = useId();
  if (deadlines.length === 0) return null;
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <h3 id={id} className="text-xl">
        <Trans>Step by step, with dates</Trans>
      </h3>
      <ol className="grid grid-cols-1 gap-5">
        {deadlines.map((deadline) => (
          <li
            key={deadline.step}
            className="break-inside-avoid border-s-4 border-line ps-4 data-[next]:border-accent"
            data-next={deadline.step === next?.step || undefined}
          >
            <TimelineStep deadline={deadline} />
          </li>
        ))}
      </ol>
    </section>
  );
};

const TimelineStep = ({ deadline }: { readonly deadline: Deadline }) => {
  const { i18n } = useLingui();
  const { step, by, isCertain, rule } = deadline;
  return (
    <div className="measure grid gap-1">
      <p className="text-sm text-text-soft">{i18n._(ACTOR_WORDS[by])}</p>
      <h4 className="text-lg font-semibold">{saidWords(i18n, APPEAL_STEP_WORDS[step])}</h4>
      <DeadlineDate deadline={deadline} />
      {!isCertain && (
        <p className="text-caution">
          <Trans>If it is that kind of plan. Other kinds give more time.</Trans>
        </p>
      )}
      <p>{saidWords(i18n, APPEAL_RULE_WORDS[step])}</p>
      <SourceLine source={rule.cite} url={rule.source} verified={rule.verified} />
    </div>
  );
};
