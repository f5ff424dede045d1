import * as z from 'zod';
import { defineEvent } from '../kernel/event-type.ts';
import { defineStream } from '../kernel/stream.ts';

/** Of stream `favorites-{userId}`. The type names are the storage format. */
export const resourceFavorited = defineEvent({
  type: 'ResourceFavorited',
  schema: z.object({
    resourceId: z.string(),
    name: z.string(),
    /** Null for what was favourited before version 2, when it was not kept. */
    category: z.string().nullable(),
  }),
  upcasters: [(data) => ({ ...data, category: null })],
  sentence: ({ name }) => `Added *${name}* to favourites`,
  feeds: ['favorites-by-category'],
});

export const resourceUnfavorited = defineEvent({
  type: 'ResourceUnfavorited',
  schema: z.object({ resourceId: z.string(), name: z.string() }),
  sentence: ({ name }) => `Removed *${name}* from favourites`,
  feeds: ['favorites-by-category'],
});

const eventTypes = [resourceFavorited, resourceUnfavorited] as const;

export type FavoritesEvent = ReturnType<(typeof eventTypes)[number]['parse']>;

export const favoritesStream = defineStream<FavoritesEvent>('favorites', eventTypes);
