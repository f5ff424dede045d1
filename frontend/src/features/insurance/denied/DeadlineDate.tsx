import type { Deadline } from '@hearthway/domain/insurance/appeal-clock.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { DaysLeft } from './DaysLeft.tsx';
import { dayWords } from './day-words.ts';

/** The date of a step and how long that is, or how to find it out. */
export const DeadlineDate = ({ deadline }: { readonly deadline: Deadline }) => {
  const { i18n } = useLingui();
  const { state, dueOn, daysLeft, dayFrom, by } = deadline;
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
        <p>
          <strong>{day}</strong> · <DaysLeft days={daysLeft} />
          {dayFrom === 'letter' && (
            <span className="block text-sm text-text-soft">
              <Trans>This is the date from your letter.</Trans>
            </span>
          )}
        </p>
      );
    case 'over':
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
