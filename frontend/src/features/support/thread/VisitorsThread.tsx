import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { FailedQuery } from '../../../components/FailedQuery.tsx';
import { Loading } from '../../../components/Loading.tsx';
import { VISITOR } from '../../../session/draft-store.ts';
import { threadQuery } from '../thread.queries.ts';
import { ClosedThread } from './ClosedThread.tsx';
import { ThreadView } from './ThreadView.tsx';

interface VisitorsThreadProps {
  readonly threadId: string;
  /** The conversation goes on in another one. */
  readonly onMoved: (threadId: string) => void;
}

/** The conversation that this browser has a cookie for. */
export const VisitorsThread = ({ threadId, onMoved }: VisitorsThreadProps) => {
  const { t } = useLingui();
  const query = useQuery(threadQuery(VISITOR, threadId));
  const thread = query.data?.answer;
  const isMoved = thread !== undefined && thread.threadId !== threadId;
  useEffect(() => {
    if (isMoved) onMoved(thread.threadId);
  }, [isMoved, thread, onMoved]);

  if (query.error instanceof ApiError && [401, 403, 404].includes(query.error.status))
    return <ClosedThread />;
  if (thread === undefined)
    return query.isPending ? (
      <Loading />
    ) : (
      <FailedQuery query={query} title={t`We couldn’t load your conversation`} isWholePage />
    );
  return <ThreadView reader={VISITOR} thread={thread} memory={query.data} />;
};
