import { CATEGORY_IDS } from '../directory/categories.ts';
import { MAX_CATEGORIES } from '../directory/grouped-by-category.report.ts';
import { say } from '../kernel/message.ts';
import type { Act } from '../reports/family-log.ts';
import { tallyReport } from '../reports/family-tally.ts';
import { usualCharges } from '../reports/ledger.ts';
import { defineMeasure, eachAct } from '../reports/measure.ts';

const ALL_CATEGORIES = 'all';

export const searchesWithoutResults = tallyReport({
  id: 'searches-without-results',
  version: 4,
  title: say('Searches that found nothing'),
  describes: say(
    'Families with a search that found nothing, by category or by the families’ states: each counts once a week.',
  ),
  types: ['SearchPerformed'],
  measure: defineMeasure({
    id: 'searches-without-results',
    charges: usualCharges({ category: MAX_CATEGORIES }),
    facts: eachAct((_kind, group) => ({ group })),
  }),
  groups: { category: [ALL_CATEGORIES, ...CATEGORY_IDS] },
  acts: ({ data: { resultCount, category } }): Act | null =>
    resultCount === 0
      ? `category ${typeof category === 'string' ? category : ALL_CATEGORIES}`
      : null,
});
