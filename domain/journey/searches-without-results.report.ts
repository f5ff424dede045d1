import { CATEGORY_IDS } from '../directory/categories.ts';
import { say } from '../kernel/message.ts';
import { type Measure, PLACES } from '../reports/family-log.ts';
import { familyReport } from '../reports/family-report.ts';
import { tallyColumns, tallyRows } from '../reports/family-tally.ts';
import type { ReportEvent } from '../reports/report.ts';

const ALL_CATEGORIES = 'all';

export const searchesWithoutResults = familyReport({
  id: 'searches-without-results',
  version: 3,
  title: say('Searches that found nothing'),
  describes: say(
    'Searches without results, by the directory’s words in them, by category, or by the families’ states. Words that fewer than five families searched for are left out.',
  ),
  types: ['SearchPerformed'],
  groupings: ['term', 'category', 'state'],
  columns: tallyColumns(say('Searches')),
  chart: { kind: 'bar', x: 'group', y: ['count'] },
  leavesOutSmall: ['term'],
  measure: ({ data }) => (data['resultCount'] === 0 ? measuresOf(data) : null),
  rows: (families, params) => {
    const { groupBy } = params;
    const counted = groupBy === 'term' ? 'term' : 'category';
    return tallyRows({
      families,
      params,
      groupOf: (kind, what, state) => {
        if (kind !== counted) return null;
        return groupBy === 'state' ? state : what;
      },
      always: ALWAYS[groupBy] ?? [],
    });
  },
});

/** The words are of no fixed list: they have a row where enough families searched for them. */
const ALWAYS: Readonly<Record<string, readonly string[]>> = {
  category: [ALL_CATEGORIES, ...CATEGORY_IDS],
  state: PLACES,
};

/** Adds one for the category, and one for each word. */
const measuresOf = ({ category, terms }: ReportEvent['data']): readonly Measure[] => {
  const words = new Set(Array.isArray(terms) ? terms.map(String) : []);
  const place: Measure = `category ${typeof category === 'string' ? category : ALL_CATEGORIES}`;
  return [place, ...Array.from(words, (word): Measure => `term ${word}`)];
};
