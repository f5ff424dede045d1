import { say } from '../kernel/message.ts';
import type { Act } from '../reports/family-log.ts';
import { familyReport } from '../reports/family-report.ts';
import { familiesColumn } from '../reports/measure.ts';
import type { ReportEvent } from '../reports/report.ts';
import { paying, stoppedPaying } from './plan-measures.ts';
import { END_REASONS, LEAVING_REASONS } from './subscription.constants.ts';
import { LEAVING, NO_REASON, planActOf } from './tier-history.ts';

const TYPES = [
  'SubscriptionStarted',
  'PlanChanged',
  'CancellationScheduled',
  'CancellationWithdrawn',
  'SubscriptionEnded',
  'AccountErased',
];

export const churn = familyReport({
  id: 'churn',
  version: 2,
  title: say('Plans that ended'),
  describes: say(
    'Families that stopped paying in each period, of those that paid at any time in it.',
  ),
  types: TYPES,
  columns: [
    { id: 'period', label: say('Period'), type: 'text' },
    familiesColumn(paying, { id: 'paying', label: say('Paying families') }),
    familiesColumn(stoppedPaying, { id: 'stopped', label: say('Stopped paying') }),
    {
      id: 'share',
      label: say('Share that stopped'),
      type: 'share',
      part: 'stopped',
      whole: 'paying',
    },
  ],
  chart: { kind: 'line', x: 'period', y: ['stopped'] },
  acts: (event) => actOf(event),
});

/** `requested` stands for families that gave no reason. */
const REASONS: readonly string[] = [
  ...new Set([...LEAVING_REASONS, ...END_REASONS.filter((reason) => reason !== 'duplicate')]),
];

export const churnReasons = familyReport({
  id: 'churn-reasons',
  version: 2,
  title: say('Why plans ended'),
  describes: say(
    'Families that stopped paying in the period, by the reason that they gave or that ended their plan.',
  ),
  types: TYPES,
  groups: { reason: REASONS.map((reason) => `reason: ${reason}`) },
  columns: [
    { id: 'group', label: say('Reason'), type: 'text' },
    familiesColumn(stoppedPaying, { label: say('Stopped paying') }),
    {
      id: 'share',
      label: say('Share of those that stopped'),
      type: 'share',
      part: 'families',
      whole: 'families',
      wholeIs: 'all',
    },
  ],
  chart: { kind: 'bar', x: 'group', y: ['families'] },
  acts: (event) => actOf(event),
});

const actOf = (event: ReportEvent): Act | null => {
  const { type, data } = event;
  switch (type) {
    case 'CancellationScheduled':
      return `${LEAVING} ${String(data['reason'] ?? NO_REASON)}`;
    case 'CancellationWithdrawn':
      return `${LEAVING} ${NO_REASON}`;
    default:
      return planActOf(event);
  }
};
