import type { Provider } from '@hearthway/domain/directory/provider.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useDeferredValue, useEffect } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { ApiError } from '../../../api/api-error.ts';
import { buttonClass, buttonRow } from '../../../components/Button.tsx';
import { FailedQuery } from '../../../components/FailedQuery.tsx';
import { Signpost } from '../../../components/illustrations/Signpost.tsx';
import { PageHeading } from '../../../components/PageHeading.tsx';
import { ReadingPage } from '../../../components/ReadingPage.tsx';
import { useLatched } from '../../../components/useLatched.ts';
import { useReportActivity } from '../../journey/shared/useReportActivity.ts';
import { ResourceSkeleton } from '../shared/ResourceSkeleton.tsx';
import { useCategories } from '../shared/useCategories.ts';
import { ProviderView } from './ProviderView.tsx';
import { providerQuery } from './provider.query.ts';

interface ProviderPageProps {
  readonly userId: string;
  readonly id: string;
  /** Notice above the results, such as a full list of favorites. */
  readonly notice: ReactNode;
  /** Action of a listing, such as its heart. */
  readonly actionFor: (provider: Provider) => ReactNode;
}

export const ProviderPage = ({ userId, id, notice, actionFor }: ProviderPageProps) => {
  const { t } = useLingui();
  const query = useQuery(providerQuery(userId, id));
  const { data: answer, error, isFetching, refetch } = query;
  // Deferred, so that a tap does not wait for the whole listing.
  const data = useDeferredValue(answer);
  // Category names come from another query.
  const isNamed = useLatched(!useCategories().isLoading);
  const isGone = error instanceof ApiError && error.code === 'UnknownResource';
  const isShown = data !== undefined && !isGone;
  const tell = useReportActivity();
  useEffect(() => {
    if (isShown) tell({ what: 'journey/resource-views', body: { resourceId: id } });
  }, [isShown, id, tell]);

  if (isGone) return <ProviderGone />;
  return (
    <ReadingPage>
      <div aria-busy={isFetching}>
        <BackLink />
        {isNamed && data !== undefined && notice}
        {isNamed && data !== undefined && (
          <ProviderView
            userId={userId}
            provider={data}
            action={actionFor(data)}
            onChanged={() => void refetch()}
          />
        )}
        <FailedQuery query={query} title={t`We couldn’t load this provider`} isWholePage />
        {(data === undefined || !isNamed) && error === null && <ResourceSkeleton />}
      </div>
    </ReadingPage>
  );
};

/** Returns to the previous page as it was left, or to the directory when opened from outside. */
const BackLink = () => {
  const navigate = useNavigate();
  const isFirstPage = useLocation().key === 'default';
  return (
    <Link
      to="/resources"
      onClick={(event) => {
        if (isFirstPage || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        void navigate(-1);
      }}
      className="touch mb-2 inline-flex items-center gap-2 print:hidden"
    >
      <ArrowLeft aria-hidden className="size-4" />
      {isFirstPage ? <Trans>Find Resources</Trans> : <Trans comment="A link">Back</Trans>}
    </Link>
  );
};

/** An unknown or former provider. */
const ProviderGone = () => {
  const { t } = useLingui();
  return (
    <ReadingPage picture={<Signpost className="w-56 md:w-full" />}>
      <PageHeading title={t`This provider is not in the directory`}>
        <Trans>
          It may have been removed, or the link may be incomplete. There may be others near you.
        </Trans>
      </PageHeading>
      <div className={buttonRow}>
        <Link className={buttonClass('primary')} to="/resources">
          <Trans>Find Resources</Trans>
        </Link>
        <Link className={buttonClass('secondary')} to="/favorites">
          <Trans>See your favorites</Trans>
        </Link>
      </div>
    </ReadingPage>
  );
};
