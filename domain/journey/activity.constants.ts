import { type Message, say } from '../kernel/message.ts';

/** Events that are kept of one family and day. What comes after is a program's, or counts no more. */
export const ACTIVITY_PER_DAY = 500;

/** Number of terms reported per search. */
export const SEARCH_TERMS_LIMIT = 12;

/** Places that prompt for an upgrade. Stored in events: a name never changes. */
export const UPGRADE_PROMPTS = [
  'home-banner',
  'home-promotion',
  'limited-results',
  'filters',
  'map',
  'favorites',
] as const;

export type UpgradePrompt = (typeof UPGRADE_PROMPTS)[number];

/** The prompts in words. */
export const UPGRADE_PROMPT_WORDS: Readonly<Record<UpgradePrompt, Message>> = {
  'home-banner': say('Banner on the home page'),
  'home-promotion': say('Promotion of Plus on the home page'),
  'limited-results': say('Limited results'),
  filters: say('Filters'),
  map: say('Map'),
  favorites: say('Favorites'),
};
