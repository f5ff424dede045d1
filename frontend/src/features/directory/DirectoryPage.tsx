import type { Resource } from '@hearthway/domain/directory/directory.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { ApiError } from '../../api/api-error.ts';
import { errorWords, nothingSaid } from '../../api/error-words.ts';
import { PageHeading } from '../../components/PageHeading.tsx';
import { stayInPlace } from '../../components/stay-in-place.ts';
import { useCategories } from '../../components/useCategories.ts';
import { pagePath, readSearch } from './directory-search.ts';
import { PlaceNamesCredit } from './PlaceNamesCredit.tsx';
import { Results } from './Results.tsx';
import { resourcesQuery } from './resources.query.ts';
import { SearchForm } from './SearchForm.tsx';
import { useSearchDraft } from './useSearchDraft.ts';

interface DirectoryPageProps {
  readonly userId: string;
  /** Where the family lives, in its own words; empty when it did not say. */
  readonly ownPlace: string;
  /** What a family should know before it goes on collecting. */
  readonly notice: ReactNode;
  /** What can be done with a listing. */
  readonly actionFor: (resource: Resource) => ReactNode;
}

export const DirectoryPage = ({ userId, ownPlace, notice, actionFor }: DirectoryPageProps) => {
  const { i18n, t } = useLingui();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const search = readSearch(useParams()['category'], params, ownPlace);
  const { data: categories = [], refetch: refetchCategories } = useCategories();
  const results = useQuery(resourcesQuery(userId, search));
  const isPlaceUnknown =
    results.error instanceof ApiError && results.error.code === 'UnknownLocation';

  const form = useSearchDraft({
    committed: search,
    commit: (next, how) =>
      void navigate(pagePath(next, ownPlace), { replace: how === 'refinement', ...stayInPlace }),
  });
  const category = categories.find(({ id }) => id === search.category);

  return (
    <>
      <Link to="/" className="touch mb-2 inline-flex items-center gap-2">
        <ArrowLeft aria-hidden className="size-4" />
        <Trans>Back to Home</Trans>
      </Link>
      <PageHeading title={category?.name ?? t`Find Resources`}>
        {category?.description ?? t`Let’s find help near you.`}
      </PageHeading>
      <div className="grid items-start gap-8 lg:grid-cols-[18rem_1fr]">
        <div className="lg:sticky lg:top-6">
          <SearchForm
            form={form}
            categories={categories}
            locationError={
              isPlaceUnknown ? errorWords(i18n, results.error, nothingSaid) : undefined
            }
          />
        </div>
        <div className="min-w-0">
          {notice}
          <Results
            results={results}
            isPlaceUnknown={isPlaceUnknown}
            categories={categories}
            actionFor={actionFor}
            onRetry={() => {
              void results.refetch();
              // They are likely to have failed for the same reason.
              void refetchCategories();
            }}
            onClearPlace={() => form.clear({ location: '' })}
            onClear={() => form.clear({ category: undefined, search: '', location: '' })}
          />
          <PlaceNamesCredit />
        </div>
      </div>
    </>
  );
};
