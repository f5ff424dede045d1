import * as z from 'zod';
import { CATEGORY_WORDS } from '../directory/categories.ts';
import { defineEvent } from '../kernel/event-type.ts';
import { choice, say } from '../kernel/message.ts';
import { defineStream, type EventOf } from '../kernel/stream.ts';
import { UPGRADE_PROMPT_WORDS } from '../subscription/prompts.constants.ts';
import { TIERS } from '../subscription/subscription.constants.ts';

/** Events of stream `activity-{userId}-{day}`. The type names are the storage format. */
const resourceViewed = defineEvent({
  type: 'ResourceViewed',
  schema: z.object({
    resourceId: z.string().describe('The provider, by its id in the directory'),
    category: z.string().describe('Category of the provider'),
    name: z.string().describe('Name of the provider'),
    state: z.string().describe('State or territory of the provider, two letters'),
  }),
  sentence: ({ name }) => say('Viewed *{name}*', { name }),
  isOwnAct: true,
  feature: 'provider page',
  examples: [{ resourceId: '1', category: 'aba-therapy', name: 'Bright Steps ABA', state: 'NC' }],
});

const searchPerformed = defineEvent({
  type: 'SearchPerformed',
  schema: z.object({
    category: z.string().nullable().describe('Category; null for a search through all of them'),
    state: z
      .string()
      .nullable()
      .describe('State or territory of the place, two letters; null without a place'),
    resultCount: z.int().describe('Providers found'),
    /** Ids from `HELP_TERMS` and `HELP_WORDS`. */
    terms: z
      .array(z.string())
      .readonly()
      .describe('Recognized words for help, as the directory spells them; never the typed text'),
    tier: z.enum(TIERS).describe('Plan of the family at the time'),
  }),
  sentence: ({ category, resultCount }) =>
    category === null
      ? say('Searched the directory and found {resultCount}', { resultCount })
      : say('Searched the directory for *{category}* and found {resultCount}', {
          category: choice(CATEGORY_WORDS, category),
          resultCount,
        }),
  isOwnAct: true,
  feature: 'search',
  examples: [
    {
      category: 'dental',
      state: 'NC',
      resultCount: 5,
      terms: ['dentist', '#dental'],
      tier: 'free',
    },
  ],
});

const favoriteLimitHit = defineEvent({
  type: 'FavoriteLimitHit',
  schema: z.object({}),
  sentence: () => say('Reached the favorites limit'),
  examples: [{}],
});

const upgradePromptShown = defineEvent({
  type: 'UpgradePromptShown',
  schema: z.object({ where: z.string().describe('Place in the product that showed it') }),
  sentence: ({ where }) =>
    say('Saw an upgrade prompt (*{where}*)', {
      where: choice(UPGRADE_PROMPT_WORDS, where, where.replaceAll('-', ' ')),
    }),
  examples: [{ where: 'limited-results' }],
});

/**
 * One stream per family and day. Every rule concerns a single day, so a command reads only that day's events,
 * and `journey-{userId}` stays short.
 */
export const activityStream = defineStream('activity', [
  resourceViewed,
  searchPerformed,
  favoriteLimitHit,
  upgradePromptShown,
]);

export type ActivityEvent = EventOf<typeof activityStream>;

/** Stream id of a UTC day: `{userId}-2026-11-21`. */
export const activityIdOf = (userId: string, now: Date): string =>
  `${userId}-${now.toISOString().slice(0, 10)}`;
