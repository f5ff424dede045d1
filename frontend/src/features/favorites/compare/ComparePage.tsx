import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { buttonClass } from '../../../components/Button.tsx';
import { FailedQuery } from '../../../components/FailedQuery.tsx';
import { PageHeading } from '../../../components/PageHeading.tsx';
import { DownloadButton, PrintAndDownload } from '../../../components/PrintAndDownload.tsx';
import { ToolPage } from '../../../components/ToolPage.tsx';
import { ResourceSkeleton } from '../../directory/shared/ResourceSkeleton.tsx';
import { useCategories } from '../../directory/shared/useCategories.ts';
import { pickPath, picksIn } from '../picks.ts';
import { useFavorites } from '../shared/useFavorites.ts';
import { useDownload } from '../useDownload.ts';
import { CompareTable } from './CompareTable.tsx';

/** The favorites in the address, side by side. */
export const ComparePage = ({ userId }: { readonly userId: string }) => {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const { favorites, query } = useFavorites(userId);
  const names = useCategories();
  const picks = picksIn(params);
  const compared = picks.flatMap((pick) => favorites?.filter(({ id }) => id === pick) ?? []);
  const download = useDownload(compared, names.data);
  return (
    <ToolPage>
      <Link to={pickPath(picks)} className="touch mb-2 inline-flex items-center gap-2 print:hidden">
        <ArrowLeft aria-hidden className="size-4" />
        <Trans>Back to Favorites</Trans>
      </Link>
      <PageHeading title={t`Compare favorites`}>
        <Trans>What each provider’s source says, side by side. Ask them before you decide.</Trans>
      </PageHeading>
      <FailedQuery query={query} title={t`Failed to fetch favorites`} />
      {favorites === undefined && !query.isError && <ResourceSkeleton />}
      {favorites !== undefined && compared.length < 2 && (
        <div className="grid justify-items-start gap-3">
          <p className="measure">
            <Trans>
              There is nothing to compare here. Pick two or more of your favorites first.
            </Trans>
          </p>
          <Link to={pickPath(picks)} className={buttonClass('primary')}>
            <Trans>Pick favorites</Trans>
          </Link>
        </div>
      )}
      {compared.length > 1 && (
        <div className="grid gap-4 print:block">
          <FailedQuery query={names} title={t`Failed to fetch categories`} />
          <CompareTable favorites={compared} categories={names.data} />
          <PrintAndDownload>
            <DownloadButton format="csv" onDownload={download} />
          </PrintAndDownload>
        </div>
      )}
    </ToolPage>
  );
};
