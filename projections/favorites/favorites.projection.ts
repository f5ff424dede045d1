import { favoritesStream } from '@hearthway/domain/favorites/favorites.events.ts';
import {
  favoriteEntriesSchema,
  favoritesView,
} from '@hearthway/domain/favorites/favorites.view.ts';
import { readStreamId } from '@hearthway/domain/kernel/stream-id.ts';
import { z } from 'zod';
import { foldByKey } from '../engine/projection/fold-by-key.ts';
import { readerOf } from '../engine/projection/read-event.ts';

const rowSchema = z.object({ user_id: z.string(), resources: favoriteEntriesSchema });

/** What each family has favorited, and what it notes of that: a row for each stream `favorites-{userId}`. */
export const favorites = foldByKey({
  name: 'favorites',
  definition: 2,
  table: {
    columns: { user_id: { type: 'text' }, resources: { type: 'jsonb' } },
    primaryKey: ['user_id'],
  },
  keyOf: ({ streamId }) => {
    const { category, id } = readStreamId(streamId);
    return category === 'favorites' ? id : undefined;
  },
  read: readerOf(favoritesStream),
  view: favoritesView,
  toRow: (userId, entries) => [userId, JSON.stringify(entries)],
  fromRow: (row) => {
    const { user_id, resources } = rowSchema.parse(row);
    return [user_id, resources];
  },
});
