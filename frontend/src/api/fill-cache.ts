import type { QueryClient } from '@tanstack/react-query';

/** Id of the element that holds the content of a served page. */
export const CONTENT_ID = 'page-content';

/** Takes in what the server has rendered the page from: pairs of a query's key and its data, as JSON. */
export const fillCache = (queryClient: QueryClient, json: string | null = '[]'): void => {
  const queries: unknown = JSON.parse(json ?? '[]');
  if (!Array.isArray(queries)) return;
  for (const [queryKey, data] of queries) queryClient.setQueryData(queryKey, data);
};
