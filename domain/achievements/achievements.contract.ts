import * as z from 'zod/mini';
import { MEASURES, RARITIES } from './achievements.constants.ts';

const achievementSchema = z.object({
  id: z.string(),
  /** English, as the description is: the interface translates them. */
  title: z.string(),
  description: z.string(),
  category: z.string(),
  points: z.number(),
  /** The sum of all goals. */
  requirement: z.number(),
  /** As far as the goals are reached; the requirement where it was unlocked. */
  current: z.number(),
  unlocked: z.boolean(),
  /** ISO date and time; null while it is locked. */
  unlockedAt: z.nullable(z.string()),
  rarity: z.enum(RARITIES),
  /** For the words about what is still missing. */
  goals: z.array(
    z.object({ measure: z.enum(MEASURES), requirement: z.number(), current: z.number() }),
  ),
});

/** `GET /api/achievements`. */
export const achievementsSchema = z.object({
  points: z.number(),
  /** From 1 on. */
  level: z.number(),
  pointsToNextLevel: z.number(),
  achievements: z.array(achievementSchema),
});

export type Achievements = z.infer<typeof achievementsSchema>;

/** `GET /api/stats`: the counts of what the family has ever done. */
export const statsSchema = z.object({
  resourcesViewed: z.number(),
  categoriesExplored: z.number(),
  favoritesAdded: z.number(),
  profileCompleted: z.boolean(),
  supportContacted: z.boolean(),
  tourCompleted: z.boolean(),
  /** Days in a row up to `lastActive`. */
  daysActive: z.number(),
  daysInAll: z.number(),
  /** `YYYY-MM-DD`, where the family was; null before the first day. */
  lastActive: z.nullable(z.string()),
  viewedResources: z.array(z.string()),
  exploredCategories: z.array(z.string()),
  favoriteResources: z.array(z.string()),
});

export type Stats = z.infer<typeof statsSchema>;
