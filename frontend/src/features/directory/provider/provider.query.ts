import { listingReportSchema } from '@hearthway/domain/directory/listing-report.contract.ts';
import { providerSchema } from '@hearthway/domain/directory/provider.contract.ts';
import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { api } from '../../../api/api.ts';
import { familyKey } from '../../../live/cache-keys.ts';

export const providerQuery = (userId: string, id: string) =>
  queryOptions({
    queryKey: familyKey(userId, 'provider', id),
    queryFn: ({ signal }) =>
      api.get(`/api/resources/${encodeURIComponent(id)}`, { schema: providerSchema, signal }),
  });

/** Family's listing reports, newest first. The socket announces answers. */
export const listingReportsQuery = (userId: string) =>
  queryOptions({
    queryKey: familyKey(userId, 'listing_reports'),
    queryFn: ({ signal }) =>
      api.read('listing_reports', '/api/listing-reports', {
        schema: z.array(listingReportSchema),
        signal,
      }),
  });
