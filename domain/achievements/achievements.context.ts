import { defineContext } from '../context.ts';
import { exportSection } from '../kernel/export-section.ts';
import { foldByKey } from '../kernel/fold-by-key.ts';
import { say } from '../kernel/message.ts';
import { ownRow } from '../kernel/own-row.ts';
import { ACHIEVEMENT_WORDS } from './achievements.constants.ts';
import { achievementsSchema, statsSchema } from './achievements.contract.ts';
import { achievementsDecider } from './achievements.decider.ts';
import { unlockAchievements } from './achievements.policy.ts';
import {
  achievementsRowEvents,
  achievementsRowSchema,
  achievementsView,
  toAchievements,
  toStats,
} from './achievements.view.ts';
import { achievementsUnlocked } from './achievements-unlocked.report.ts';

const achievements = foldByKey({
  name: 'achievements',
  label: say('Your achievements'),
  row: achievementsRowSchema,
  view: achievementsView,
  keyOf: achievementsRowEvents.keyOf,
  read: achievementsRowEvents.read,
});

/** Achievements of a family, counted from its acts in other contexts. */
export const achievementsContext = defineContext({
  name: 'achievements',
  aggregates: [{ decider: achievementsDecider, label: say('Achievements'), icon: 'trophy' }],
  readModels: [achievements],
  policies: [unlockAchievements],
  reads: [
    ownRow({
      url: '/api/achievements',
      isPersonal: true,
      model: achievements,
      answer: achievementsSchema,
      toAnswer: toAchievements,
    }),
    ownRow({
      url: '/api/stats',
      isPersonal: true,
      model: achievements,
      answer: statsSchema,
      toAnswer: toStats,
    }),
  ],
  exportSections: [
    exportSection({
      model: achievements,
      title: say('Your achievements'),
      toRows: ({ unlocked }) =>
        unlocked.map(({ achievementId, points, unlockedAt }) => ({
          achievementId,
          points,
          unlockedAt: new Date(unlockedAt),
        })),
      fields: {
        achievementId: say('Achievement'),
        points: say('Points'),
        unlockedAt: say('When you unlocked it'),
      },
    }),
  ],
  words: {
    fields: { achievementId: say('Achievement'), points: say('Points') },
    choices: { achievementId: ACHIEVEMENT_WORDS },
  },
  reports: [achievementsUnlocked],
  errors: {},
});
