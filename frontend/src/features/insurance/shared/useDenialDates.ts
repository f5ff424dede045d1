import { appealClock } from '@hearthway/domain/insurance/appeal-clock.ts';
import { APPEAL_STEP_WORDS } from '@hearthway/domain/insurance/appeal-steps.constants.ts';
import type { Denial } from '@hearthway/domain/insurance/denials.contract.ts';
import { useLingui } from '@lingui/react/macro';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useToday } from '../../../components/useToday.ts';
import { answersOf, denialsQuery } from '../denied/account-denial.ts';
import { appealCaseOf } from '../denied/appeal-case.ts';
import { saidWords } from '../denied/said-words.ts';

/** Next deadline of an appeal; null where none is known. */
export const nextDeadlineOf = (denial: Denial, today: string) => {
  const appeal = appealCaseOf({ gathered: {}, ...answersOf(denial) });
  return appeal === undefined ? null : appealClock(appeal, today).next;
};

/** A family's denials, newest first. */
export const useDenials = (userId: string) => useQuery(denialsQuery(userId));

/** Next deadline of each of a family's denials that has one, as an ISO day with its step in words. */
export const useDenialDates = (userId: string) => {
  const { i18n } = useLingui();
  const today = useToday();
  const query = useDenials(userId);
  const dates = (query.data?.answer ?? []).flatMap((denial) => {
    const next = nextDeadlineOf(denial, today);
    if (next === null || next.dueOn === null) return [];
    const words = saidWords(i18n, APPEAL_STEP_WORDS[next.step]);
    return [{ denialId: denial.id, dueOn: next.dueOn, words }];
  });
  return { query, dates };
};

/** Fetches what the dates are read from. */
export const prepareDenialDates = (queryClient: QueryClient, userId: string): Promise<unknown> =>
  queryClient.ensureQueryData(denialsQuery(userId));
