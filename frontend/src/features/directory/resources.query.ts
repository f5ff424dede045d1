import { resourceListSchema } from '@hearthway/domain/directory/directory.contract.ts';
import { filterChoicesSchema } from '@hearthway/domain/directory/directory-filters.contract.ts';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../api/api.ts';
import { familyKey } from '../../live/cache-keys.ts';
import { type DirectorySearch, searchParamsOf, sortIn, withQuery } from './directory-search.ts';

export interface ResourcesRequest {
  readonly userId: string;
  readonly search: DirectorySearch;
  /** Family's place from the account; empty when unknown. */
  readonly home: string;
}

/**
 * Results of a search, page by page. They depend on the caller's plan and home. The last results stay while
 * the next load.
 */
export const resourcesQuery = ({ userId, search, home }: ResourcesRequest) =>
  infiniteQueryOptions({
    queryKey: familyKey(userId, 'resources', home, search),
    queryFn: ({ pageParam, signal }) =>
      api.get(
        withQuery('/api/resources', [
          ...searchParamsOf(search, home),
          ...sortIn(search),
          ...(pageParam === 1 ? [] : [['page', String(pageParam)] as const]),
        ]),
        { schema: resourceListSchema, signal },
      ),
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => (meta.hasMore ? meta.page + 1 : undefined),
    placeholderData: keepPreviousData,
  });

/** Choices of each filter in a search, on plans that have filters. */
export const filterChoicesQuery = ({ userId, search, home }: ResourcesRequest) => {
  const path = withQuery('/api/resources/filters', searchParamsOf(search, home));
  return queryOptions({
    queryKey: familyKey(userId, 'filter-choices', home, path),
    queryFn: ({ signal }) => api.get(path, { schema: filterChoicesSchema, signal }),
    placeholderData: keepPreviousData,
  });
};
