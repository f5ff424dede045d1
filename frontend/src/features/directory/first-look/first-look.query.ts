import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';
import type { AskedLook } from '../../../session/first-look-store.ts';

/** Nearest listings, the same for every caller. The contract is loaded with the first question. */
export const firstLookQuery = ({ location, category }: AskedLook) =>
  queryOptions({
    queryKey: ['first-look', location, category],
    queryFn: async ({ signal }) => {
      const { firstLookSchema } = await import(
        '@hearthway/domain/directory/first-look.contract.ts'
      );
      const query = new URLSearchParams({ location, category });
      return api.get(`/api/resources/nearest?${query}`, { schema: firstLookSchema, signal });
    },
  });
