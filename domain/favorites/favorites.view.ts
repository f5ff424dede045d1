import * as z from 'zod/mini';
import type { Recorded, View } from '../kernel/view.ts';
import type { FavoritesEvent } from './favorites.events.ts';

/** A provider as it was when it was favorited. The field names are those of the stored row. */
const favoriteEntrySchema = z.object({
  resourceId: z.string(),
  name: z.string(),
  /** Null for what was favorited before it was kept. */
  category: z.nullable(z.string()),
  /** ISO date and time. */
  favoritedAt: z.string(),
});

export type FavoriteEntry = z.infer<typeof favoriteEntrySchema>;

/** What a family has favorited, the oldest first. */
export const favoriteEntriesSchema = z.readonly(z.array(favoriteEntrySchema));

export const favoritesView: View<readonly FavoriteEntry[], Recorded<FavoritesEvent>> = {
  evolve: (row, { type, data, metadata }) => {
    const entries = row ?? [];
    switch (type) {
      case 'ResourceFavorited':
        return entries.some(({ resourceId }) => resourceId === data.resourceId)
          ? entries
          : [...entries, { ...data, favoritedAt: metadata.occurredAt }];
      case 'ResourceUnfavorited':
        return entries.filter(({ resourceId }) => resourceId !== data.resourceId);
    }
  },
};
