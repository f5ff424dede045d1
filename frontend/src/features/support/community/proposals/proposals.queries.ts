import { resourceListSchema } from '@hearthway/domain/directory/directory.contract.ts';
import { resourceProposalSchema } from '@hearthway/domain/directory/resource-proposal.contract.ts';
import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { api } from '../../../../api/api.ts';
import { familyKey } from '../../../../live/cache-keys.ts';
import type { Described } from './alike.ts';

/** A family's proposals, newest first. The socket announces answers. */
export const proposalsQuery = (userId: string) =>
  queryOptions({
    queryKey: familyKey(userId, 'resource_proposals'),
    queryFn: ({ signal }) =>
      api.read('resource_proposals', '/api/resource-proposals', {
        schema: z.array(resourceProposalSchema),
        signal,
      }),
  });

/** Listings that a search for the described provider finds near its place. */
export const nearbyListingsQuery = (userId: string, { name, city, state, zip }: Described) =>
  queryOptions({
    queryKey: familyKey(userId, 'alike-listings', name, city, state, zip),
    enabled: name !== '' && city !== '' && state !== '',
    // A place that the directory does not know stays unknown.
    retry: false,
    queryFn: async ({ signal }) => {
      const location = zip === '' ? `${city}, ${state}` : zip;
      const { resources } = await api.get(
        `/api/resources?${new URLSearchParams({ search: name, location })}`,
        { schema: resourceListSchema, signal },
      );
      return resources;
    },
  });
