import { say } from '../kernel/message.ts';
import { dayNumberOf, slotsOf, UNITS } from '../reports/days.ts';
import type { FamilyHistory, Measure } from '../reports/family-log.ts';
import { familyReport } from '../reports/family-report.ts';
import type { ReportEvent, ReportParams, Row } from '../reports/report.ts';
import { END_REASONS, FIRST_TIER, LEAVING_REASONS } from './subscription.constants.ts';
import { followPlans, planMeasureOf } from './tier-history.ts';

const TYPES = [
  'SubscriptionStarted',
  'PlanChanged',
  'CancellationScheduled',
  'CancellationWithdrawn',
  'SubscriptionEnded',
  'AccountErased',
];

const paying = { id: 'paying', label: say('Paying families'), type: 'families' } as const;

export const churn = familyReport({
  id: 'churn',
  version: 1,
  title: say('Plans that ended'),
  describes: say(
    'Families that stopped paying in each period, of those that paid at any time in it.',
  ),
  types: TYPES,
  groupings: UNITS,
  columns: [
    { id: 'period', label: say('Period'), type: 'text' },
    paying,
    { id: 'stopped', label: say('Stopped paying'), type: 'families' },
    {
      id: 'share',
      label: say('Share that stopped'),
      type: 'share',
      part: 'stopped',
      whole: 'paying',
    },
  ],
  chart: { kind: 'line', x: 'period', y: ['stopped'] },
  measure: (event) => measureOf(event),
  rows: (families, params) => rowsByPeriod(families, params),
});

export const churnReasons = familyReport({
  id: 'churn-reasons',
  version: 1,
  title: say('Why plans ended'),
  describes: say(
    'Families that stopped paying in the period, by the reason that they gave or that ended their plan.',
  ),
  types: TYPES,
  groupings: ['reason'],
  columns: [
    { id: 'group', label: say('Reason'), type: 'text' },
    paying,
    { id: 'families', label: say('Stopped paying'), type: 'families' },
    {
      id: 'share',
      label: say('Share of paying families'),
      type: 'share',
      part: 'families',
      whole: 'paying',
    },
  ],
  chart: { kind: 'bar', x: 'group', y: ['families'] },
  measure: (event) => measureOf(event),
  rows: (families, params) => rowsByReason(families, params),
});

const LEAVING = 'leaving';
const NO_REASON = 'none';

const measureOf = (event: ReportEvent): Measure | null => {
  const { type, data } = event;
  switch (type) {
    case 'CancellationScheduled':
      return `${LEAVING} ${String(data['reason'] ?? NO_REASON)}`;
    case 'CancellationWithdrawn':
      return `${LEAVING} ${NO_REASON}`;
    default:
      return planMeasureOf(event);
  }
};

/** The days on which a family began to pay and stopped; `end` is infinite for one that still pays. */
interface Stint {
  readonly start: number;
  readonly end: number;
  readonly reason: string;
}

const stintsOf = (family: FamilyHistory): readonly Stint[] => {
  const stints: Stint[] = [];
  let start: number | undefined;
  let leaving = NO_REASON;
  family.each(
    followPlans(({ kind, what, day, paidBefore, paid }) => {
      if (kind === LEAVING) leaving = what;
      if (paidBefore === paid) return;
      if (paidBefore === FIRST_TIER) start = day;
      if (paid !== FIRST_TIER || start === undefined) return;
      const isSaid = what === 'requested' && leaving !== NO_REASON;
      stints.push({ start, end: day, reason: isSaid ? leaving : what });
      start = undefined;
    }),
  );
  return start === undefined ? stints : [...stints, { start, end: Infinity, reason: '' }];
};

const rowsByPeriod = (families: readonly FamilyHistory[], params: ReportParams): readonly Row[] => {
  const slots = slotsOf(params.groupBy, params);
  const last = slots.names.length - 1;
  const periods = slots.names.map((name) => ({
    name,
    paying: new Set<FamilyHistory>(),
    stopped: new Set<FamilyHistory>(),
  }));
  for (const family of families)
    for (const { start, end } of stintsOf(family)) {
      const stopped = end === Infinity ? last + 1 : slots.indexOf(end);
      const from = Math.max(0, slots.indexOf(start));
      for (const period of periods.slice(from, stopped + 1)) period.paying.add(family);
      periods[stopped]?.stopped.add(family);
    }
  return periods.map((period) => [period.name, period.paying.size, period.stopped.size]);
};

/** `requested` where a family gave no reason. */
const REASONS: readonly string[] = [
  ...new Set([...LEAVING_REASONS, ...END_REASONS.filter((reason) => reason !== 'duplicate')]),
];

const rowsByReason = (families: readonly FamilyHistory[], params: ReportParams): readonly Row[] => {
  const [first, last] = [dayNumberOf(params.from), dayNumberOf(params.to)];
  const paid = new Set<FamilyHistory>();
  const stopped = new Map(REASONS.map((reason) => [reason, new Set<FamilyHistory>()]));
  for (const family of families)
    for (const { start, end, reason } of stintsOf(family)) {
      if (start > last || end < first) continue;
      paid.add(family);
      if (end <= last) stopped.get(reason)?.add(family);
    }
  return REASONS.map((reason) => [`reason: ${reason}`, paid.size, stopped.get(reason)?.size ?? 0]);
};
