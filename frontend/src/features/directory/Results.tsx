import type {
  Category,
  Resource,
  ResourceList,
} from '@hearthway/domain/directory/directory.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadFailed } from '../../components/LoadFailed.tsx';
import { ResourceCard } from '../../components/ResourceCard.tsx';
import { ResourceSkeleton } from '../../components/ResourceSkeleton.tsx';
import { NoResults } from './NoResults.tsx';
import { PlaceUnknown } from './PlaceUnknown.tsx';
import { ResultSummary } from './ResultSummary.tsx';

interface ResultsProps {
  readonly results: UseQueryResult<ResourceList>;
  readonly isPlaceUnknown: boolean;
  readonly categories: readonly Category[];
  readonly actionFor: (resource: Resource) => ReactNode;
  readonly onRetry: () => void;
  readonly onClearPlace: () => void;
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
      <Found {...props} />
    </section>
  );
};

const Status = ({ results, isPlaceUnknown }: ResultsProps) => {
  if (isPlaceUnknown) return null;
  if (results.data === undefined) {
    return results.isError ? null : (
      <div className="grid text-lg">
        <p className="sr-only">
          <Trans>Searching…</Trans>
        </p>
        {/* The place of the summary, so that the list stays where it is. */}
        <br />
        <br />
      </div>
    );
  }
  return <ResultSummary list={results.data} />;
};

const Found = (props: ResultsProps) => {
  const { t } = useLingui();
  const { results, isPlaceUnknown, categories, actionFor, onRetry, onClear, onClearPlace } = props;
  if (isPlaceUnknown) return <PlaceUnknown onClearPlace={onClearPlace} />;
  if (results.isError && results.data === undefined) {
    return (
      <LoadFailed
        title={t`Failed to fetch resources`}
        error={results.error}
        onRetry={onRetry}
        isRetrying={results.isFetching}
      />
    );
  }
  if (results.data === undefined) return <ResourceSkeleton />;
  if (results.data.resources.length === 0) return <NoResults onClear={onClear} />;
  return (
    <ul className="grid gap-4">
      {results.data.resources.map((resource) => (
        <li key={resource.id}>
          <ResourceCard
            resource={resource}
            categoryName={categories.find(({ id }) => id === resource.category)?.name}
            action={actionFor(resource)}
          />
        </li>
      ))}
    </ul>
  );
};
