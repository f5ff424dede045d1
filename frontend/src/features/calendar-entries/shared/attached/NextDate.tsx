import { addDays } from '@hearthway/domain/calendar/days.ts';
import {
  type AttachedKind,
  WINDOW_MAX_DAYS,
} from '@hearthway/domain/calendar-entries/calendar-entries.constants.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { dayHere } from '../../../../components/day-here.ts';
import { calendarQuery } from '../../calendar.queries.ts';
import { daysOf, dayWords, timeWords } from '../../when-words.ts';

interface NextDateProps {
  readonly userId: string;
  readonly kinds: readonly AttachedKind[];
  /** Id of the provider or the denial. */
  readonly id: string;
}

/** Next date of the coming two months that belongs to a thing of another page. A calendar that is not shared has none. */
export const NextDate = ({ userId, kinds, id }: NextDateProps) => {
  const { i18n } = useLingui();
  const from = dayHere();
  const { data } = useQuery(
    calendarQuery(userId, { from, to: addDays(from, WINDOW_MAX_DAYS - 1) }),
  );
  const entries = new Set(
    data?.answer.entries.flatMap((entry) =>
      entry.attached?.id === id && kinds.includes(entry.attached.kind) ? [entry.id] : [],
    ),
  );
  const next = data?.answer.occurrences.find(
    ({ entryId, isCanceled, mark }) => entries.has(entryId) && !isCanceled && mark === null,
  );
  if (next === undefined) return null;
  const { when } = next;
  const { first } = daysOf(when);
  const day = first < from ? from : first;
  const words = [
    dayWords(i18n, day),
    ...(when.kind === 'timed' && first === day ? [timeWords(i18n, when.startsAt)] : []),
  ].join(', ');
  return (
    <p>
      <Trans>
        Next date: <Link to={`/calendar?day=${day}`}>{words}</Link>
      </Trans>
    </p>
  );
};
