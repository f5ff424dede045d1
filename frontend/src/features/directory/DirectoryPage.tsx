import { SEARCH_MAX_LENGTH } from '@hearthway/domain/directory/directory.constants.ts';
import type { Resource } from '@hearthway/domain/directory/directory.contract.ts';
import type { Tier } from '@hearthway/domain/subscription/subscription.constants.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { type UseQueryResult, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { createRef, type ReactNode, useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { Link, useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { FailedQuery } from '../../components/FailedQuery.tsx';
import { Notice } from '../../components/Notice.tsx';
import { PageHeading } from '../../components/PageHeading.tsx';
import { stayInPlace } from '../../components/stay-in-place.ts';
import { ToolPage } from '../../components/ToolPage.tsx';
import { useReportPrompt } from '../journey/shared/useReportPrompt.ts';
import { subscriptionQuery } from '../subscription/shared/subscription.query.ts';
import { useUpgradePrompt } from '../subscription/shared/useUpgradePrompt.ts';
import {
  type DirectorySearch,
  EVERYTHING,
  filtersSet,
  isCut,
  isSame,
  pagePath,
  readSearch,
  readView,
  WITHOUT_TOOLS,
} from './directory-search.ts';
import { FoldedSearch } from './FoldedSearch.tsx';
import { ActiveFilters } from './filters/ActiveFilters.tsx';
import { saidFilters } from './filters/active-filters.ts';
import { FilterPanel } from './filters/FilterPanel.tsx';
import { FamilysLockedTools } from './filters/LockedTools.tsx';
import { resourcesQuery } from './resources.query.ts';
import { LimitNote } from './results/LimitNote.tsx';
import { ResultMap } from './results/ResultMap.tsx';
import { Results } from './results/Results.tsx';
import { type Found, listOf } from './results/search-answer.ts';
import { type SearchFields, SearchForm } from './SearchForm.tsx';
import { searchErrorOf } from './search-error.ts';
import { useCategories } from './shared/useCategories.ts';
import { useFoldedSearch } from './useFoldedSearch.ts';
import { useReadPlace } from './useReadPlace.ts';
import { useReportSearch } from './useReportSearch.ts';
import { useSearchDraft } from './useSearchDraft.ts';
import { type FirstAnswer, useWelcome } from './useWelcome.ts';
import { ViewSwitch } from './ViewSwitch.tsx';

interface DirectoryPageProps {
  readonly userId: string;
  /** The family's place as it wrote it; empty when unknown. */
  readonly ownPlace: string;
  /** The account's place, which the server applies by itself. */
  readonly home: string;
  /** Failure shown above the results. */
  readonly notice: ReactNode;
  /** Action of a listing, such as its heart. */
  readonly actionFor: (resource: Resource) => ReactNode;
}

export const DirectoryPage = (props: DirectoryPageProps) => {
  const { userId, ownPlace, home, notice, actionFor } = props;
  const { i18n, t } = useLingui();
  const navigate = useNavigate();
  const { key: entry } = useLocation();
  const [params] = useSearchParams();
  const { category: categoryId } = useParams();
  const search = useMemo(
    () => readSearch(categoryId, params, ownPlace),
    [categoryId, params, ownPlace],
  );
  const kinds = useCategories();
  const { data: categories = [] } = kinds;
  const resourcesRequest = { userId, search, home };
  const results = useInfiniteQuery(resourcesQuery(resourcesRequest));
  const found = useMemo(() => results.data && listOf(results.data), [results.data]);
  // Deferred, so that a tap does not wait for all results to render.
  const isDrawn = useDeferredValue(found !== undefined);
  const list = isDrawn ? found : undefined;
  const searchError = searchErrorOf(results);
  const plan = useQuery(subscriptionQuery(userId));
  const tier = plan.data?.tier ?? list?.meta.userTier;
  const hasTools = tier !== undefined && tier !== 'free';
  const wantedView = readView(params);
  const view = hasTools ? wantedView : 'list';
  useRefetchOnPlanChange(results, { tier: plan.data?.tier, shown: list?.meta.userTier });

  const go = (next: DirectorySearch, how: 'step' | 'refinement', nextView = wantedView) =>
    navigate(pagePath(next, { ownPlace, view: nextView }), {
      replace: how === 'refinement',
      ...stayInPlace,
    });
  const form = useSearchDraft({ committed: search, commit: go });
  const category = categories.find(({ id }) => id === search.category);
  const fields: SearchFields = useMemo(() => ({ words: createRef(), place: createRef() }), []);
  const answer = useRef<HTMLHeadingElement>(null);
  const isCurrent = !results.isPlaceholderData && (list !== undefined || searchError !== undefined);
  const asksForPlace =
    searchError !== undefined && searchError !== 'failed' && searchError.about === 'place';
  const folding = useFoldedSearch({
    hasSearched: !isSame(search, { ...EVERYTHING, location: ownPlace }),
    isAnswered: isCurrent && form.isCommitted,
    asksForPlace,
    fields,
    answer,
  });
  const isFolded = folding.isFolded && !asksForPlace;
  useReadPlace({ resourcesRequest, form, results });
  const isLost = list !== undefined && list.meta.place === null && ownPlace !== '';
  useWelcome(isCurrent ? firstAnswerOf({ list, isLost: isLost || asksForPlace }) : undefined);
  const endWith = (change: Partial<DirectorySearch>) => {
    form.choose(change);
    folding.end();
  };
  const isLimited = list?.meta.upgradeRequired === true;
  useReportPrompt(userId, isLimited ? 'limited-results' : undefined);
  const prompt = useUpgradePrompt(
    userId,
    list === undefined || searchError !== undefined ? [] : isLimited ? LIMITED : LOCKED,
  );
  useReportSearch({
    userId,
    search,
    ownPlace,
    category: category?.id,
    answer: results.isPlaceholderData ? undefined : results.data?.pages[0],
  });

  return (
    <ToolPage
      heading={
        <>
          <Link to="/" className="touch mb-2 inline-flex items-center gap-2">
            <ArrowLeft aria-hidden className="size-4" />
            <Trans>Back to Home</Trans>
          </Link>
          <PageHeading title={category?.name ?? t`Find Resources`}>
            <span className={isFolded ? 'not-print:max-lg:hidden' : ''}>
              {category?.description ?? t`Let’s find help near you.`}
            </span>
          </PageHeading>
        </>
      }
      tools={
        <>
          {isFolded && (
            <FoldedSearch
              search={search}
              category={category}
              ownPlace={ownPlace}
              onChange={() => folding.open('words')}
            />
          )}
          <div className={isFolded ? 'max-lg:hidden' : ''}>
            <SearchForm
              form={form}
              categories={categories}
              searchError={searchError}
              fields={fields}
              onSearch={() => {
                form.searchNow();
                folding.end();
              }}
            />
          </div>
          {hasTools && (
            <FilterPanel
              userId={userId}
              resourcesRequest={resourcesRequest}
              draft={form.draft}
              tier={tier}
              isAnswered={searchError === undefined}
              hasPlace={list !== undefined && list.meta.place !== null}
              onChoose={form.choose}
            />
          )}
          {searchError !== 'failed' && (
            <FailedQuery query={kinds} title={t`Failed to fetch categories`} />
          )}
        </>
      }
      offers={
        tier === 'free' && <FamilysLockedTools userId={userId} isPrompt={prompt === 'filters'} />
      }
    >
      {/* Where the results failed, these failed for the same reason: one error is enough. */}
      {searchError !== 'failed' && notice}
      {isCut(params) && <CutNote />}
      <ActiveFilters
        search={hasTools ? form.draft : EVERYTHING}
        said={list === undefined ? [] : saidFilters(i18n, list.meta)}
        onChoose={form.choose}
      />
      {hasTools && <ViewSwitch view={view} onChoose={(next) => go(search, 'step', next)} />}
      <Results
        results={results}
        list={list}
        searchError={searchError}
        place={search.location}
        categories={categories}
        actionFor={actionFor}
        onChoosePlace={(location) => endWith({ location })}
        onAskPlace={() => folding.open('place')}
        onWithoutTools={() => form.choose(WITHOUT_TOOLS)}
        onClear={
          isClearable(search, list)
            ? () => form.choose({ ...EVERYTHING, location: search.location })
            : undefined
        }
        heading={answer}
        limitNote={<LimitNote userId={userId} isPrompt={prompt === 'limited-results'} />}
        entry={entry}
        map={
          view === 'map' ? (
            <ResultMap
              resourcesRequest={resourcesRequest}
              results={results}
              list={list}
              categories={categories}
              actionFor={actionFor}
            />
          ) : undefined
        }
      />
      <PlaceNamesCredit />
    </ToolPage>
  );
};

/** Upgrade prompts of a page with results. */
const LIMITED = ['limited-results'] as const;
const LOCKED = ['filters'] as const;

const CutNote = () => (
  <Notice tone="info">
    <Trans>
      This search is longer than {SEARCH_MAX_LENGTH} letters. We looked for its beginning.
    </Trans>
  </Notice>
);

interface FirstAnswerOptions {
  readonly list: Found | undefined;
  readonly isLost: boolean;
}

/** Returns undefined for a failure, which has its own message. */
const firstAnswerOf = ({ list, isLost }: FirstAnswerOptions): FirstAnswer | undefined => {
  if (isLost) return 'no place';
  if (list === undefined) return undefined;
  return list.resources.length > 0 ? 'found' : 'nothing';
};

/** Other words find no more where nothing is within reach. */
const isClearable = (search: DirectorySearch, list: Found | undefined): boolean =>
  list?.beyond
    ? filtersSet(search) > 0
    : !isSame(search, { ...EVERYTHING, location: search.location });

/** Credit that GeoNames requires: its place names are licensed CC BY 4.0. */
const PlaceNamesCredit = () => (
  <p className="mt-6 text-sm text-text-soft">
    <Trans>
      Places: U.S. Census Bureau, and <a href="https://www.geonames.org/">GeoNames</a> (
      <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>). Distances are
      approximate: straight lines between the middles of ZIP codes or cities.
    </Trans>
  </p>
);

interface TierOptions {
  /** The family's plan, once known. */
  readonly tier: Tier | undefined;
  /** Plan for which the results were found. */
  readonly shown: Tier | undefined;
}

/** Refetches after the plan was changed elsewhere or has ended, since the results depend on it. */
const useRefetchOnPlanChange = (
  { refetch }: Pick<UseQueryResult, 'refetch'>,
  { tier, shown }: TierOptions,
): void => {
  useEffect(() => {
    if (tier !== undefined && shown !== undefined && tier !== shown) void refetch();
  }, [tier, shown, refetch]);
};
