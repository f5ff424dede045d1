import { type Mutation, useMutationState, useQuery } from '@tanstack/react-query';
import type { Positioned } from '../../api/create-api.ts';
import { isFavorite, type Wish, type WishMade } from './favorite-state.ts';
import { favoritesQuery } from './favorites.query.ts';
import { wishesKey } from './useFavoriteWish.ts';

/** Unknown until the list has come. */
export const useFavoriteState = (
  userId: string,
  resourceId: string,
): 'unknown' | 'favorite' | 'other' => {
  const { data: list } = useQuery(favoritesQuery(userId));
  const wishes = useMutationState({ filters: { mutationKey: wishesKey(userId) }, select: madeOf });
  if (list === undefined) return 'unknown';
  const listed = new Set(list.answer.map(({ id }) => id));
  const state = { listed, shown: list.position, wishes: wishes.flat() };
  return isFavorite(resourceId, state) ? 'favorite' : 'other';
};

/** Empty for a mutation that has not been sent. */
const madeOf = ({
  state: { status, variables, data },
}: Mutation<Positioned<unknown>, Error, Wish>): readonly WishMade[] =>
  variables === undefined ? [] : [{ ...variables, status, position: data?.position }];
