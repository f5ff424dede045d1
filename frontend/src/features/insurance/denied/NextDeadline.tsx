import type { Deadline } from '@hearthway/domain/insurance/appeal-case.ts';
import { APPEAL_STEP_WORDS } from '@hearthway/domain/insurance/appeal-steps.constants.ts';
import { DOUBT_WORDS } from '@hearthway/domain/insurance/deadline-words.constants.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowRight } from 'lucide-react';
import { useId } from 'react';
import { Button, buttonRow } from '../../../components/Button.tsx';
import { DaysLeft } from './DaysLeft.tsx';
import { StillUntil } from './DeadlineDate.tsx';
import { dayWords } from './day-words.ts';
import { SendBy } from './SendBy.tsx';
import { saidWords } from './said-words.ts';

interface NextDeadlineProps {
  readonly deadline: Deadline;
  /** Opens the letter for this step. */
  readonly onWrite: () => void;
}

/** Next step of the family with a date. */
export const NextDeadline = ({ deadline, onWrite }: NextDeadlineProps) => {
  const { i18n } = useLingui();
  const id = useId();
  const { step, dueOn, daysLeft, sendBy, mustArrive, stillUntil, doubts } = deadline;
  if (dueOn === null || daysLeft === null) return null;
  const day = dayWords(i18n, dueOn, 'full');
  const until = stillUntil === null ? null : dayWords(i18n, stillUntil, 'full');
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-1 gap-2 rounded-soft border-2 border-accent bg-raised p-5 shadow-soft"
    >
      <p className="text-sm font-semibold text-accent">
        <Trans>Do this first</Trans>
      </p>
      <h3 id={id} className="text-xl">
        {saidWords(i18n, APPEAL_STEP_WORDS[step])}
      </h3>
      {until !== null ? (
        <StillUntil day={day} until={until} />
      ) : (
        <>
          <p className="text-lg">
            <Trans>
              By <strong>{day}</strong>
            </Trans>
          </p>
          <p className="font-semibold">
            <DaysLeft days={daysLeft} />
          </p>
        </>
      )}
      {doubts.map((doubt) => (
        <p key={doubt}>{saidWords(i18n, DOUBT_WORDS[doubt])}</p>
      ))}
      {until === null && <SendBy sendBy={sendBy} dueOn={dueOn} mustArrive={mustArrive} />}
      <div className={`${buttonRow} mt-2 print:hidden`}>
        <Button look="primary" onClick={onWrite}>
          <Trans>Write the appeal letter</Trans>
          <ArrowRight aria-hidden className="size-4" />
        </Button>
      </div>
    </section>
  );
};
