import { addDays } from '@hearthway/domain/calendar/days.ts';
import type { Occurrence } from '@hearthway/domain/calendar-entries/calendar-entries.contract.ts';
import type { User } from '@hearthway/domain/session/session.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { Bell, CalendarDays } from 'lucide-react';
import { Link } from 'react-router-dom';
import { dayHere } from '../../../components/day-here.ts';
import { FailedQuery } from '../../../components/FailedQuery.tsx';
import { HomeCardFrame } from '../../../components/HomeCardFrame.tsx';
import type { HomeCard } from '../../../components/home-card.ts';
import { prepareCallTimes } from '../../favorites/shared/useCallTimes.ts';
import { prepareDenialDates } from '../../insurance/shared/useDenialDates.ts';
import { calendarQuery, type Window } from '../calendar.queries.ts';
import { type OtherDate, useDeadlinesAndCalls } from '../useOtherDates.ts';
import { useReminding } from '../useReminding.ts';
import { daysOf, shortDay, timeWords } from '../when-words.ts';

/** Dates further away are on the calendar. */
const DAYS = 14;

const SHOWN = 4;

const weeksFrom = (from: string): Window => ({ from, to: addDays(from, DAYS) });

interface Coming extends OtherDate {
  /** It reminds the reader now. */
  readonly isReminding: boolean;
}

/** Next dates that the family has, wherever they are kept. The end of a plan has a card of its own. */
const ComingUpCard = ({ user }: { readonly user: User }) => {
  const { i18n, t } = useLingui();
  const today = dayHere();
  const window = weeksFrom(today);
  const calendar = useQuery(calendarQuery(user.id, window));
  const kept = useDeadlinesAndCalls(user.id);
  const wordsOf = ({ title, when }: Occurrence): string =>
    when.kind === 'timed' ? `${title}, ${timeWords(i18n, when.startsAt)}` : title;
  const occurrences = calendar.data?.answer.occurrences ?? [];
  const reminding = new Set(useReminding(occurrences));
  const all: readonly Coming[] = [
    ...kept.dates.map((date) => ({ ...date, isReminding: false })),
    ...occurrences
      .filter(({ isCanceled, mark }) => !isCanceled && mark === null)
      .map((occurrence) => {
        const { first } = daysOf(occurrence.when);
        const day = first < today ? today : first;
        return {
          day,
          words: wordsOf(occurrence),
          path: `/calendar?day=${day}`,
          isReminding: reminding.has(occurrence),
        };
      }),
  ];
  const next = all
    .filter(({ day }) => day >= window.from && day <= window.to)
    .toSorted(byDay)
    // Stays in the order of days; what reminds is never cut off by what is nearer.
    .toSorted((one, other) => Number(other.isReminding) - Number(one.isReminding))
    .slice(0, SHOWN)
    .toSorted(byDay);
  const failed = [calendar, ...kept.queries].find(
    ({ data, isError }) => isError && data === undefined,
  );
  if (next.length === 0 && failed === undefined) return null;
  return (
    <HomeCardFrame title={<Trans>Coming up</Trans>} Icon={CalendarDays}>
      {failed !== undefined && (
        <FailedQuery query={failed} title={t`We couldn’t load your next dates`} />
      )}
      <ul className="grid w-full divide-y divide-line">
        {next.map(({ day, words, path, isReminding }) => (
          <li key={`${day} ${path} ${words}`}>
            <Link to={path} className="touch flex items-center gap-3 py-1 text-text">
              <span className="w-20 shrink-0 font-bold">
                {day === today ? <Trans>Today</Trans> : shortDay(i18n, day)}
              </span>
              <span className="min-w-0">
                {isReminding && (
                  <>
                    <Bell aria-hidden className="me-1 inline size-4 text-accent" />
                    <span className="sr-only">
                      <Trans>Reminder:</Trans>{' '}
                    </span>
                  </>
                )}
                {words}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <Link to="/calendar" className="touch inline-flex items-center">
        <Trans>See the calendar</Trans>
      </Link>
    </HomeCardFrame>
  );
};

const byDay = (one: Coming, other: Coming): number => one.day.localeCompare(other.day);

export const comingUpCard: HomeCard = {
  id: 'coming-up',
  urgency: 'due',
  look: 'card',
  audience: 'family',
  Card: ComingUpCard,
  prepare: (queryClient: QueryClient, { id }) =>
    Promise.all([
      queryClient.ensureQueryData(calendarQuery(id, weeksFrom(dayHere()))),
      prepareDenialDates(queryClient, id),
      prepareCallTimes(queryClient, id),
    ]),
};
