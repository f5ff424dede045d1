import { addDays } from '@hearthway/domain/calendar/days.ts';
import type {
  Calendar,
  Occurrence,
} from '@hearthway/domain/calendar-entries/calendar-entries.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { dayHere } from '../../components/day-here.ts';
import { childrenQuery, presentIn } from '../children/shared/children.query.ts';
import type { Window } from './calendar.queries.ts';
import { OccurrenceCard } from './OccurrenceCard.tsx';
import type { OtherDate } from './useOtherDates.ts';
import { daysOf, dayWords } from './when-words.ts';

export interface AgendaProps {
  readonly userId: string;
  readonly calendar: Calendar;
  readonly window: Window;
  readonly isCovered: boolean;
  /** Dates that other pages keep. */
  readonly others: readonly OtherDate[];
}

interface AgendaDay {
  readonly others: readonly OtherDate[];
  readonly occurrences: readonly Occurrence[];
}

/** Occurrences by the day on which they begin, or from which the window shows them. */
const byDay = (
  { calendar, others }: Pick<AgendaProps, 'calendar' | 'others'>,
  { from, to }: Window,
): ReadonlyMap<string, AgendaDay> => {
  const days = new Map<string, AgendaDay>();
  const on = (day: string): AgendaDay => days.get(day) ?? { others: [], occurrences: [] };
  for (const other of others.filter(({ day }) => day >= from && day <= to))
    days.set(other.day, { ...on(other.day), others: [...on(other.day).others, other] });
  for (const occurrence of calendar.occurrences) {
    const { first } = daysOf(occurrence.when);
    const day = first < from ? from : first;
    days.set(day, { ...on(day), occurrences: [...on(day).occurrences, occurrence] });
  }
  return new Map([...days].toSorted(([one], [other]) => one.localeCompare(other)));
};

/** Days with something on them, the nearest first. */
export const Agenda = ({ userId, calendar, window, isCovered, others: all }: AgendaProps) => {
  const { i18n } = useLingui();
  const { data } = useQuery(childrenQuery(userId));
  const names = new Map(presentIn(data?.answer).map(({ id, name }) => [id, name]));
  const entries = new Map(calendar.entries.map((entry) => [entry.id, entry]));
  const today = dayHere();
  const headings = new Map([
    [today, <Trans key="today">Today</Trans>],
    [addDays(today, 1), <Trans key="tomorrow">Tomorrow</Trans>],
  ]);
  return (
    <div className="grid grid-cols-1 gap-6">
      {Array.from(byDay({ calendar, others: all }, window), ([day, { others, occurrences }]) => (
        <section key={day} aria-labelledby={`day-${day}`} className="grid grid-cols-1 gap-3">
          <h2 id={`day-${day}`} className="text-xl">
            {headings.has(day) && <>{headings.get(day)}, </>}
            {dayWords(i18n, day)}
          </h2>
          <ul className="grid grid-cols-1 gap-3 md:grid-cols-2">
            {others.map(({ words, path }) => (
              <li key={words} className="rounded-soft border border-line p-4">
                <Link to={path}>{words}</Link>
              </li>
            ))}
            {occurrences.map((occurrence) => {
              const entry = entries.get(occurrence.entryId);
              return (
                entry && (
                  <li key={`${occurrence.entryId} ${occurrence.day}`}>
                    <OccurrenceCard
                      userId={userId}
                      entry={entry}
                      occurrence={occurrence}
                      adults={calendar.adults}
                      names={entry.childIds.flatMap((id) => names.get(id) ?? [])}
                      hasBegun={daysOf(occurrence.when).first <= today}
                      isCovered={isCovered}
                    />
                  </li>
                )
              );
            })}
          </ul>
        </section>
      ))}
    </div>
  );
};
