import * as z from 'zod';
import { defineEvent } from '../kernel/event-type.ts';
import { type Message, say } from '../kernel/message.ts';
import { personal } from '../kernel/personal.ts';
import { defineStream, type EventOf } from '../kernel/stream.ts';
import { CONTACT_STATUSES, type ContactStatus } from './favorites.constants.ts';

const provider = {
  resourceId: z.string().describe('The provider, by its id in the directory'),
  name: z.string().describe('Name of the provider'),
};

/** Events of stream `favorites-{userId}`. The type names are the storage format. */
const resourceFavorited = defineEvent({
  type: 'ResourceFavorited',
  schema: z.object({
    ...provider,
    category: z
      .string()
      .nullable()
      .describe('Category of the provider; null before version 2, which did not store it'),
  }),
  upcasters: [(data) => ({ ...data, category: null })],
  sentence: ({ name }) => say('Added *{name}* to favorites', { name }),
  isOwnAct: true,
  feature: 'favorites',
  examples: [
    { resourceId: '1', name: 'Bright Steps ABA' },
    { resourceId: '1', name: 'Bright Steps ABA', category: 'aba-therapy' },
  ],
});

const resourceUnfavorited = defineEvent({
  type: 'ResourceUnfavorited',
  schema: z.object(provider),
  sentence: ({ name }) => say('Removed *{name}* from favorites', { name }),
  isOwnAct: true,
  examples: [{ resourceId: '1', name: 'Bright Steps ABA' }],
});

export const favoriteNoteChanged = defineEvent({
  type: 'FavoriteNoteChanged',
  schema: z.object({
    ...provider,
    /** Empty: it was removed. */
    note: personal(z.string(), 'account'),
  }),
  sentence: ({ name, note }) =>
    note === ''
      ? say('Removed the note on *{name}*', { name })
      : say('Wrote a note on *{name}*', { name }),
  isOwnAct: true,
  feature: 'notes on favorites',
  examples: [{ resourceId: '1', name: 'Bright Steps ABA', note: 'Ask for Dana, mornings only' }],
});

const MARKED: Readonly<Record<ContactStatus, (name: string) => Message>> = {
  'to-call': (name) => say('Marked *{name}* to call', { name }),
  called: (name) => say('Marked *{name}* as called', { name }),
  'waiting-list': (name) => say('Marked *{name}* as on the waiting list', { name }),
  'intake-booked': (name) => say('Marked *{name}* as intake booked', { name }),
  'first-visit': (name) => say('Marked *{name}* as visited for the first time', { name }),
  'not-a-fit': (name) => say('Marked *{name}* as not a fit', { name }),
};

const favoriteStatusChanged = defineEvent({
  type: 'FavoriteStatusChanged',
  schema: z.object({
    ...provider,
    status: z
      .enum(CONTACT_STATUSES)
      .nullable()
      .describe('Contact status from now on; null when it was taken off again'),
  }),
  sentence: ({ name, status }) =>
    status === null
      ? say('Cleared the contact status of *{name}*', { name })
      : MARKED[status](name),
  isOwnAct: true,
  feature: 'contact status',
  examples: [{ resourceId: '1', name: 'Bright Steps ABA', status: 'waiting-list' }],
});

const favoriteVisited = defineEvent({
  type: 'FavoriteVisited',
  schema: z.object({
    ...provider,
    visitedOn: z.string().describe('Day of the first visit, by an appointment that was kept'),
  }),
  sentence: ({ name }) => say('Kept the first appointment with *{name}*', { name }),
  examples: [{ resourceId: '1', name: 'Bright Steps ABA', visitedOn: '2026-12-01' }],
});

const favoriteMoved = defineEvent({
  type: 'FavoriteMoved',
  schema: z.object({
    ...provider,
    before: z
      .string()
      .nullable()
      .describe('The favorite that comes next from now on, by its id; null at the end'),
  }),
  sentence: ({ name }) => say('Changed the order of favorites: moved *{name}*', { name }),
  isOwnAct: true,
  feature: 'order of favorites',
  examples: [{ resourceId: '1', name: 'Bright Steps ABA', before: '2' }],
});

export const favoritesStream = defineStream('favorites', [
  resourceFavorited,
  resourceUnfavorited,
  favoriteNoteChanged,
  favoriteStatusChanged,
  favoriteVisited,
  favoriteMoved,
]);

export type FavoritesEvent = EventOf<typeof favoritesStream>;
