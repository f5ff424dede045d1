import * as z from 'zod';
import { CATEGORY_WORDS } from '../directory/categories.ts';
import { defineEvent } from '../kernel/event-type.ts';
import { choice, say } from '../kernel/message.ts';
import { defineStream, type EventOf } from '../kernel/stream.ts';
import { TIERS } from '../subscription/subscription.constants.ts';
import { UPGRADE_PROMPT_WORDS } from './activity.constants.ts';

/** Events of stream `activity-{userId}-{day}`. The type names are the storage format. */
const resourceViewed = defineEvent({
  type: 'ResourceViewed',
  schema: z.object({
    resourceId: z.string(),
    category: z.string(),
    name: z.string(),
    /** Two letters. */
    state: z.string(),
  }),
  sentence: ({ name }) => say('Viewed *{name}*', { name }),
  isOwnAct: true,
  feature: 'provider page',
  examples: [{ resourceId: '1', category: 'aba-therapy', name: 'Bright Steps ABA', state: 'NC' }],
});

export const searchPerformed = defineEvent({
  type: 'SearchPerformed',
  schema: z.object({
    /** Null for a search through all of them. */
    category: z.string().nullable(),
    /** Two letters; null without a place. */
    state: z.string().nullable(),
    resultCount: z.int(),
    /**
     * Recognized terms of `HELP_TERMS` and `HELP_WORDS`, in the directory's spelling; never the
     * typed text.
     */
    terms: z.array(z.string()).readonly(),
    tier: z.enum(TIERS),
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
  schema: z.object({ where: z.string() }),
  sentence: ({ where }) =>
    say('Saw an upgrade prompt (*{where}*)', {
      where: choice(UPGRADE_PROMPT_WORDS, where, where.replaceAll('-', ' ')),
    }),
  examples: [{ where: 'limited-results' }],
});

/**
 * One stream per family and day: every rule is about a single day, so a command reads no more than
 * that day, however many years the family stays, and the stream `journey-{userId}` stays short.
 */
export const activityStream = defineStream('activity', [
  resourceViewed,
  searchPerformed,
  favoriteLimitHit,
  upgradePromptShown,
]);

export type ActivityEvent = EventOf<typeof activityStream>;

/** The id of the stream of a day, which begins and ends in UTC: `{userId}-2026-11-21`. */
export const activityIdOf = (userId: string, now: Date): string =>
  `${userId}-${now.toISOString().slice(0, 10)}`;
