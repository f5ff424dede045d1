import { say } from '../kernel/message.ts';
import { PLACES } from '../reports/family-log.ts';
import { familyReport } from '../reports/family-report.ts';
import { tallyColumns, tallyRows } from '../reports/family-tally.ts';
import { UPGRADE_PROMPTS } from './activity.constants.ts';

const FAVORITE_LIMIT = 'favorite-limit';

export const limitsAndPrompts = familyReport({
  id: 'limits-and-prompts',
  version: 3,
  title: say('Limits and upgrade prompts'),
  describes: say(
    'How often families reached the favorites limit or saw an upgrade prompt, by place in the product or by the families’ states. Each prompt counts once per family and day.',
  ),
  types: ['FavoriteLimitHit', 'UpgradePromptShown'],
  groupings: ['prompt', 'state'],
  columns: tallyColumns(),
  chart: { kind: 'bar', x: 'group', y: ['count'] },
  measure: ({ type, data: { where } }) =>
    type === 'FavoriteLimitHit' ? `limit ${FAVORITE_LIMIT}` : `prompt ${String(where)}`,
  rows: (families, params) =>
    tallyRows({
      families,
      params,
      groupOf: (kind, what, state) => {
        if (params.groupBy === 'state') return state;
        return kind === 'limit' ? what : `upgrade: ${what}`;
      },
      always:
        params.groupBy === 'state'
          ? PLACES
          : [FAVORITE_LIMIT, ...UPGRADE_PROMPTS.map((where) => `upgrade: ${where}`)],
    }),
});
