import { addDays } from '../calendar/days.ts';
import { type Decider, reject } from '../kernel/decider.ts';
import type { Tier } from '../subscription/subscription.constants.ts';
import { type ContactStatus, FREE_FAVORITES_LIMIT } from './favorites.constants.ts';
import { type FavoritesEvent, favoritesStream } from './favorites.events.ts';
import { type FavoriteEntry, favoritesView, moved } from './favorites.view.ts';

/** A family's favorites, in their row's order. */
export type FavoritesState = readonly FavoriteEntry[];

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
  /** An appointment was kept on that day. Refuses nothing: a family may have dates with any provider. */
  | {
      readonly command: 'note-visit';
      readonly resourceId: string;
      readonly visitedOn: string;
      /** UTC day. */
      readonly today: string;
    }
  | {
      readonly command: 'take-visit-back';
      readonly resourceId: string;
      readonly visitedOn: string;
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
  evolve: (state, event) => favoritesView.evolve(state, event),
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
    if (command.command === 'note-visit' || command.command === 'take-visit-back')
      return kept === undefined ? [] : visitEvents(command, kept);
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

type VisitCommand = Extract<
  FavoritesCommand,
  { readonly command: 'note-visit' | 'take-visit-back' }
>;

/** A first visit ends a wait that is open, once. Taken back, the favorite is as before, unless its status was changed. */
const visitEvents = (
  command: VisitCommand,
  { resourceId, name, waitsSince, visitedOn, noted }: FavoriteEntry,
): readonly FavoritesEvent[] => {
  const { visitedOn: day } = command;
  if (command.command === 'take-visit-back')
    return noted === undefined || visitedOn !== day
      ? []
      : [{ type: 'FavoriteStatusChanged', data: { resourceId, name, status: noted.before } }];
  const isOpen = waitsSince !== null && visitedOn === null;
  // In the zone of the place it may be tomorrow already.
  return isOpen && day >= waitsSince && day <= addDays(command.today, 1)
    ? [{ type: 'FavoriteVisited', data: { resourceId, name, visitedOn: day } }]
    : [];
};
