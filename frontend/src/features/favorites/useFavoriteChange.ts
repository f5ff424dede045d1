import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../api/api.ts';
import { ignored, type Positioned } from '../../api/create-api.ts';
import { familyKey } from '../../live/cache-keys.ts';
import type { Change } from './favorite-changes.ts';
import { favoritesQuery } from './favorites.query.ts';
import { useFavoriteErrorToast } from './useFavoriteErrorToast.ts';
import { FAVORITES_SCOPE } from './useToggleFavorite.ts';

const send = ({ kind, resourceId, ...body }: Change): Promise<Positioned<unknown>> =>
  api.send({
    method: 'PUT',
    path: `/api/favorites/${encodeURIComponent(resourceId)}/${kind}`,
    body,
    schema: ignored,
  });

/** Key of the changes sent by this page. */
export const changesKey = (userId: string) => familyKey(userId, 'favorite-changes');

/** Changes a favorite's note, status or place, one change at a time. */
export const useFavoriteChange = (userId: string) => {
  const queryClient = useQueryClient();
  const showError = useFavoriteErrorToast();
  return useMutation({
    mutationKey: changesKey(userId),
    scope: FAVORITES_SCOPE,
    mutationFn: send,
    onSuccess: () => void queryClient.invalidateQueries(favoritesQuery(userId)),
    onError: showError,
  });
};
