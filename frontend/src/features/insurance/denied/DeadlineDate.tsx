import type { Deadline } from '@hearthway/domain/insurance/appeal-case.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { DaysLeft } from './DaysLeft.tsx';
import { dayWords } from './day-words.ts';
import { SendBy } from './SendBy.tsx';

interface StillUntilProps {
  readonly day: string;
  readonly until: string;
}

/** Says that the earliest date is over, but another rule or the letter gives more time. */
export const StillUntil = ({ day, until }: StillUntilProps) => (
  <p className="text-caution">
    <Trans>
      The earliest date was {day}. Another rule or your letter may still give you until{' '}
      <strong>{until}</strong>: send it today.
    </Trans>
  </p>
);

/** Date of a step with the remaining days, or how to find it out. */
export const DeadlineDate = ({ deadline }: { readonly deadline: Deadline }) => {
  const { i18n } = useLingui();
  const { state, dueOn, daysLeft, dayFrom, by, sendBy, mustArrive, stillUntil } = deadline;
  const day = dueOn === null ? '' : dayWords(i18n, dueOn, 'full');
  switch (state) {
    case 'done':
      return (
        <p className="font-semibold text-positive">
          <Trans comment="A step of an appeal">Done</Trans>
        </p>
      );
    case 'open':
      if (daysLeft === null)
        return (
          <p>
            <Trans>No last day that we know of. Sooner is safer.</Trans>
          </p>
        );
      return (
        <>
          <p>
            <strong>{day}</strong> · <DaysLeft days={daysLeft} />
            {dayFrom === 'letter' && (
              <span className="block text-sm text-text-soft">
                <Trans>This is the date from your letter.</Trans>
              </span>
            )}
          </p>
          <SendBy sendBy={sendBy} dueOn={dueOn} mustArrive={mustArrive} />
        </>
      );
    case 'over':
      if (stillUntil !== null)
        return <StillUntil day={day} until={dayWords(i18n, stillUntil, 'full')} />;
      return (
        <p className="text-caution">
          {by === 'family' ? (
            <Trans>It was {day}. Ways that are left are below.</Trans>
          ) : (
            <Trans>They had until {day}.</Trans>
          )}
        </p>
      );
    case 'waiting':
      return null;
    case 'ask':
      return (
        <p className="text-caution">
          <Trans>
            Only your notice says the day. If you can’t find it, call and ask: “By which day do you
            need my request?”
          </Trans>
        </p>
      );
  }
};
