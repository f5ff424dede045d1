import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../api/api.ts';
import { ignored, type Positioned } from '../../api/create-api.ts';
import { useToast } from '../../components/toasts/useToast.ts';
import { familyKey } from '../../live/cache-keys.ts';
import type { FavoriteToggle } from './favorite-state.ts';
import { favoritesQuery } from './favorites.query.ts';
import { useFavoriteErrorToast } from './useFavoriteErrorToast.ts';

const send = ({ resourceId, isFavorite }: FavoriteToggle): Promise<Positioned<unknown>> =>
  isFavorite
    ? api.send({ method: 'POST', path: '/api/favorites', body: { resourceId }, schema: ignored })
    : api.send({
        method: 'DELETE',
        path: `/api/favorites/${encodeURIComponent(resourceId)}`,
        schema: ignored,
      });

/** Key of the toggles sent by this page. */
export const togglesKey = (userId: string) => familyKey(userId, 'favorite-toggles');

/** Changes to favorites are sent in their order. */
export const FAVORITES_SCOPE = { id: 'favorites' };

/** Adds or removes a favorite, one at a time, and shows the outcome in a toast. */
export const useToggleFavorite = (userId: string) => {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const showError = useFavoriteErrorToast();
  return useMutation({
    mutationKey: togglesKey(userId),
    scope: FAVORITES_SCOPE,
    mutationFn: send,
    onSuccess: (_outcome, { name, isFavorite }) => {
      void queryClient.invalidateQueries(favoritesQuery(userId));
      showToast({
        tone: 'done',
        title: isFavorite ? t`Added to favorites` : t`Removed from favorites`,
        description: isFavorite
          ? t`${name} has been added to your favorites.`
          : t`${name} has been removed from your favorites.`,
      });
    },
    onError: showError,
  });
};
