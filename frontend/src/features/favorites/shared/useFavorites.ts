import type { Favorite } from '@hearthway/domain/favorites/favorites.contract.ts';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useSentCommands } from '../../../api/sent-commands.ts';
import { type Change, withChanges } from '../favorite-changes.ts';
import { favoritesQuery } from '../favorites.query.ts';
import { changesKey } from '../useFavoriteChange.ts';

export interface Favorites {
  /** In the family's own order; undefined while loading. */
  readonly favorites: readonly Favorite[] | undefined;
  /** The query behind them. */
  readonly query: UseQueryResult<unknown>;
}

/** A family's favorites, with this page's changes applied at once. */
export const useFavorites = (userId: string): Favorites => {
  const query = useQuery(favoritesQuery(userId));
  const changes = useSentCommands<Change>(changesKey(userId));
  const { data: list } = query;
  return {
    favorites: list && withChanges(list.answer, { shown: list.position, changes }),
    query,
  };
};
