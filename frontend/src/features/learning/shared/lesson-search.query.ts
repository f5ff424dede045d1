import { lessonSearchSchema } from '@hearthway/domain/learning/learning.contract.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';

export const lessonSearchQuery = (searchText: string) =>
  queryOptions({
    queryKey: ['learning', 'search', searchText],
    queryFn: ({ signal }) =>
      api.get(`/api/learning/search?${new URLSearchParams({ q: searchText })}`, {
        schema: lessonSearchSchema,
        signal,
      }),
  });
