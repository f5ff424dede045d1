import { Trans, useLingui } from '@lingui/react/macro';
import { Agenda, markedIn } from './Agenda.tsx';
import type { ShownCalendar } from './List.tsx';
import { occursOn } from './view.ts';
import { dayWords } from './when-words.ts';

interface ChosenDayProps extends Omit<ShownCalendar, 'view'> {
  /** ISO day. */
  readonly day: string;
}

/** Everything on the day that is chosen in a week or a month. */
export const ChosenDay = ({ day, calendar, ...shown }: ChosenDayProps) => {
  const { i18n } = useLingui();
  const occurrences = calendar.occurrences.filter(({ when }) => occursOn(when, day));
  const window = { from: day, to: day };
  const isEmpty =
    occurrences.length === 0 &&
    shown.others.every((other) => other.day !== day) &&
    markedIn(shown.marked, window).length === 0;
  if (isEmpty)
    return (
      <p>
        <Trans>Nothing on {dayWords(i18n, day)}.</Trans>
      </p>
    );
  return <Agenda {...shown} calendar={{ ...calendar, occurrences }} window={window} />;
};
