import * as z from 'zod';
import { defineEvent } from '../kernel/event-type.ts';

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

export type FavoritesEvent =
  | ReturnType<typeof resourceFavorited.parse>
  | ReturnType<typeof resourceUnfavorited.parse>;
