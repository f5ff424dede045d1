import { type Message, say } from '../kernel/message.ts';

/** Places that show an upgrade prompt. Stored in events: names never change. */
export const UPGRADE_PROMPTS = [
  'home-banner',
  'home-promotion',
  'limited-results',
  'filters',
  'map',
  'favorites',
] as const;

export type UpgradePrompt = (typeof UPGRADE_PROMPTS)[number];

export const UPGRADE_PROMPT_WORDS: Readonly<Record<UpgradePrompt, Message>> = {
  'home-banner': say('Banner on the home page'),
  'home-promotion': say('Promotion of Plus on the home page'),
  'limited-results': say('Limited results'),
  filters: say('Filters'),
  map: say('Map'),
  favorites: say('Favorites'),
};
