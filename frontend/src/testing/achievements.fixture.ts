import {
  ACHIEVEMENTS,
  type AchievementId,
} from '@hearthway/domain/achievements/achievements.constants.ts';
import { toAchievements, toStats } from '@hearthway/domain/achievements/achievements.view.ts';
import type { SitePage } from './page.fixture.ts';

type Row = NonNullable<Parameters<typeof toStats>[0]>;

const PROGRESS: Row['progress'] = {
  viewedResources: ['1', '2'],
  exploredCategories: ['dental', 'aba-therapy'],
  favoriteResources: ['1'],
  profileCompleted: true,
  tourCompleted: false,
  daysActive: 3,
  daysInAll: 12,
  supportContacted: 0,
  lastActive: '2026-11-21',
};

/** A family that has done so much, as the server answers it. */
export const rowOf = (
  unlocked: readonly AchievementId[],
  progress: Partial<Row['progress']> = {},
): Row => ({
  progress: { ...PROGRESS, ...progress },
  unlocked: ACHIEVEMENTS.filter(({ id }) => unlocked.includes(id)).map(({ id, points }) => ({
    achievementId: id,
    points,
    unlockedAt: '2026-11-20T17:00:00.000Z',
  })),
});

/** From now on the server answers this row. */
export const answerRow = ({ wire }: Pick<SitePage, 'wire'>, row: Row): void => {
  wire.answer('GET /api/achievements', () => ({ body: toAchievements(row) }));
  wire.answer('GET /api/stats', () => ({ body: toStats(row) }));
};
