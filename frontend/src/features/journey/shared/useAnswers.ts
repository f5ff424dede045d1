import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useSession } from '../../../session/useSession.ts';
import { visitorData } from '../../../session/visitor-data.ts';
import type { VisitorData } from '../../../session/visitor-data-store.ts';
import { journeyQuery } from './journey.query.ts';

/** Answers of the onboarding form. */
export type Answers = Pick<VisitorData, 'diagnosisDate' | 'location'>;

export type AnswersState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly query: UseQueryResult<unknown> }
  /** Null without answers. */
  | { readonly status: 'known'; readonly answers: Answers | null };

/**
 * An account's own answers count, whichever device they come from, except over what this browser
 * has yet to add to them.
 */
export const useAnswers = (): AnswersState => {
  const session = useSession();
  const here = useSyncExternalStore(visitorData.subscribe, visitorData.read, noSnapshot);
  const user = session.status === 'signed-in' ? session.user : undefined;
  const userId = user?.role === 'family' ? user.id : undefined;
  const account = useQuery({ ...journeyQuery(userId ?? ''), enabled: userId !== undefined });
  const stored = here?.owner?.isSettled === false ? undefined : account.data?.answer.onboarding;
  const answers = stored ?? here ?? null;
  if (answers !== null) return { status: 'known', answers };
  if (session.status === 'loading') return { status: 'loading' };
  if (userId === undefined || account.data !== undefined) return { status: 'known', answers };
  return account.isError ? { status: 'failed', query: account } : { status: 'loading' };
};

/** Prerendered pages are for visitors without answers. */
const noSnapshot = () => undefined;
