import { nearbyCategoriesSchema } from '@hearthway/domain/directory/directory.contract.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';
import { familyKey } from '../../../live/cache-keys.ts';

/**
 * Categories with the listings around a family.
 *
 * @param home Place from the account, which the server knows too; empty when unknown.
 */
export const nearbyCategoriesQuery = (userId: string, home: string) =>
  queryOptions({
    queryKey: familyKey(userId, 'nearby-categories', home),
    queryFn: ({ signal }) =>
      api.get('/api/categories/nearby', { schema: nearbyCategoriesSchema, signal }),
  });
