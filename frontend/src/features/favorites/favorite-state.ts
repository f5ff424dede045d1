import { isNotYetShown, type SentCommand } from '../../api/sent-commands.ts';

/** A press on a heart. */
export interface FavoriteToggle {
  readonly resourceId: string;
  /** For the toast. */
  readonly name: string;
  readonly isFavorite: boolean;
}

interface FavoriteOptions {
  /** Ids of the list that the page shows. */
  readonly listed: ReadonlySet<string>;
  /** The position up to which that list is complete. */
  readonly shown: string | undefined;
  /** In the order in which they were made. */
  readonly toggles: readonly SentCommand<FavoriteToggle>[];
}

/**
 * Whether a heart is full. It fills at once; it falls back when the wish was refused; and once the
 * list has caught up with the toggle, the list alone decides.
 */
export const isFavorite = (
  resourceId: string,
  { listed, shown, toggles }: FavoriteOptions,
): boolean => {
  const open = toggles.findLast(
    (toggle) => toggle.command.resourceId === resourceId && isNotYetShown(toggle, shown),
  );
  return open?.command.isFavorite ?? listed.has(resourceId);
};
