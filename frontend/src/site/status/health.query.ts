import { healthSchema } from '@hearthway/domain/health/health.contract.ts';
import { queryOptions } from '@tanstack/react-query';
import { healthKey } from '../../live/cache-keys.ts';

/** Asked once; from then on the socket brings what changes. */
export const healthQuery = queryOptions({
  queryKey: healthKey,
  queryFn: async ({ signal }) => {
    // A failing part is an answer too: it comes with status 503.
    const response = await fetch('/health', { signal });
    return healthSchema.parse(await response.json());
  },
});
