import type { Deadline } from '@hearthway/domain/insurance/appeal-case.ts';
import {
  APPEAL_RULE_WORDS,
  APPEAL_STEP_WORDS,
} from '@hearthway/domain/insurance/appeal-steps.constants.ts';
import { DOUBT_WORDS } from '@hearthway/domain/insurance/deadline-words.constants.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { ACTOR_WORDS } from './actor-words.ts';
import { DeadlineDate } from './DeadlineDate.tsx';
import { SourceLine } from './SourceLine.tsx';
import { StepRecord } from './StepRecord.tsx';
import { saidWords } from './said-words.ts';
import type { Records } from './useRecords.ts';
import { WhyThisDate } from './WhyThisDate.tsx';

interface TimelineProps {
  readonly deadlines: readonly Deadline[];
  readonly next: Deadline | null;
  readonly records: Records;
}

/** All steps in chronological order; those that depend on another step last. */
export const Timeline = ({ deadlines, next, records }: TimelineProps) => {
  const now = deadlines.filter(({ state }) => state !== 'waiting');
  const later = deadlines.filter(({ state }) => state === 'waiting');
  return (
    <>
      {now.length > 0 && (
        <Part title={<Trans>Step by step, with dates</Trans>}>
          {now.map((deadline) => (
            <TimelineStep
              key={deadline.step}
              deadline={deadline}
              isNext={deadline.step === next?.step}
            >
              <DeadlineDate deadline={deadline} />
              <StepWords deadline={deadline} />
              <StepRecord deadline={deadline} records={records} />
            </TimelineStep>
          ))}
        </Part>
      )}
      {later.length > 0 && (
        <Part
          title={<Trans>What comes after</Trans>}
          introduction={
            <Trans>
              These dates follow from the steps before. Record each of those when it happens, and we
              count on from there.
            </Trans>
          }
        >
          {later.map((deadline) => (
            <TimelineStep key={deadline.step} deadline={deadline}>
              <StepWords deadline={deadline} />
            </TimelineStep>
          ))}
        </Part>
      )}
    </>
  );
};

interface PartProps {
  readonly title: ReactNode;
  readonly introduction?: ReactNode;
  readonly children: ReactNode;
}

const Part = ({ title, introduction, children }: PartProps) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <h3 id={id} className="text-xl">
        {title}
      </h3>
      {introduction && <p className="measure">{introduction}</p>}
      <ol className="grid grid-cols-1 gap-6">{children}</ol>
    </section>
  );
};

interface TimelineStepProps {
  readonly deadline: Deadline;
  readonly isNext?: boolean;
  readonly children: ReactNode;
}

const TimelineStep = ({ deadline: { step, by }, isNext = false, children }: TimelineStepProps) => {
  const { i18n } = useLingui();
  return (
    <li
      data-next={isNext || undefined}
      className="grid grid-cols-1 gap-1 break-inside-avoid border-s-4 border-line ps-4 data-[next]:border-accent"
    >
      <p className="text-sm text-text-soft">{i18n._(ACTOR_WORDS[by])}</p>
      <h4 className="text-lg font-semibold">{saidWords(i18n, APPEAL_STEP_WORDS[step])}</h4>
      {children}
    </li>
  );
};

const StepWords = ({ deadline }: { readonly deadline: Deadline }) => {
  const { i18n } = useLingui();
  const { step, doubts, rule } = deadline;
  return (
    <>
      {doubts.map((doubt) => (
        <p key={doubt} className="text-caution">
          {saidWords(i18n, DOUBT_WORDS[doubt])}
        </p>
      ))}
      <p className="measure">{saidWords(i18n, APPEAL_RULE_WORDS[step])}</p>
      {rule.laws === undefined ? (
        <SourceLine source={rule.cite} url={rule.source} verified={rule.verified} />
      ) : (
        <WhyThisDate deadline={deadline} />
      )}
    </>
  );
};
