import { addDays, daysBetween } from '@hearthway/domain/calendar/days.ts';
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
import { DayMarks } from './days/DayMarks.tsx';
import type { MarkedDays } from './days/day-marks.ts';
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
  /** Homes of the children, and school breaks. */
  readonly marked: MarkedDays;
}

interface AgendaDay {
  readonly others: readonly OtherDate[];
  readonly occurrences: readonly Occurrence[];
}

/** Days that a list has for their marks alone: when something changes, or the one day that is asked for. */
export const markedIn = (
  { on, isEventful }: MarkedDays,
  { from, to }: Window,
): readonly string[] => {
  if (from === to) return on(from).homes.length + on(from).breaks.length === 0 ? [] : [from];
  const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, index) =>
    addDays(from, index),
  );
  return days.filter(isEventful);
};

/** Occurrences by the day on which they begin, or from which the window shows them. */
const byDay = (
  { calendar, others, marked }: Pick<AgendaProps, 'calendar' | 'others' | 'marked'>,
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
  for (const day of markedIn(marked, { from, to })) days.set(day, on(day));
  return new Map([...days].toSorted(([one], [other]) => one.localeCompare(other)));
};

/** Days with something on them, the nearest first. */
export const Agenda = (props: AgendaProps) => {
  const { userId, calendar, window, isCovered, marked } = props;
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
      {Array.from(byDay(props, window), ([day, { others, occurrences }]) => (
        <section key={day} aria-labelledby={`day-${day}`} className="grid grid-cols-1 gap-3">
          <h2 id={`day-${day}`} className="text-xl">
            {headings.has(day) && <>{headings.get(day)}, </>}
            {dayWords(i18n, day)}
          </h2>
          <DayMarks marks={marked.on(day)} />
          {others.length + occurrences.length > 0 && (
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
          )}
        </section>
      ))}
    </div>
  );
};
