import * as z from 'zod/mini';
import { familyEvents } from '../kernel/family-events.ts';
import { inEnglish } from '../kernel/message.ts';
import type { View } from '../kernel/view.ts';
import { ACHIEVEMENTS, levelOf, POINTS_PER_LEVEL } from './achievements.constants.ts';
import type { Achievements, Stats } from './achievements.contract.ts';
import { type AchievementsEvent, achievementsStream } from './achievements.events.ts';
import {
  measured,
  NO_PROGRESS,
  PROGRESS_STREAMS,
  PROGRESS_TYPES,
  type ProgressStreamEvent,
  progressed,
  progressSchema,
} from './progress.ts';

const unlockedSchema = z.object({
  achievementId: z.string(),
  points: z.number(),
  /** ISO date and time. */
  unlockedAt: z.string(),
});

/** The field names are those of the stored row. */
export const achievementsRowSchema = z.object({
  progress: progressSchema,
  /** Each once, the oldest first. */
  unlocked: z.array(unlockedSchema),
});

type AchievementsRow = z.infer<typeof achievementsRowSchema>;

const NO_ACHIEVEMENTS: AchievementsRow = { progress: NO_PROGRESS, unlocked: [] };

export const achievementsRowEvents = familyEvents<AchievementsEvent | ProgressStreamEvent>()({
  streams: [achievementsStream, ...PROGRESS_STREAMS],
  types: ['AchievementUnlocked', ...PROGRESS_TYPES],
});

export const achievementsView: View<
  AchievementsRow,
  ReturnType<typeof achievementsRowEvents.read>
> = {
  evolve: (before, event) => {
    const row = before ?? NO_ACHIEVEMENTS;
    if (event.type !== 'AchievementUnlocked')
      return { ...row, progress: progressed(row.progress, event) };
    const { achievementId, points } = event.data;
    if (row.unlocked.some((each) => each.achievementId === achievementId)) return row;
    const unlockedAt = event.metadata.occurredAt;
    return { ...row, unlocked: [...row.unlocked, { achievementId, points, unlockedAt }] };
  },
};

export const toAchievements = (row: AchievementsRow | null): Achievements => {
  const { progress, unlocked } = row ?? NO_ACHIEVEMENTS;
  const points = unlocked.reduce((sum, each) => sum + each.points, 0);
  const level = levelOf(points);
  const now = measured(progress);
  return {
    points,
    level,
    pointsToNextLevel: level * POINTS_PER_LEVEL - points,
    achievements: ACHIEVEMENTS.map(({ id, title, description, goals, ...achievement }) => {
      const unlocking = unlocked.find(({ achievementId }) => achievementId === id);
      const reached = goals.map(({ measure, requirement }) => ({
        measure,
        requirement,
        current: unlocking === undefined ? Math.min(now[measure], requirement) : requirement,
      }));
      return {
        ...achievement,
        id,
        title: inEnglish(title),
        description: inEnglish(description),
        // Worth what it was when it was unlocked.
        points: unlocking?.points ?? achievement.points,
        requirement: reached.reduce((sum, { requirement }) => sum + requirement, 0),
        current: reached.reduce((sum, { current }) => sum + current, 0),
        unlocked: unlocking !== undefined,
        unlockedAt: unlocking?.unlockedAt ?? null,
        goals: reached,
      };
    }),
  };
};

export const toStats = (row: AchievementsRow | null): Stats => {
  const { progress } = row ?? NO_ACHIEVEMENTS;
  const { resourcesViewed, categoriesExplored, favoritesAdded, supportContacted } =
    measured(progress);
  return {
    ...progress,
    resourcesViewed,
    categoriesExplored,
    favoritesAdded,
    supportContacted: supportContacted > 0,
  };
};
