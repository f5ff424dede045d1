import { say } from '../kernel/message.ts';
import { tallyReport } from '../reports/family-tally.ts';
import { usualCharges } from '../reports/ledger.ts';
import { defineMeasure, eachAct } from '../reports/measure.ts';
import { UPGRADE_PROMPTS } from '../subscription/prompts.constants.ts';

const FAVORITE_LIMIT = 'favorite-limit';

export const limitsAndPrompts = tallyReport({
  id: 'limits-and-prompts',
  version: 4,
  title: say('Limits and upgrade prompts'),
  describes: say(
    'Families that reached the favorites limit or saw an upgrade prompt, by place in the product or by the families’ states: each counts once a week.',
  ),
  types: ['FavoriteLimitHit', 'UpgradePromptShown'],
  measure: defineMeasure({
    id: 'limits-and-prompts',
    charges: usualCharges({ prompt: 3 }),
    facts: eachAct((kind, what) => ({ group: kind === 'limit' ? what : `upgrade: ${what}` })),
  }),
  groups: { prompt: [FAVORITE_LIMIT, ...UPGRADE_PROMPTS.map((where) => `upgrade: ${where}`)] },
  acts: ({ type, data: { where } }) =>
    type === 'FavoriteLimitHit' ? `limit ${FAVORITE_LIMIT}` : `prompt ${String(where)}`,
});
