import { dataExportSchema } from '@hearthway/domain/account/account.contract.ts';
import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { api } from '../../../api/api.ts';
import { exportKey } from '../../../live/cache-keys.ts';

/** Should the socket be away while the copy is made, this is how often it is asked for instead. */
const ASK_EVERY_MS = 5_000;

/** The newest copy of a person's data, or null. While it is made, the socket tells how far it is. */
export const exportQuery = (userId: string) =>
  queryOptions({
    queryKey: exportKey(userId),
    queryFn: ({ signal }) =>
      api.get('/api/account/export', { schema: z.nullable(dataExportSchema), signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.status === 'building' ? ASK_EVERY_MS : false),
  });
