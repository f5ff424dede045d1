import type {
  Category,
  Resource,
  ResourceList,
} from '@hearthway/domain/directory/directory.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FailedQuery } from '../../../components/FailedQuery.tsx';
import { ResourceSkeleton } from '../../../components/ResourceSkeleton.tsx';
import type { SearchTrouble } from '../search-trouble.ts';
import { NoResults } from './NoResults.tsx';
import { OtherPlaces } from './OtherPlaces.tsx';
import { PlaceTrouble } from './PlaceTrouble.tsx';
import { ResultPages } from './ResultPages.tsx';
import { ResultSummary } from './ResultSummary.tsx';
import type { Found } from './search-answer.ts';
import { ToolsTrouble } from './ToolsTrouble.tsx';

export interface ResultsProps {
  readonly results: UseInfiniteQueryResult<InfiniteData<ResourceList>>;
  /** What was found so far; undefined as long as nothing has come. */
  readonly list: Found | undefined;
  readonly trouble: SearchTrouble | undefined;
  /** What was searched around, as it was typed or told; empty for everywhere. */
  readonly place: string;
  readonly categories: readonly Category[];
  readonly actionFor: (resource: Resource) => ReactNode;
  readonly onChoosePlace: (place: string) => void;
  readonly onWithoutTools: () => void;
  readonly onClear: () => void;
  /** In place of the list; undefined where that is to be shown. */
  readonly map: ReactNode;
}

export const Results = (props: ResultsProps) => {
  const { results } = props;
  return (
    <section aria-busy={results.isFetching} className="grid gap-4">
      {/* Always there, so that what changes in it is announced. */}
      <div role="status">
        <Status {...props} />
      </div>
      {/* What was found before stays, and is seen to be on its way out. */}
      <div
        className={`grid gap-4 transition-opacity ${results.isPlaceholderData ? 'opacity-60' : ''}`}
      >
        <Shown {...props} />
      </div>
    </section>
  );
};

const Status = ({ results, list, trouble, place, map }: ResultsProps) => {
  // A map says by itself how much it shows.
  if (map !== undefined && list !== undefined && list.resources.length > 0) return null;
  if (list !== undefined) {
    // A place that is typed and unknown is refused: this one was told long ago.
    const isLost = list.meta.place === null && place !== '' && !results.isPlaceholderData;
    // Other providers are announced, be there as many as before.
    const [first] = list.resources;
    return <ResultSummary key={first?.id} list={list} lostPlace={isLost ? place : undefined} />;
  }
  if (trouble !== undefined) return null;
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
  const { results, list, trouble, map, onChoosePlace, onWithoutTools, onClear } = props;
  if (trouble === 'failed') {
    return <FailedQuery query={results} title={t`Failed to fetch resources`} />;
  }
  if (trouble?.about === 'place') {
    return <PlaceTrouble error={trouble.error} onChoosePlace={onChoosePlace} />;
  }
  if (trouble?.about === 'tools') {
    return <ToolsTrouble error={trouble.error} onWithoutTools={onWithoutTools} />;
  }
  if (list === undefined) return <ResourceSkeleton />;
  if (list.resources.length === 0) return <NoResults onClear={onClear} />;
  return (
    <>
      {list.meta.placeChoices.length > 0 && !list.meta.isHome && (
        <OtherPlaces places={list.meta.placeChoices} onChoose={onChoosePlace} />
      )}
      {map ?? <ResultPages {...props} list={list} />}
    </>
  );
};
