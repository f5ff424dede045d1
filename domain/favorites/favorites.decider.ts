import { type Decider, reject } from '../kernel/decider.ts';
import { FREE_FAVORITES_LIMIT } from './favorites.constants.ts';
import { type FavoritesEvent, favoritesStream } from './favorites.events.ts';

/** What a family has favourited: the resource's name by its id, in the order of adding. */
export type FavoritesState = ReadonlyMap<string, string>;

export type FavoritesCommand =
  | {
      readonly command: 'favorite';
      readonly resourceId: string;
      /** What the directory says of it; null when it is not listed there. */
      readonly listing: { readonly name: string; readonly category: string } | null;
      readonly tier: 'free' | 'plus' | 'family';
    }
  | { readonly command: 'unfavorite'; readonly resourceId: string };

export type FavoritesRejection = 'FavoriteLimitReached' | 'UnknownResource';

/** Favourites past the limit stay after a downgrade; the limit only stops new ones. */
export const favoritesDecider: Decider<
  FavoritesState,
  FavoritesCommand,
  FavoritesEvent,
  FavoritesRejection
> = {
  stream: favoritesStream,
  initialState: new Map(),
  evolve: (state, event) => {
    const next = new Map(state);
    switch (event.type) {
      case 'ResourceFavorited':
        return next.set(event.data.resourceId, event.data.name);
      case 'ResourceUnfavorited':
        next.delete(event.data.resourceId);
        return next;
    }
  },
  decide: (command, state) => {
    switch (command.command) {
      case 'favorite': {
        const { resourceId, listing } = command;
        if (state.has(resourceId)) return [];
        if (listing === null) return reject('UnknownResource');
        if (command.tier === 'free' && state.size >= FREE_FAVORITES_LIMIT)
          return reject('FavoriteLimitReached');
        return [{ type: 'ResourceFavorited', data: { resourceId, ...listing } }];
      }
      case 'unfavorite': {
        const name = state.get(command.resourceId);
        if (name === undefined) return [];
        return [{ type: 'ResourceUnfavorited', data: { resourceId: command.resourceId, name } }];
      }
    }
  },
};
