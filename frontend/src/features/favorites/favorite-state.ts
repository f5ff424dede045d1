import { isBehind } from '../../api/positions.ts';

/** What a person did to a heart. */
export interface Wish {
  readonly resourceId: string;
  /** For the note that says what was done. */
  readonly name: string;
  readonly isFavorite: boolean;
}

export interface WishMade extends Wish {
  readonly status: 'idle' | 'pending' | 'success' | 'error';
  /** Where the log holds it, once it was accepted. */
  readonly position: string | undefined;
}

interface FavoriteOptions {
  /** Ids of the list that the page shows. */
  readonly listed: ReadonlySet<string>;
  /** The position up to which that list is complete. */
  readonly shown: string | undefined;
  /** In the order in which they were made. */
  readonly wishes: readonly WishMade[];
}

/**
 * Whether a heart is full. It fills at once; it falls back when the wish was refused; and once the
 * list has caught up with the wish, the list alone decides.
 */
export const isFavorite = (
  resourceId: string,
  { listed, shown, wishes }: FavoriteOptions,
): boolean => {
  const open = wishes.findLast(
    (wish) =>
      wish.resourceId === resourceId &&
      (wish.status === 'pending' ||
        (wish.status === 'success' &&
          wish.position !== undefined &&
          isBehind(shown, wish.position))),
  );
  return open?.isFavorite ?? listed.has(resourceId);
};
