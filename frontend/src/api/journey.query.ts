import { queryOptions } from '@tanstack/react-query';
import { familyKey } from '../live/cache-keys.ts';
import { api } from './api.ts';

/** How far a family has come, and how it wants to see pages. The socket tells when that changes. */
export const journeyQuery = (userId: string) =>
  queryOptions({
    queryKey: familyKey(userId, 'journey'),
    queryFn: async ({ signal }) => {
      const { journeySchema } = await import('@hearthway/domain/journey/journey.contract.ts');
      return api.read('journey', '/api/journey', { schema: journeySchema, signal });
    },
  });
