import { type Query, type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { LoadFailed } from './LoadFailed.tsx';

interface FailedQueryProps {
  readonly query: Pick<UseQueryResult<unknown>, 'data' | 'error'>;
  /** Title of the failure: names the missing data. */
  readonly title: string;
  readonly isWholePage?: boolean;
}

/**
 * Near what is missing: nothing, unless the call has failed. Another try is made for all that the
 * page lacks, since what fails together mostly does so for the same reason.
 */
export const FailedQuery = ({
  query: { data, error },
  title,
  isWholePage = false,
}: FailedQueryProps) => {
  const queryClient = useQueryClient();
  if (data !== undefined || error === null) return null;
  const retry = () => queryClient.refetchQueries({ type: 'active', predicate: hasFailed });
  return (
    <LoadFailed
      title={title}
      error={error}
      onRetry={() => void retry()}
      isRetrying={false}
      isWholePage={isWholePage}
    />
  );
};

const hasFailed = ({ state }: Query): boolean => state.status === 'error';
