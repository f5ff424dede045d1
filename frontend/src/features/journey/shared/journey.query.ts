import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';
import { familyKey } from '../../../live/cache-keys.ts';

/** A family's onboarding, tour and accessibility settings. The socket announces changes. */
export const journeyQuery = (userId: string) =>
  queryOptions({
    queryKey: familyKey(userId, 'journey'),
    queryFn: async ({ signal }) => {
      const { journeySchema } = await import('@hearthway/domain/journey/journey.contract.ts');
      return api.read('journey', '/api/journey', { schema: journeySchema, signal });
    },
  });
