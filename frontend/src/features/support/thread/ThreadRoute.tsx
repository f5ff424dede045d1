import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router-dom';
import { ApiError } from '../../../api/api-error.ts';
import { FailedQuery } from '../../../components/FailedQuery.tsx';
import { FamilyGate } from '../../../components/FamilyGate.tsx';
import { Loading } from '../../../components/Loading.tsx';
import { SupportGate } from '../SupportGate.tsx';
import { threadQuery } from '../thread.queries.ts';
import { NoThread } from './NoThread.tsx';
import { ThreadView } from './ThreadView.tsx';

export const ThreadRoute = () => {
  const { threadId = '' } = useParams();
  return (
    <FamilyGate visitor={<SupportGate />}>
      {({ id }) => <FamilysThread key={threadId} userId={id} threadId={threadId} />}
    </FamilyGate>
  );
};

interface FamilysThreadProps {
  readonly userId: string;
  readonly threadId: string;
}

const FamilysThread = ({ userId, threadId }: FamilysThreadProps) => {
  const { t } = useLingui();
  const query = useQuery(threadQuery(userId, threadId));
  const thread = query.data?.answer;
  if (isUnknown(query.error)) return <NoThread />;
  if (thread === undefined)
    return query.isPending ? (
      <Loading />
    ) : (
      <FailedQuery query={query} title={t`We couldn’t load your conversation`} isWholePage />
    );
  // It was joined with another one.
  if (thread.threadId !== threadId)
    return <Navigate to={`/support/threads/${thread.threadId}`} replace />;
  return <ThreadView reader={userId} thread={thread} memory={query.data} />;
};

/** A malformed address is as good as unknown. */
const isUnknown = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);
