import { favoriteSchema } from '@hearthway/domain/favorites/favorites.contract.ts';
import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { api } from '../../api/api.ts';
import { familyKey } from '../../live/cache-keys.ts';

/**
 * A family's favorites, newest first, with their position. The socket announces changes made
 * elsewhere.
 */
export const favoritesQuery = (userId: string) =>
  queryOptions({
    queryKey: familyKey(userId, 'favorites'),
    queryFn: ({ signal }) =>
      api.read('favorites', '/api/favorites', { schema: z.array(favoriteSchema), signal }),
  });
