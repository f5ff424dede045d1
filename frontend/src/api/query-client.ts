import { QueryClient } from '@tanstack/react-query';

/** See docs/product-rules.md#data-fetching: the socket announces changes. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        refetchInterval: false,
        refetchOnWindowFocus: false,
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
        // A browser's offline status may be wrong: try, and show the failure.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
