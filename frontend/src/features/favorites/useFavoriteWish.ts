import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../api/api.ts';
import { ApiError, isPassing } from '../../api/api-error.ts';
import { ignored, type Positioned } from '../../api/create-api.ts';
import { errorWords } from '../../api/error-words.ts';
import { useToast } from '../../components/toasts/useToast.ts';
import { familyKey } from '../../live/cache-keys.ts';
import type { Wish } from './favorite-state.ts';
import { favoritesQuery } from './favorites.query.ts';

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

/** Adds to the favorites or takes out of them, one wish after the other, and says what came of it. */
export const useFavoriteWish = (userId: string) => {
  const { i18n, t } = useLingui();
  const queryClient = useQueryClient();
  const showToast = useToast();
  return useMutation({
    mutationKey: wishesKey(userId),
    scope: { id: 'favorites' },
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
    onError: (error) => {
      const isLimit = error instanceof ApiError && error.code === 'FavoriteLimitReached';
      const later = msg`Please try again later.`;
      showToast({
        tone: 'problem',
        title: isLimit ? t`Favorites limit reached` : t`Something went wrong`,
        description: isPassing(error) ? i18n._(later) : errorWords(i18n, error, later),
      });
    },
  });
};
