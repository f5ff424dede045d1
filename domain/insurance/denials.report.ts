import { say } from '../kernel/message.ts';
import { type Act, UNKNOWN } from '../reports/family-log.ts';
import { familyReport } from '../reports/family-report.ts';
import { groupColumn, tallyReport } from '../reports/family-tally.ts';
import { guardedCharges } from '../reports/ledger.ts';
import { defineMeasure, eachAct, familiesColumn } from '../reports/measure.ts';
import type { ReportEvent } from '../reports/report.ts';
import { DENIAL_REASONS } from './denials.constants.ts';
import { PLAN_TYPES } from './plan-types.constants.ts';

/** Groupings: denial reason and plan type. */
const REASON = 'denial';
const PLAN = 'coverage';

const GROUPS: Readonly<Record<string, readonly string[]>> = {
  [REASON]: [...DENIAL_REASONS, UNKNOWN],
  [PLAN]: [...PLAN_TYPES, UNKNOWN],
};

const charges = guardedCharges({ [REASON]: 1, [PLAN]: 1 });

const reasonAndPlan = ({ data }: ReportEvent): string =>
  `${String(data['denialReason'] ?? UNKNOWN)} ${String(data['planType'] ?? UNKNOWN)}`;

/** Extracts the reason or the plan type from the value of `reasonAndPlan`. */
const groupIn = (what: string, groupBy: string): string =>
  what.split(' ')[groupBy === PLAN ? 1 : 0] ?? UNKNOWN;

export const denials = tallyReport({
  id: 'denials',
  version: 2,
  title: say('Denials by insurance'),
  describes: say(
    'Families that wrote down a denial, by the reason in the letter or the kind of plan: each counts once a week.',
  ),
  types: ['DenialRecorded'],
  measure: defineMeasure({
    id: 'denials',
    isGuarded: true,
    charges,
    facts: eachAct((_kind, what, groupBy) => ({ group: groupIn(what, groupBy) })),
  }),
  groups: GROUPS,
  acts: (event): Act => `denied ${reasonAndPlan(event)}`,
});

/** Outcomes from worst to best for the family: a family with several decisions counts under its best. */
const OUTCOMES = ['upheld', 'partly', 'overturned'] as const;

const decided = defineMeasure({
  id: 'appeals-decided',
  isGuarded: true,
  kinds: OUTCOMES,
  charges,
  facts: eachAct((kind, what, groupBy) => ({ kind, group: groupIn(what, groupBy) })),
});

export const appealsDecided = familyReport({
  id: 'appeals-decided',
  version: 2,
  title: say('Appeals decided'),
  describes: say(
    'Families whose appeals were decided, and how, by the reason in the letter or the kind of plan: each counts once a week, with its best decision.',
  ),
  types: ['AppealDecided'],
  groups: GROUPS,
  columns: [
    groupColumn,
    familiesColumn(decided),
    familiesColumn(decided, {
      id: 'overturned',
      label: say('Changed to a yes'),
      kinds: ['overturned'],
    }),
    familiesColumn(decided, { id: 'partly', label: say('Changed in part'), kinds: ['partly'] }),
    {
      id: 'share',
      label: say('Share changed to a yes'),
      type: 'share',
      part: 'overturned',
      whole: 'families',
    },
  ],
  chart: { kind: 'bar', x: 'group', y: ['families', 'overturned'] },
  acts: (event): Act => `${String(event.data['appealOutcome'])} ${reasonAndPlan(event)}`,
});
