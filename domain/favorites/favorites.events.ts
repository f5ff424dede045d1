import * as z from 'zod';
import { defineEvent } from '../kernel/event-type.ts';
import { personal } from '../kernel/personal.ts';
import { defineStream } from '../kernel/stream.ts';
import { CONTACT_STATUSES, type ContactStatus } from './favorites.constants.ts';

/** Of stream `favorites-{userId}`. The type names are the storage format. */
const resourceFavorited = defineEvent({
  type: 'ResourceFavorited',
  schema: z.object({
    resourceId: z.string(),
    name: z.string(),
    /** Null for what was favorited before version 2, when it was not kept. */
    category: z.string().nullable(),
  }),
  upcasters: [(data) => ({ ...data, category: null })],
  sentence: ({ name }) => `Added *${name}* to favorites`,
  feeds: ['active-families', 'sign-up-funnel', 'retention', 'favorites', 'feature-use'],
});

const resourceUnfavorited = defineEvent({
  type: 'ResourceUnfavorited',
  schema: z.object({ resourceId: z.string(), name: z.string() }),
  sentence: ({ name }) => `Removed *${name}* from favorites`,
  feeds: ['active-families', 'retention'],
});

export const favoriteNoteChanged = defineEvent({
  type: 'FavoriteNoteChanged',
  schema: z.object({
    resourceId: z.string(),
    name: z.string(),
    /** Empty: it was removed. */
    note: personal(z.string()),
  }),
  personal: { note: 'account' },
  sentence: ({ name, note }) =>
    note === '' ? `Removed the note on *${name}*` : `Wrote a note on *${name}*`,
  feeds: ['active-families', 'retention', 'feature-use'],
});

const STATUS_WORDS: Readonly<Record<ContactStatus, string>> = {
  'to-call': 'to be called',
  called: 'called',
  'waiting-list': 'on the waiting list',
  'intake-booked': 'intake booked',
  'not-a-fit': 'not a fit',
};

const favoriteStatusChanged = defineEvent({
  type: 'FavoriteStatusChanged',
  schema: z.object({
    resourceId: z.string(),
    name: z.string(),
    /** Null: it was taken off again. */
    status: z.enum(CONTACT_STATUSES).nullable(),
  }),
  sentence: ({ name, status }) =>
    status === null ? `Unmarked *${name}*` : `Marked *${name}* as ${STATUS_WORDS[status]}`,
  feeds: ['active-families', 'retention', 'feature-use'],
});

const favoriteMoved = defineEvent({
  type: 'FavoriteMoved',
  schema: z.object({
    resourceId: z.string(),
    name: z.string(),
    /** The favorite that comes next from now on; null at the end. */
    before: z.string().nullable(),
  }),
  sentence: ({ name }) => `Moved *${name}* among the favorites`,
  feeds: ['active-families', 'retention', 'feature-use'],
});

const eventTypes = [
  resourceFavorited,
  resourceUnfavorited,
  favoriteNoteChanged,
  favoriteStatusChanged,
  favoriteMoved,
] as const;

export type FavoritesEvent = ReturnType<(typeof eventTypes)[number]['parse']>;

export const favoritesStream = defineStream<FavoritesEvent>('favorites', eventTypes);
