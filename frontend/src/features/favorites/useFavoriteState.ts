import { useQuery } from '@tanstack/react-query';
import { useSentCommands } from '../../api/sent-commands.ts';
import { isFavorite, type Wish } from './favorite-state.ts';
import { favoritesQuery } from './favorites.query.ts';
import { wishesKey } from './useFavoriteWish.ts';

/** Unknown until the list has come. */
export const useFavoriteState = (
  userId: string,
  resourceId: string,
): 'unknown' | 'favorite' | 'other' => {
  const { data: list } = useQuery(favoritesQuery(userId));
  const wishes = useSentCommands<Wish>(wishesKey(userId));
  if (list === undefined) return 'unknown';
  const listed = new Set(list.answer.map(({ id }) => id));
  const state = { listed, shown: list.position, wishes };
  return isFavorite(resourceId, state) ? 'favorite' : 'other';
};
