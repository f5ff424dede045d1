import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';
import { familyKey } from '../../../live/cache-keys.ts';

const MODEL = 'achievements';

/** All achievements, with how far the family is. The socket announces changes. */
export const achievementsQuery = (userId: string) =>
  queryOptions({
    queryKey: familyKey(userId, MODEL),
    queryFn: async ({ signal }) => {
      const { achievementsSchema } = await contract();
      return api.read(MODEL, '/api/achievements', { schema: achievementsSchema, signal });
    },
  });

/** Numbers of all that the family has done so far. The socket announces changes. */
export const statsQuery = (userId: string) =>
  queryOptions({
    queryKey: familyKey(userId, MODEL, 'stats'),
    queryFn: async ({ signal }) => {
      const { statsSchema } = await contract();
      return api.read(MODEL, '/api/stats', { schema: statsSchema, signal });
    },
  });

const contract = () => import('@hearthway/domain/achievements/achievements.contract.ts');
