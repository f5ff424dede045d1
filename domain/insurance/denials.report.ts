import { say } from '../kernel/message.ts';
import { isWithin } from '../reports/days.ts';
import { type FamilyHistory, PLACES, UNKNOWN } from '../reports/family-log.ts';
import { familyReport } from '../reports/family-report.ts';
import { tallyColumns, tallyRows } from '../reports/family-tally.ts';
import type { ReportEvent, Row } from '../reports/report.ts';
import { DENIAL_REASONS } from './denials.constants.ts';
import { PLAN_TYPES } from './plan-types.constants.ts';

/** Groupings: the reason of the denial, and the kind of plan. */
const REASON = 'denial';
const PLAN = 'coverage';

const GROUPS: Readonly<Record<string, readonly string[]>> = {
  [REASON]: [...DENIAL_REASONS, UNKNOWN],
  [PLAN]: [...PLAN_TYPES, UNKNOWN],
  state: PLACES,
};

const reasonAndPlan = ({ data }: ReportEvent): readonly [reason: string, plan: string] => [
  String(data['denialReason'] ?? UNKNOWN),
  String(data['planType'] ?? UNKNOWN),
];

export const denials = familyReport({
  id: 'denials',
  version: 1,
  title: say('Denials by insurance'),
  describes: say(
    'Denials that families wrote down in the period, by the reason in the letter or the kind of plan.',
  ),
  types: ['DenialRecorded'],
  groupings: [REASON, PLAN, 'state'],
  columns: tallyColumns(say('Denials')),
  chart: { kind: 'bar', x: 'group', y: ['count'] },
  measure: (event) => {
    const [reason, plan] = reasonAndPlan(event);
    return [`${REASON} ${reason}`, `${PLAN} ${plan}`];
  },
  rows: (families, params) => {
    const { groupBy } = params;
    return tallyRows({
      families,
      params,
      groupOf: (kind, what, state) => {
        if (groupBy === 'state') return kind === REASON ? state : null;
        return kind === groupBy ? what : null;
      },
      always: GROUPS[groupBy] ?? [],
    });
  },
});

export const appealsDecided = familyReport({
  id: 'appeals-decided',
  version: 1,
  title: say('Appeals decided'),
  describes: say(
    'Families whose appeals were decided in the period, and how, by the reason in the letter or the kind of plan.',
  ),
  types: ['AppealDecided'],
  groupings: [REASON, PLAN],
  columns: [
    { id: 'group', label: say('Group'), type: 'text' },
    { id: 'families', label: say('Families'), type: 'families' },
    { id: 'overturned', label: say('Changed to a yes'), type: 'families' },
    { id: 'partly', label: say('Changed in part'), type: 'families' },
    {
      id: 'share',
      label: say('Share changed to a yes'),
      type: 'share',
      part: 'overturned',
      whole: 'families',
    },
  ],
  chart: { kind: 'bar', x: 'group', y: ['families', 'overturned'] },
  measure: (event) => {
    const [reason, plan] = reasonAndPlan(event);
    const outcome = String(event.data['appealOutcome']);
    return [`${REASON} ${outcome} ${reason}`, `${PLAN} ${outcome} ${plan}`];
  },
  rows: (families, params) => {
    const { groupBy } = params;
    const isInPeriod = isWithin(params);
    const counted = families.map((family) => outcomesOf(family, groupBy, isInPeriod));
    return (GROUPS[groupBy] ?? []).map((group): Row => {
      const having = (what: string): number => counted.filter((seen) => seen.has(what)).length;
      return [group, having(group), having(`overturned ${group}`), having(`partly ${group}`)];
    });
  },
});

/** Groups with a decision in the period, each alone and with its outcome: `chip`, `upheld chip`. */
const outcomesOf = (
  family: FamilyHistory,
  groupBy: string,
  isInPeriod: (day: number) => boolean,
): ReadonlySet<string> => {
  const seen = new Set<string>();
  family.each((kind, what, day) => {
    if (kind !== groupBy || !isInPeriod(day)) return;
    seen.add(what).add(what.slice(what.indexOf(' ') + 1));
  });
  return seen;
};
