import { say } from '../kernel/message.ts';
import { dayNumberOf, slotsOf, UNITS } from '../reports/days.ts';
import type { FamilyHistory, Measure } from '../reports/family-log.ts';
import { familyReport } from '../reports/family-report.ts';
import type { ReportEvent, ReportParams, Row } from '../reports/report.ts';

export const failedPayments = familyReport({
  id: 'failed-payments',
  version: 1,
  title: say('Failed payments'),
  describes: say(
    'Families with a payment that failed in each period, however often it was tried, and how many of them had paid after all, or had lost their plan, by the end of the whole period.',
  ),
  types: [
    'PaymentFailed',
    'PaymentReceived',
    'PaymentWaived',
    'SubscriptionEnded',
    'AccountErased',
  ],
  groupings: UNITS,
  columns: [
    { id: 'period', label: say('Period'), type: 'text' },
    { id: 'failed', label: say('With a failed payment'), type: 'families' },
    { id: 'recovered', label: say('Paid after all'), type: 'families' },
    {
      id: 'share',
      label: say('Share recovered'),
      type: 'share',
      part: 'recovered',
      whole: 'failed',
    },
    { id: 'lost', label: say('Lost their plan'), type: 'families' },
  ],
  chart: { kind: 'line', x: 'period', y: ['failed', 'recovered'] },
  measure: (event) => measureOf(event),
  rows: (families, params) => rowsOf(families, params),
});

/** Null for the end of the older of two subscriptions: the newer goes on. */
const measureOf = ({ type, data }: ReportEvent): Measure | null => {
  switch (type) {
    case 'PaymentFailed':
      return 'payment failed';
    case 'PaymentReceived':
      return 'payment recovered';
    case 'PaymentWaived':
      return 'payment waived';
    default:
      return type === 'SubscriptionEnded' && data['reason'] === 'duplicate' ? null : 'payment lost';
  }
};

const rowsOf = (families: readonly FamilyHistory[], params: ReportParams): readonly Row[] => {
  const slots = slotsOf(params.groupBy, params);
  const lastDay = dayNumberOf(params.to);
  const periods = slots.names.map((name) => ({
    name,
    failed: new Set<FamilyHistory>(),
    recovered: new Set<FamilyHistory>(),
    lost: new Set<FamilyHistory>(),
  }));
  for (const family of families) {
    /** The day on which the payment that is asked for failed first. */
    let since: number | undefined;
    family.each((_kind, what, day) => {
      if (what === 'failed') {
        if (since !== undefined) return;
        since = day;
        periods[slots.indexOf(day)]?.failed.add(family);
        return;
      }
      const period = since === undefined ? undefined : periods[slots.indexOf(since)];
      since = undefined;
      if (day > lastDay) return;
      if (what === 'recovered') period?.recovered.add(family);
      if (what === 'lost') period?.lost.add(family);
    });
  }
  return periods.map(({ name, failed, recovered, lost }) => [
    name,
    failed.size,
    recovered.size,
    lost.size,
  ]);
};
