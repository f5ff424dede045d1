import { say } from '../kernel/message.ts';
import { tallyReport } from '../reports/family-tally.ts';
import { usualCharges } from '../reports/ledger.ts';
import { defineMeasure, eachAct } from '../reports/measure.ts';
import { ACHIEVEMENTS } from './achievements.constants.ts';

export const achievementsUnlocked = tallyReport({
  id: 'achievements-unlocked',
  version: 2,
  title: say('Achievements unlocked'),
  describes: say(
    'Families that unlocked an achievement, by achievement or by the families’ states: each counts once a week.',
  ),
  types: ['AchievementUnlocked'],
  measure: defineMeasure({
    id: 'achievements-unlocked',
    charges: usualCharges({ achievement: 3 }),
    facts: eachAct((_kind, group) => ({ group })),
  }),
  groups: { achievement: ACHIEVEMENTS.map(({ id }) => id) },
  acts: ({ data: { achievementId } }) => `achievement ${String(achievementId)}`,
});
