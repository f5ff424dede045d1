import type { Provider } from '@hearthway/domain/directory/provider.contract.ts';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useTellActivity } from '../../../api/activity.ts';
import { ApiError } from '../../../api/api-error.ts';
import { FailedQuery } from '../../../components/FailedQuery.tsx';
import { ResourceSkeleton } from '../../../components/ResourceSkeleton.tsx';
import { BackLink } from './BackLink.tsx';
import { ProviderGone } from './ProviderGone.tsx';
import { ProviderView } from './ProviderView.tsx';
import { providerQuery } from './provider.query.ts';

interface ProviderPageProps {
  readonly userId: string;
  readonly id: string;
  /** What a family should know before it goes on collecting. */
  readonly notice: ReactNode;
  /** What can be done with a listing. */
  readonly actionFor: (provider: Provider) => ReactNode;
}

export const ProviderPage = ({ userId, id, notice, actionFor }: ProviderPageProps) => {
  const { t } = useLingui();
  const query = useQuery(providerQuery(userId, id));
  const { data, error, isFetching, refetch } = query;
  const isGone = error instanceof ApiError && error.code === 'UnknownResource';
  const isShown = data !== undefined && !isGone;
  const tell = useTellActivity();
  useEffect(() => {
    if (isShown) tell({ what: 'resource-views', body: { resourceId: id } });
  }, [isShown, id, tell]);

  if (isGone) return <ProviderGone />;
  return (
    <div className="mx-auto max-w-3xl" aria-busy={isFetching}>
      <BackLink />
      {data !== undefined && notice}
      {data !== undefined && (
        <ProviderView
          userId={userId}
          provider={data}
          action={actionFor(data)}
          onChanged={() => void refetch()}
        />
      )}
      <FailedQuery query={query} title={t`We couldn’t load this provider`} isWholePage />
      {data === undefined && error === null && <ResourceSkeleton />}
    </div>
  );
};
