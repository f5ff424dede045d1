import { type Decider, reject } from '../kernel/decider.ts';
import type { Tier } from '../subscription/subscription.constants.ts';
import { type ContactStatus, FREE_FAVORITES_LIMIT } from './favorites.constants.ts';
import { type FavoritesEvent, favoritesStream } from './favorites.events.ts';
import { type FavoriteEntry, moved, progress, UNMARKED, withNew } from './favorites.view.ts';

type Kept = Omit<FavoriteEntry, 'category' | 'favoritedAt' | 'waitsSince' | 'visitedOn'>;

/** A family's favorites, in their row's order. */
export type FavoritesState = readonly Kept[];

export type FavoritesCommand =
  | {
      readonly command: 'favorite';
      readonly resourceId: string;
      /** The directory's current data; null when it is not listed. */
      readonly listing: { readonly name: string; readonly category: string } | null;
      readonly tier: Tier;
    }
  | { readonly command: 'unfavorite'; readonly resourceId: string }
  /** Empty: there is none any more. */
  | { readonly command: 'change-note'; readonly resourceId: string; readonly note: string }
  | {
      readonly command: 'change-status';
      readonly resourceId: string;
      readonly status: ContactStatus | null;
    }
  /** Right before another favorite, or to the end for null. */
  | { readonly command: 'move'; readonly resourceId: string; readonly before: string | null };

export type FavoritesRejection = 'FavoriteLimitReached' | 'UnknownFavorite' | 'UnknownResource';

/**
 * Favorites past the limit stay after a downgrade and can be edited; the limit only stops new ones.
 * Removing a favorite loses its note and status.
 */
export const favoritesDecider: Decider<
  FavoritesState,
  FavoritesCommand,
  FavoritesEvent,
  FavoritesRejection
> = {
  stream: favoritesStream,
  initialState: [],
  evolve: (state, event) => {
    if (event.type !== 'ResourceFavorited') return progress(state, event);
    const { resourceId, name } = event.data;
    return withNew(state, { resourceId, name, ...UNMARKED });
  },
  decide: (command, state) => {
    const { resourceId } = command;
    const kept = state.find((entry) => entry.resourceId === resourceId);
    if (command.command === 'favorite') {
      const { listing, tier } = command;
      if (kept !== undefined) return [];
      if (listing === null) return reject('UnknownResource');
      if (tier === 'free' && state.length >= FREE_FAVORITES_LIMIT)
        return reject('FavoriteLimitReached');
      const { name, category } = listing;
      return [{ type: 'ResourceFavorited', data: { resourceId, name, category } }];
    }
    if (kept === undefined)
      return command.command === 'unfavorite' ? [] : reject('UnknownFavorite');
    const { name } = kept;
    switch (command.command) {
      case 'unfavorite':
        return [{ type: 'ResourceUnfavorited', data: { resourceId, name } }];
      case 'change-note': {
        const { note } = command;
        if (note === (kept.note ?? '')) return [];
        return [{ type: 'FavoriteNoteChanged', data: { resourceId, name, note } }];
      }
      case 'change-status': {
        const { status } = command;
        if (status === kept.status) return [];
        return [{ type: 'FavoriteStatusChanged', data: { resourceId, name, status } }];
      }
      case 'move': {
        const { before } = command;
        if (before === resourceId) return [];
        if (before !== null && !state.some((entry) => entry.resourceId === before))
          return reject('UnknownFavorite');
        const isThere = moved(state, { resourceId, before }).indexOf(kept) === state.indexOf(kept);
        return isThere ? [] : [{ type: 'FavoriteMoved', data: { resourceId, name, before } }];
      }
    }
  },
};
