import { say } from '../kernel/message.ts';
import { dayNumberOf, isWithin, lastDayOfWeek, weekNameOf, weekNumberOf } from './days.ts';
import { FAMILY_ACTIONS } from './family-actions.ts';
import type { FamilyHistory, Measure } from './family-log.ts';
import { familyReport } from './family-report.ts';
import type { Period, Row } from './report.ts';

/** The week in which it happens is a family's cohort. */
export const REGISTERED = 'AccountRegistered';

export const retention = familyReport({
  id: 'retention',
  version: 3,
  title: say('Retention by week'),
  describes: say(
    'Of the families that registered in a given week, how many did something themselves in each week after. Weeks that end after the period are left out.',
  ),
  types: FAMILY_ACTIONS,
  groupings: ['week'],
  columns: [
    { id: 'cohort', label: say('Registered in'), type: 'text' },
    { id: 'size', label: say('Families that registered'), type: 'families' },
    { id: 'after', label: say('Weeks after'), type: 'text' },
    { id: 'families', label: say('Active families'), type: 'families' },
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
  measure: ({ type }): Measure => (type === REGISTERED ? 'did register' : 'did something'),
  isOnceADay: true,
  rows: (families, params) => {
    const first = weekNumberOf(dayNumberOf(params.from));
    const cohorts = emptyCohorts(params);
    for (const family of families) {
      const weeks = activeWeeksOf(family, params);
      const registered = weeks.registered;
      if (registered === null) continue;
      const active = cohorts[registered - first];
      for (const week of weeks.active) {
        const after = week - registered;
        if (active !== undefined && after in active) active[after] = (active[after] ?? 0) + 1;
      }
    }
    return cohorts.flatMap((active, cohort) => {
      const [size = 0] = active;
      const name = weekNameOf(first + cohort);
      return active.map((count, after): Row => [name, size, String(after), count]);
    });
  },
});

/** A row of zeros for each week: its own, and those after it that are over. */
const emptyCohorts = ({ from, to }: Period): number[][] => {
  const first = weekNumberOf(dayNumberOf(from));
  const lastDay = dayNumberOf(to);
  const last = weekNumberOf(lastDay);
  const lastOver = lastDay < lastDayOfWeek(last) ? last - 1 : last;
  return Array.from({ length: last - first + 1 }, (_, cohort) =>
    Array.from({ length: Math.max(1, lastOver - (first + cohort) + 1) }, () => 0),
  );
};

interface ActiveWeeks {
  /** Null where it was not in the period. */
  readonly registered: number | null;
  readonly active: ReadonlySet<number>;
}

const activeWeeksOf = (family: FamilyHistory, period: Period): ActiveWeeks => {
  const isInPeriod = isWithin(period);
  const active = new Set<number>();
  let registered: number | null = null;
  family.each((_kind, what, day) => {
    const week = weekNumberOf(day);
    active.add(week);
    if (what === 'register' && isInPeriod(day)) registered = week;
  });
  return { registered, active };
};
