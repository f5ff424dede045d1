import { Trans, useLingui } from '@lingui/react/macro';
import { Signpost } from '../../components/illustrations/Signpost.tsx';
import { Agenda, type AgendaProps, markedIn } from './Agenda.tsx';
import { ViewLinks } from './ViewLinks.tsx';
import { type View, windowOf } from './view.ts';
import { shortDay } from './when-words.ts';

export interface ShownCalendar extends Omit<AgendaProps, 'window'> {
  readonly view: View;
}

/** The days of four weeks with something on them. */
export const List = ({ view, ...shown }: ShownCalendar) => {
  const { i18n } = useLingui();
  const window = windowOf(view);
  const { from, to } = window;
  const isEmpty =
    shown.calendar.occurrences.length === 0 &&
    shown.others.every(({ day }) => day < from || day > to) &&
    markedIn(shown.marked, window).length === 0;
  return (
    <>
      <ViewLinks view={view} />
      {isEmpty ? (
        <div className="grid justify-items-start gap-3">
          <Signpost className="w-40" />
          <p className="measure">
            <Trans>
              Nothing from {shortDay(i18n, from)} to {shortDay(i18n, to)}.
            </Trans>
          </p>
        </div>
      ) : (
        <Agenda {...shown} window={window} />
      )}
    </>
  );
};
