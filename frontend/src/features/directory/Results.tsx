import type {
  Category,
  Resource,
  ResourceList,
} from '@hearthway/domain/directory/directory.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FailedQuery } from '../../components/FailedQuery.tsx';
import { ResourceSkeleton } from '../../components/ResourceSkeleton.tsx';
import { NoResults } from './NoResults.tsx';
import { OtherPlaces } from './OtherPlaces.tsx';
import { PlaceTrouble } from './PlaceTrouble.tsx';
import { ResultPages } from './ResultPages.tsx';
import { ResultSummary } from './ResultSummary.tsx';
import type { Found } from './search-answer.ts';
import type { SearchTrouble } from './search-trouble.ts';
import { ToolsTrouble } from './ToolsTrouble.tsx';

export interface ResultsProps {
  readonly results: UseInfiniteQueryResult<InfiniteData<ResourceList>>;
  /** What was found so far; undefined as long as nothing has come. */
  readonly list: Found | undefined;
  readonly trouble: SearchTrouble | undefined;
  readonly categories: readonly Category[];
  readonly actionFor: (resource: Resource) => ReactNode;
  readonly onChoosePlace: (place: string) => void;
  readonly onWithoutTools: () => void;
  readonly onClear: () => void;
}

export const Results = (props: ResultsProps) => {
  const { results } = props;
  return (
    <section aria-busy={results.isFetching} className="grid gap-4">
      {/* Always there, so that what changes in it is announced. */}
      <div role="status">
        <Status {...props} />
      </div>
      <Shown {...props} />
    </section>
  );
};

const Status = ({ list, trouble }: ResultsProps) => {
  if (list !== undefined) return <ResultSummary list={list} />;
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
  const { results, list, trouble, onChoosePlace, onWithoutTools, onClear } = props;
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
      <ResultPages {...props} list={list} />
    </>
  );
};
