import { say } from '../kernel/message.ts';
import { PLACES } from '../reports/family-log.ts';
import { familyReport } from '../reports/family-report.ts';
import { tallyRows } from '../reports/family-tally.ts';
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
  columns: [
    { id: 'group', label: say('Group'), type: 'text' },
    { id: 'families', label: say('Families'), type: 'families' },
    { id: 'count', label: say('Times'), type: 'count', of: 'families' },
  ],
  chart: { kind: 'bar', x: 'group', y: ['families'] },
  measure: ({ data: { achievementId } }) => `achievement ${String(achievementId)}`,
  rows: (families, params) =>
    tallyRows({
      families,
      params,
      groupOf: (_kind, achievement, state) => (params.groupBy === 'state' ? state : achievement),
      always: params.groupBy === 'state' ? PLACES : ACHIEVEMENTS.map(({ id }) => id),
    }),
});
