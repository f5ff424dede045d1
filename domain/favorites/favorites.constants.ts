import { type Message, say } from '../kernel/message.ts';

/** Favorites of a family on the free tier. See docs/product-rules.md#favorites-limit. */
export const FREE_FAVORITES_LIMIT = 10;

/** From this number on, the free tier shows that the limit is near. */
export const FREE_FAVORITES_WARNING = 8;

/** Progress with a provider, in the usual order. */
export const CONTACT_STATUSES = [
  'to-call',
  'called',
  'waiting-list',
  'intake-booked',
  'first-visit',
  'not-a-fit',
] as const;

export type ContactStatus = (typeof CONTACT_STATUSES)[number];

/** The statuses in words. */
export const CONTACT_STATUS_WORDS: Readonly<Record<ContactStatus, Message>> = {
  'to-call': say('To call'),
  called: say('Called'),
  'waiting-list': say('On the waiting list'),
  'intake-booked': say('Intake booked'),
  'first-visit': say('First visit done'),
  'not-a-fit': say('Not a fit'),
};

/** How many favorites can be compared side by side. */
export const MAX_COMPARED = 4;

/** Letters of a family's own note on a provider. */
export const NOTE_MAX_LENGTH = 2_000;
