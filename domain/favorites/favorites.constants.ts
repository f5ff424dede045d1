/** Favorites of a family on the free tier. See docs/product-rules.md#favorites-limit. */
export const FREE_FAVORITES_LIMIT = 10;

/** From here on, a family on the free tier is told that the limit is near. */
export const FREE_FAVORITES_WARNING = 8;

/** How far a family is with a provider, in the usual order. */
export const CONTACT_STATUSES = [
  'to-call',
  'called',
  'waiting-list',
  'intake-booked',
  'not-a-fit',
] as const;

export type ContactStatus = (typeof CONTACT_STATUSES)[number];

/** How many favorites can be compared side by side. */
export const MOST_COMPARED = 4;

/** Letters of a family's own note on a provider. */
export const NOTE_MAX_LENGTH = 2_000;
