import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../../components/Button.tsx';
import { LoadFailed } from '../../../components/LoadFailed.tsx';
import type { useTimeline } from './useTimeline.ts';

interface OlderProps {
  readonly query: ReturnType<typeof useTimeline>['query'];
  readonly onLoad: () => void;
}

/** The way to what happened before, as long as there is any. */
export const Older = ({ query, onLoad }: OlderProps) => {
  const { t } = useLingui();
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, error } = query;
  if (isFetchNextPageError)
    return (
      <LoadFailed
        title={t`We couldn’t load older entries`}
        error={error}
        onRetry={onLoad}
        isRetrying={isFetchingNextPage}
      />
    );
  if (!hasNextPage) return null;
  return (
    <div className="grid justify-items-center py-2">
      <Button look="secondary" isBusy={isFetchingNextPage} onClick={onLoad}>
        {isFetchingNextPage ? <Trans>Loading…</Trans> : <Trans>Load older</Trans>}
      </Button>
    </div>
  );
};
