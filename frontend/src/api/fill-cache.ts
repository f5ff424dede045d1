import type { QueryClient } from '@tanstack/react-query';

/** Id of the element with a served page's content. */
export const CONTENT_ID = 'page-content';

/** Fills the cache with the data that the server rendered: JSON pairs of query key and data. */
export const fillCache = (queryClient: QueryClient, json: string | null = '[]'): void => {
  const queries: unknown = JSON.parse(json ?? '[]');
  if (!Array.isArray(queries)) return;
  for (const [queryKey, data] of queries) queryClient.setQueryData(queryKey, data);
};
