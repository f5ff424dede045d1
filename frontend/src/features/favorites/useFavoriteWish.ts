import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../api/api.ts';
import { ignored, type Positioned } from '../../api/create-api.ts';
import { useToast } from '../../components/toasts/useToast.ts';
import { familyKey } from '../../live/cache-keys.ts';
import type { Wish } from './favorite-state.ts';
import { favoritesQuery } from './favorites.query.ts';
import { useTellProblem } from './useTellProblem.ts';

const send = ({ resourceId, isFavorite }: Wish): Promise<Positioned<unknown>> =>
  isFavorite
    ? api.send({ method: 'POST', path: '/api/favorites', body: { resourceId }, schema: ignored })
    : api.send({
        method: 'DELETE',
        path: `/api/favorites/${encodeURIComponent(resourceId)}`,
        schema: ignored,
      });

/** Where the hearts find what was wished for. */
export const wishesKey = (userId: string) => familyKey(userId, 'favorite-wishes');

/** What is done to favorites is sent in the order in which it was done. */
export const FAVORITES_SCOPE = { id: 'favorites' };

/** Adds to the favorites or takes out of them, one wish after the other, and says what came of it. */
export const useFavoriteWish = (userId: string) => {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const tellProblem = useTellProblem();
  return useMutation({
    mutationKey: wishesKey(userId),
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
    onError: tellProblem,
  });
};
