import { isBehind } from '../../api/positions.ts';

/** A command on its way, and what came of it. */
export interface Made<Command> {
  readonly command: Command;
  readonly status: 'idle' | 'pending' | 'success' | 'error';
  /** Where the log holds it, once it was accepted. */
  readonly position: string | undefined;
}

/** Whether what is shown, which is complete up to that position, has still to be corrected by it. */
export const isAhead = (
  { status, position }: Omit<Made<unknown>, 'command'>,
  shown: string | undefined,
): boolean =>
  status === 'pending' ||
  (status === 'success' && position !== undefined && isBehind(shown, position));

/** What a person did to a heart. */
export interface Wish {
  readonly resourceId: string;
  /** For the note that says what was done. */
  readonly name: string;
  readonly isFavorite: boolean;
}

interface FavoriteOptions {
  /** Ids of the list that the page shows. */
  readonly listed: ReadonlySet<string>;
  /** The position up to which that list is complete. */
  readonly shown: string | undefined;
  /** In the order in which they were made. */
  readonly wishes: readonly Made<Wish>[];
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
    (wish) => wish.command.resourceId === resourceId && isAhead(wish, shown),
  );
  return open?.command.isFavorite ?? listed.has(resourceId);
};
