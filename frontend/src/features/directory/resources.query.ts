import { resourceListSchema } from '@hearthway/domain/directory/directory.contract.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../api/api.ts';
import { familyKey } from '../../live/cache-keys.ts';
import { type DirectorySearch, requestPath } from './directory-search.ts';

/** What a search finds depends on who asks. The last results stay while the next are on their way. */
export const resourcesQuery = (userId: string, search: DirectorySearch) =>
  queryOptions({
    queryKey: familyKey(userId, 'resources', search),
    queryFn: ({ signal }) => api.get(requestPath(search), { schema: resourceListSchema, signal }),
    placeholderData: keepPreviousData,
  });
