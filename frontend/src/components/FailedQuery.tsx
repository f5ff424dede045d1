import { Trans } from '@lingui/react/macro';
import { type Query, type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { isNotShared } from '../api/api-error.ts';
import { LoadFailed } from './LoadFailed.tsx';

interface FailedQueryProps {
  readonly query: Pick<UseQueryResult<unknown>, 'data' | 'error'>;
  /** Failure title that names the missing data. */
  readonly title: string;
  readonly isWholePage?: boolean;
}

/**
 * Renders only after a failed query. Retries everything that the page lacks, since simultaneous failures
 * mostly share a cause.
 */
export const FailedQuery = ({
  query: { data, error },
  title,
  isWholePage = false,
}: FailedQueryProps) => {
  const queryClient = useQueryClient();
  if (data !== undefined || error === null) return null;
  if (isNotShared(error)) {
    const Words = isWholePage ? 'h1' : 'p';
    return (
      <Words className="text-text-soft">
        <Trans>Not shared with you.</Trans>
      </Words>
    );
  }
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
