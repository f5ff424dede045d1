import { say } from '../kernel/message.ts';
import { familyReport } from '../reports/family-report.ts';
import { tallyByState, tallyColumns } from '../reports/family-tally.ts';
import { ACHIEVEMENTS } from './achievements.constants.ts';

export const achievementsUnlocked = familyReport({
  id: 'achievements-unlocked',
  version: 1,
  title: say('Achievements unlocked'),
  describes: say(
    'Achievements that families unlocked in the period, by achievement or by the families’ states.',
  ),
  types: ['AchievementUnlocked'],
  groupings: ['achievement', 'state'],
  columns: tallyColumns(),
  chart: { kind: 'bar', x: 'group', y: ['families'] },
  measure: ({ data: { achievementId } }) => `achievement ${String(achievementId)}`,
  rows: tallyByState(ACHIEVEMENTS.map(({ id }) => id)),
});
