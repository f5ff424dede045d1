import { say } from '../kernel/message.ts';
import type { Act } from '../reports/family-log.ts';
import { familyReport } from '../reports/family-report.ts';
import { usualCharges } from '../reports/ledger.ts';
import { defineMeasure, familiesColumn } from '../reports/measure.ts';
import type { Fact, FamilyHistory, ReportEvent } from '../reports/report.ts';

/** Days after which a failed payment is settled: longer than the grace period for late payments. */
const DECIDED_WITHIN_DAYS = 21;

const failed = defineMeasure({
  id: 'failed-payments',
  kinds: ['open', 'lost', 'recovered'],
  charges: usualCharges(),
  waitDays: DECIDED_WITHIN_DAYS,
  facts: (family, _groupBy, tell) => tellFailed(family, tell),
});

export const failedPayments = familyReport({
  id: 'failed-payments',
  version: 2,
  title: say('Failed payments'),
  describes: say(
    'Families with a payment that failed in each period, however often it was tried, and how many of them had paid after all, or had lost their plan, within 21 days.',
  ),
  types: [
    'PaymentFailed',
    'PaymentReceived',
    'PaymentWaived',
    'SubscriptionEnded',
    'AccountErased',
  ],
  columns: [
    { id: 'period', label: say('Period'), type: 'text' },
    familiesColumn(failed, { id: 'failed', label: say('With a failed payment') }),
    familiesColumn(failed, {
      id: 'recovered',
      label: say('Paid after all'),
      kinds: ['recovered'],
    }),
    {
      id: 'share',
      label: say('Share recovered'),
      type: 'share',
      part: 'recovered',
      whole: 'failed',
    },
    familiesColumn(failed, { id: 'lost', label: say('Lost their plan'), kinds: ['lost'] }),
  ],
  chart: { kind: 'line', x: 'period', y: ['failed', 'recovered'] },
  acts: (event) => actOf(event),
});

/** Null if the older of two subscriptions ended, since the newer one continues. */
const actOf = ({ type, data }: ReportEvent): Act | null => {
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

const tellFailed = (family: FamilyHistory, tell: (fact: Fact) => void): void => {
  /** Day of the first failure of the payment still owed. */
  let since: number | undefined;
  const decide = (day: number, what: string): void => {
    if (since === undefined) return;
    const isInTime = day <= since + DECIDED_WITHIN_DAYS && what !== 'waived';
    tell({ from: since, to: since, kind: isInTime ? what : 'open', group: '' });
    since = undefined;
  };
  family.each((_kind, what, day) => {
    if (what === 'failed') since ??= day;
    else decide(day, what);
  });
  decide(Infinity, 'waived');
};
