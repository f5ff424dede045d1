import type { Favorite } from '@hearthway/domain/favorites/favorites.contract.ts';
import { useFavorites } from './useFavorites.ts';

/** A family's favorites as a list of calls. */
interface CallList {
  /** Undefined while unknown. */
  readonly count: number | undefined;
  /** To call next: the first of those marked so. */
  readonly next: Favorite | undefined;
  /** Whether none has a status yet. */
  readonly isUnsorted: boolean;
}

export const useCallList = (userId: string): CallList => {
  const { favorites } = useFavorites(userId);
  return {
    count: favorites?.length,
    next: favorites?.find(({ status }) => status === 'to-call'),
    isUnsorted: favorites?.every(({ status }) => status === null) ?? false,
  };
};
