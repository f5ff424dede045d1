import { weekNameOf, weekNumberOf } from '../calendar/days.ts';
import { say } from '../kernel/message.ts';
import type { Act } from '../reports/family-log.ts';
import { familyReport } from '../reports/family-report.ts';
import { perGroup } from '../reports/ledger.ts';
import { defineMeasure, familiesColumn } from '../reports/measure.ts';
import { FAMILY_ACTIONS } from './family-actions.ts';

/** Event whose week is the family's cohort. */
export const REGISTERED = 'AccountRegistered';

const ofCohort = defineMeasure({
  id: 'retention',
  charges: [perGroup('cohort', 1)],
  facts: (family, _groupBy, tell) => {
    let cohort: string | undefined;
    family.each((_kind, what, day) => {
      if (what === 'register') cohort = weekNameOf(weekNumberOf(day));
      if (cohort !== undefined) tell({ from: day, to: day, kind: 'all', group: cohort });
    });
  },
});

export const retention = familyReport({
  id: 'retention',
  version: 4,
  title: say('Retention by week'),
  describes: say(
    'Of the families that registered in a given week, how many did something themselves in each week after. Weeks that end after the period are left out.',
  ),
  types: FAMILY_ACTIONS,
  columns: [
    { id: 'cohort', label: say('Registered in'), type: 'text' },
    familiesColumn(ofCohort, { id: 'size', label: say('Families that registered') }),
    { id: 'after', label: say('Weeks after'), type: 'text' },
    familiesColumn(ofCohort, { label: say('Active families') }),
    {
      id: 'share',
      label: say('Of those who registered'),
      type: 'share',
      part: 'families',
      whole: 'size',
    },
  ],
  chart: { kind: 'heat-map', row: 'cohort', column: 'after', value: 'share' },
  mostDays: 104 * 7,
  acts: ({ type }): Act => (type === REGISTERED ? 'did register' : 'did something'),
  rows: (weeks) =>
    weeks.flatMap((cohort, first) =>
      weeks.slice(first).map((_, after) => ({
        words: [cohort, String(after)],
        sum: { groups: [cohort], slots: [first + after] },
        sums: { size: { groups: [cohort], slots: [first] } },
      })),
    ),
});
