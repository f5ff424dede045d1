import { type Message, say } from '../kernel/message.ts';

/** Numbers that achievements are measured by. A yes counts as 1. */
export const MEASURES = [
  'profileCompleted',
  'resourcesViewed',
  'categoriesExplored',
  'favoritesAdded',
  'supportContacted',
  'tourCompleted',
  'daysActive',
] as const;

export type Measure = (typeof MEASURES)[number];

export const RARITIES = ['common', 'rare', 'epic', 'legendary'] as const;

type Rarity = (typeof RARITIES)[number];

interface Achievement {
  readonly id: string;
  readonly title: Message;
  readonly description: Message;
  readonly category: string;
  readonly points: number;
  readonly rarity: Rarity;
  /** All of them have to be reached. */
  readonly goals: readonly { readonly measure: Measure; readonly requirement: number }[];
}

/**
 * In the order in which they are shown. Ids are stored in events: they never change. Points and
 * requirements: docs/product-rules.md#achievements.
 */
export const ACHIEVEMENTS = [
  {
    id: 'first-steps',
    title: say('First Steps'),
    description: say('Tell us when your child was diagnosed and where you look for help'),
    category: 'getting-started',
    points: 10,
    rarity: 'common',
    goals: [{ measure: 'profileCompleted', requirement: 1 }],
  },
  {
    id: 'explorer',
    title: say('Explorer'),
    description: say('View 5 providers'),
    category: 'discovery',
    points: 25,
    rarity: 'common',
    goals: [{ measure: 'resourcesViewed', requirement: 5 }],
  },
  {
    id: 'category-master',
    title: say('Category Master'),
    description: say('View providers of 6 kinds of help'),
    category: 'discovery',
    points: 50,
    rarity: 'rare',
    goals: [{ measure: 'categoriesExplored', requirement: 6 }],
  },
  {
    id: 'heart-collector',
    title: say('Heart Collector'),
    description: say('Add 10 providers to your favorites'),
    category: 'favorites',
    points: 35,
    rarity: 'rare',
    goals: [{ measure: 'favoritesAdded', requirement: 10 }],
  },
  {
    id: 'support-seeker',
    title: say('Support Seeker'),
    description: say('Write to our support'),
    category: 'community',
    points: 20,
    rarity: 'common',
    goals: [{ measure: 'supportContacted', requirement: 1 }],
  },
  {
    id: 'tour-guide',
    title: say('Tour Guide'),
    description: say('Finish the guided tour'),
    category: 'getting-started',
    points: 15,
    rarity: 'common',
    goals: [{ measure: 'tourCompleted', requirement: 1 }],
  },
  {
    id: 'dedicated-parent',
    title: say('Dedicated Parent'),
    description: say('Open Hearthway on 7 days in a row'),
    category: 'dedication',
    points: 75,
    rarity: 'epic',
    goals: [{ measure: 'daysActive', requirement: 7 }],
  },
  {
    id: 'community-champion',
    title: say('Community Champion'),
    description: say('View 25 providers and add 5 to your favorites'),
    category: 'community',
    points: 100,
    rarity: 'legendary',
    goals: [
      { measure: 'resourcesViewed', requirement: 25 },
      { measure: 'favoritesAdded', requirement: 5 },
    ],
  },
] as const satisfies readonly Achievement[];

export type AchievementId = (typeof ACHIEVEMENTS)[number]['id'];

/** The titles, by id. */
export const ACHIEVEMENT_WORDS: Readonly<Record<string, Message>> = Object.fromEntries(
  ACHIEVEMENTS.map(({ id, title }) => [id, title]),
);

export const POINTS_PER_LEVEL = 50;

/** From 1 on. */
export const levelOf = (points: number): number => Math.floor(points / POINTS_PER_LEVEL) + 1;
