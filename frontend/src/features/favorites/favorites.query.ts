import { favoriteSchema } from '@hearthway/domain/favorites/favorites.contract.ts';
import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { api } from '../../api/api.ts';
import { familyKey } from '../../live/cache-keys.ts';

/**
 * A family's favorites, the newest first, and the position up to which they are known. The socket
 * tells when they have changed elsewhere.
 */
export const favoritesQuery = (userId: string) =>
  queryOptions({
    queryKey: familyKey(userId, 'favorites'),
    queryFn: ({ signal }) =>
      api.read('favorites', '/api/favorites', { schema: z.array(favoriteSchema), signal }),
  });
