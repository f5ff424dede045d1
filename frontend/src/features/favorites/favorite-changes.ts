import type { ContactStatus } from '@hearthway/domain/favorites/favorites.constants.ts';
import type { Favorite } from '@hearthway/domain/favorites/favorites.contract.ts';
import { isNotYetShown, type SentCommand } from '../../api/sent-commands.ts';

/** A change to a favorite that stays one. */
export type Change = { readonly resourceId: string } & (
  | { readonly kind: 'note'; readonly note: string }
  | { readonly kind: 'status'; readonly status: ContactStatus | null }
  /** Right before another, or to the end for null. */
  | { readonly kind: 'position'; readonly before: string | null }
);

/**
 * The list with what was done to it since it was read. A change shows at once, and is gone again
 * when it was refused.
 */
export const withChanges = (
  favorites: readonly Favorite[],
  {
    shown,
    changes,
  }: { readonly shown: string | undefined; readonly changes: readonly SentCommand<Change>[] },
): readonly Favorite[] =>
  changes
    .filter((change) => isNotYetShown(change, shown))
    .reduce((list, { command }) => changed(list, command), favorites);

const changed = (list: readonly Favorite[], change: Change): readonly Favorite[] => {
  switch (change.kind) {
    case 'note': {
      const note = change.note.trim() || null;
      return list.map((each) => (each.id === change.resourceId ? { ...each, note } : each));
    }
    case 'status': {
      const { status } = change;
      return list.map((each) => (each.id === change.resourceId ? { ...each, status } : each));
    }
    case 'position':
      return moved(list, change);
  }
};

const moved = (
  list: readonly Favorite[],
  { resourceId, before }: Extract<Change, { kind: 'position' }>,
): readonly Favorite[] => {
  const it = list.find(({ id }) => id === resourceId);
  if (it === undefined) return list;
  const others = list.filter((each) => each !== it);
  const next = others.findIndex(({ id }) => id === before);
  return others.toSpliced(next < 0 ? others.length : next, 0, it);
};
