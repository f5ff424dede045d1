import type { ResourceList } from '@hearthway/domain/directory/directory.contract.ts';
import {
  type InfiniteData,
  type UseInfiniteQueryResult,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect } from 'react';
import { isSame } from './directory-search.ts';
import { type ResourcesRequest, resourcesQuery } from './resources.query.ts';
import type { useSearchDraft } from './useSearchDraft.ts';

interface ReadPlaceOptions {
  readonly resourcesRequest: ResourcesRequest;
  readonly form: ReturnType<typeof useSearchDraft>;
  readonly results: UseInfiniteQueryResult<InfiniteData<ResourceList>>;
}

/**
 * Moves a place that was typed among the words into its own field, once the person has left the field. The
 * results stay: it is the same search.
 */
export const useReadPlace = ({
  resourcesRequest: askedFor,
  form,
  results,
}: ReadPlaceOptions): void => {
  const queryClient = useQueryClient();
  const { isTyping, isCommitted, restate } = form;
  const answer = results.isPlaceholderData ? undefined : results.data;
  useEffect(() => {
    const read = answer?.pages[0]?.meta.readPlace;
    if (!read || answer === undefined || isTyping || !isCommitted) return;
    const change = { search: read.search, location: read.location };
    const search = { ...askedFor.search, ...change };
    if (isSame(search, askedFor.search)) return;
    queryClient.setQueryData(resourcesQuery({ ...askedFor, search }).queryKey, answer);
    restate(change);
  }, [answer, askedFor, isTyping, isCommitted, restate, queryClient]);
};
