import type {
  Category,
  Resource,
  ResourceList,
} from '@hearthway/domain/directory/directory.contract.ts';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { type ReactNode, type Ref, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { ApiError } from '../../../api/api-error.ts';
import { errorWords } from '../../../api/error-words.ts';
import { Button, buttonClass, buttonRow } from '../../../components/Button.tsx';
import { FailedQuery } from '../../../components/FailedQuery.tsx';
import { Signpost } from '../../../components/illustrations/Signpost.tsx';
import { LoadFailed } from '../../../components/LoadFailed.tsx';
import { LongList } from '../../../components/LongList.tsx';
import type { SearchError } from '../search-error.ts';
import { OfficesBeside } from '../shared/listing/offices/OfficesBeside.tsx';
import { ResourceCard } from '../shared/listing/ResourceCard.tsx';
import { ResourceSkeleton } from '../shared/ResourceSkeleton.tsx';
import { NothingNear } from './NothingNear.tsx';
import { OtherPlaces, UnclearPlace } from './PlaceChoices.tsx';
import { PlaceNotes } from './PlaceNotes.tsx';
import { ResultSummary } from './ResultSummary.tsx';
import type { Found } from './search-answer.ts';
import { useAnswerFocus } from './useAnswerFocus.ts';

export interface ResultsProps {
  readonly results: UseInfiniteQueryResult<InfiniteData<ResourceList>>;
  /** Results so far; undefined during the first load. */
  readonly list: Found | undefined;
  readonly searchError: SearchError | undefined;
  /** Place searched around, typed or from the account; empty for everywhere. */
  readonly place: string;
  readonly categories: readonly Category[];
  readonly actionFor: (resource: Resource) => ReactNode;
  readonly onChoosePlace: (place: string) => void;
  /** Moves the focus to the field for the place. */
  readonly onAskPlace: () => void;
  readonly onWithoutTools: () => void;
  /** Undefined without anything to clear. */
  readonly onClear: (() => void) | undefined;
  readonly heading: Ref<HTMLHeadingElement>;
  /** Note below results that the plan limits. */
  readonly limitNote: ReactNode;
  /** Key of the history entry. */
  readonly entry: string;
  /** Replaces the list. */
  readonly map: ReactNode;
}

export const Results = (props: ResultsProps) => {
  const { results, list, entry } = props;
  const root = useRef<HTMLElement>(null);
  const isShown = list !== undefined && !results.isPlaceholderData;
  useAnswerFocus({ root, entry, isShown });
  return (
    <section ref={root} aria-busy={results.isFetching} className="grid gap-4 print:block">
      {/* Always mounted, so that its changes are announced. */}
      <div role="status">
        <Status {...props} />
      </div>
      {/* The previous results stay, dimmed, until the new ones arrive. */}
      <div
        className={`grid gap-4 print:block transition-opacity duration-(--motion-hand) ${results.isPlaceholderData ? 'opacity-60' : ''}`}
      >
        <Shown {...props} />
      </div>
    </section>
  );
};

const Status = ({ results, list, searchError, place, map, heading }: ResultsProps) => {
  // The map has a summary of its own.
  if (map !== undefined && list !== undefined && list.resources.length > 0) return null;
  if (list !== undefined) {
    // Typed places that are unknown are rejected, so this one came from the account.
    const isLost = list.meta.place === null && place !== '' && !results.isPlaceholderData;
    // Announces different providers, even with the same count.
    const [first] = list.resources;
    return (
      <ResultSummary
        key={first?.id}
        list={list}
        lostPlace={isLost ? place : undefined}
        heading={heading}
      />
    );
  }
  if (searchError !== undefined) return null;
  return (
    <div className="grid text-lg">
      <p className="sr-only">
        <Trans>Searching…</Trans>
      </p>
      {/* The place of the summary, so that the list stays where it is. */}
      <br />
      <br />
    </div>
  );
};

const Shown = (props: ResultsProps) => {
  const { t } = useLingui();
  const { results, list, searchError, map, onChoosePlace, onWithoutTools } = props;
  if (searchError === 'failed') {
    return <FailedQuery query={results} title={t`Failed to fetch resources`} />;
  }
  if (searchError?.about === 'place') {
    return <UnclearPlace error={searchError.error} onChoosePlace={onChoosePlace} />;
  }
  if (searchError?.about === 'tools') {
    return <FilterError error={searchError.error} onWithoutTools={onWithoutTools} />;
  }
  if (list === undefined) return <ResourceSkeleton />;
  const notes = <PlaceNotes meta={list.meta} onAskPlace={props.onAskPlace} />;
  if (list.resources.length === 0)
    return (
      <>
        {notes}
        <NothingNear {...props} meta={list.meta} beyond={list.beyond} offices={list.offices} />
      </>
    );
  return (
    <>
      {notes}
      {list.meta.placeChoices.length > 0 && !list.meta.isHome && (
        <OtherPlaces places={list.meta.placeChoices} onChoose={onChoosePlace} />
      )}
      {map ?? <ResultPages {...props} list={list} />}
      {list.offices !== null && <OfficesBeside offices={list.offices} />}
    </>
  );
};

interface FilterErrorProps {
  readonly error: ApiError;
  readonly onWithoutTools: () => void;
}

/** Error for filters in the URL that the plan lacks or that are invalid. */
const FilterError = ({ error, onWithoutTools }: FilterErrorProps) => {
  const { i18n } = useLingui();
  const isPlan = error.code === 'PlusRequired';
  const fallback = msg`This link uses a filter that we don’t have.`;
  return (
    <div role="alert" className="grid justify-items-center gap-3 px-4 py-8 text-center">
      <Signpost className="w-48" />
      <p className="measure">{isPlan ? errorWords(i18n, error, fallback) : i18n._(fallback)}</p>
      <div className={`justify-center ${buttonRow}`}>
        <Button look="secondary" onClick={onWithoutTools}>
          <Trans>Search without filters</Trans>
        </Button>
        {isPlan && (
          <Link className={buttonClass('quiet')} to="/subscribe">
            <Trans>See what Plus adds</Trans>
          </Link>
        )}
      </div>
    </div>
  );
};

/** Pixels: a card of average height, and the gap. */
const USUAL_HEIGHT = 190;
const GAP = 8;

interface ResultPagesProps
  extends Pick<ResultsProps, 'results' | 'categories' | 'actionFor' | 'limitNote'> {
  readonly list: Found;
}

/** Results so far, and the button that loads more. */
const ResultPages = ({ list, results, categories, actionFor, limitNote }: ResultPagesProps) => {
  const { t } = useLingui();
  const { resources, meta } = list;
  const { fetchNextPage, isFetchingNextPage, isFetchNextPageError, hasNextPage, error } = results;
  const root = useRef<HTMLDivElement>(null);
  const countBefore = useRef<number>(undefined);
  const count = resources.length;

  // After loading more, the focus moves to the first new result.
  useEffect(() => {
    const before = countBefore.current;
    if (before === undefined || count <= before) return;
    countBefore.current = undefined;
    root.current?.querySelector<HTMLElement>(`[aria-posinset="${before + 1}"] a`)?.focus();
  }, [count]);

  const showMore = () => {
    countBefore.current = count;
    void fetchNextPage();
  };
  return (
    <div ref={root} className="grid gap-3 print:block">
      <LongList
        items={resources}
        usualHeight={USUAL_HEIGHT}
        gap={GAP}
        isComplete={!hasNextPage && !meta.upgradeRequired}
        memory={results.data}
      >
        {(resource) => (
          <ResourceCard
            resource={resource}
            category={categories.find(({ id }) => id === resource.category)}
            action={actionFor(resource)}
          />
        )}
      </LongList>
      {isFetchNextPageError ? (
        <LoadFailed
          title={t`Failed to fetch resources`}
          error={error}
          onRetry={showMore}
          isRetrying={isFetchingNextPage}
        />
      ) : (
        hasNextPage && (
          <div className="grid justify-items-center">
            <Button look="secondary" isBusy={isFetchingNextPage} onClick={showMore}>
              <Trans>Show more providers</Trans>
            </Button>
          </div>
        )
      )}
      {meta.upgradeRequired && limitNote}
    </div>
  );
};
