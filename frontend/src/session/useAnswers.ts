import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { journeyQuery } from '../api/journey.query.ts';
import { useSession } from './useSession.ts';
import { visitorData } from './visitor-data.ts';
import type { VisitorData } from './visitor-data-store.ts';

/** What somebody told us to get started. */
export type Answers = Pick<VisitorData, 'diagnosisDate' | 'location'>;

/**
 * Null when nothing was told, and undefined until that is known. An account's own answers count,
 * whichever device they come from, except over what this browser has yet to add to them.
 */
export const useAnswers = (): Answers | null | undefined => {
  const session = useSession();
  const here = useSyncExternalStore(visitorData.subscribe, visitorData.read, nobody);
  const user = session.status === 'signed-in' ? session.user : undefined;
  const userId = user?.role === 'family' ? user.id : undefined;
  const account = useQuery({ ...journeyQuery(userId ?? ''), enabled: userId !== undefined });
  const told = here?.owner?.isSettled === false ? undefined : account.data?.answer.onboarding;
  const known = told ?? here;
  if (known !== undefined) return known;
  const isAsked = session.status === 'loading' || (userId !== undefined && account.isPending);
  return isAsked ? undefined : null;
};

/** The page that is sent was made for nobody in particular. */
const nobody = () => undefined;
