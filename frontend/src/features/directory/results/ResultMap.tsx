import type {
  Category,
  Resource,
  ResourceList,
} from '@hearthway/domain/directory/directory.contract.ts';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLazyPart } from '../../../components/useLazyPart.ts';
import { withCatalogs } from '../../../i18n/load-catalog.ts';
import { searchParamsOf } from '../directory-search.ts';
import type { ResourcesRequest } from '../resources.query.ts';
import type { Found } from './search-answer.ts';
import { Where } from './Where.tsx';

interface ResultMapProps {
  readonly resourcesRequest: ResourcesRequest;
  readonly results: UseInfiniteQueryResult<InfiniteData<ResourceList>>;
  readonly list: Found | undefined;
  readonly categories: readonly Category[];
  readonly actionFor: (resource: Resource) => ReactNode;
}

const loadMap = async () =>
  (await withCatalogs(import('../map/MapView.tsx'), 'directory', 'listing')).MapView;

/** Map of the results, whose code is loaded on demand. */
export const ResultMap = ({
  resourcesRequest: askedFor,
  results,
  list,
  categories,
  actionFor,
}: ResultMapProps) => {
  const MapView = useLazyPart(loadMap);
  if (MapView === undefined) {
    return <div aria-busy className="h-[60vh] animate-breathe rounded-soft bg-sunken" />;
  }
  const { userId, home, search } = askedFor;
  // Excludes results of the previous search.
  const isCurrent = !results.isPlaceholderData;
  return (
    <MapView
      search={{ userId, home, said: searchParamsOf(search, home) }}
      found={isCurrent ? list?.resources : undefined}
      memory={isCurrent ? results.data : undefined}
      where={list && <Where meta={list.meta} />}
      categories={categories}
      actionFor={actionFor}
    />
  );
};
