import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { isNotShared } from '../../api/api-error.ts';
import { dayHere } from '../../components/day-here.ts';
import { household } from '../../session/household.ts';
import { useCallTimes } from '../favorites/shared/useCallTimes.ts';
import { useWaitDates } from '../favorites/shared/useWaitDates.ts';
import { useDenialDates } from '../insurance/shared/useDenialDates.ts';
import { planQuery } from '../subscription/shared/plan.query.ts';

/** Date that another page keeps. */
export interface OtherDate {
  /** ISO day. */
  readonly day: string;
  readonly words: string;
  readonly path: string;
}

/** Next deadline of each denial, and planned calls, with the queries that they are read by. */
export const useDeadlinesAndCalls = (userId: string) => {
  const { t } = useLingui();
  const denials = useDenialDates(userId);
  const calls = useCallTimes(userId);
  const dates: readonly OtherDate[] = [
    ...denials.dates.map(({ dueOn, words }) => ({
      day: dueOn,
      words,
      path: '/insurance-help/denied',
    })),
    ...calls.times.map(({ name, callAt }) => ({
      day: dayHere(new Date(callAt)),
      words: t`Call ${name}`,
      path: '/favorites/calls',
    })),
  ];
  return { dates, queries: [denials.query, calls.query] };
};

/**
 * Dates that other pages keep, read from them rather than copied: the next deadline of each denial, planned calls,
 * check-ins with waiting lists, first visits and the end of a trial. Parts that are not shared with a member have none.
 */
export const useOtherDates = (userId: string) => {
  const { t } = useLingui();
  const kept = useDeadlinesAndCalls(userId);
  const waits = useWaitDates(userId);
  const plan = useQuery({ ...planQuery(userId), enabled: household.current() === undefined });
  const trial = plan.data?.subscription;
  const queries = [...kept.queries, waits.query, plan];
  const dates: readonly OtherDate[] = [
    ...kept.dates,
    ...waits.dates.map(({ kind, name, day }) => ({
      day,
      words:
        kind === 'check-in' ? t`Ask ${name} about the waiting list` : t`First visit at ${name}`,
      path:
        kind === 'check-in' ? '/favorites?status=waiting-list' : '/favorites?status=first-visit',
    })),
    ...(trial?.isTrial
      ? [
          {
            day: dayHere(new Date(trial.paidUntil)),
            words: t`Your free trial ends`,
            path: '/subscribe',
          },
        ]
      : []),
  ];
  return {
    dates,
    /** Whether some have not arrived yet, nor failed. A page that waits for all of them moves nothing later. */
    areOnTheirWay: queries.some(({ isFetching, isFetched }) => isFetching && !isFetched),
    /** Whether some are missing because their page could not be read. */
    areMissing: queries.some(({ error }) => error !== null && !isNotShared(error)),
  };
};
