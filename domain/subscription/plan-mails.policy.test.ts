import { expect, test } from 'vitest';
import type { StoredEvent } from '../kernel/stored-event.ts';
import { newsOf } from './news-of.ts';
import { mailAboutPlan } from './plan-mails.policy.ts';
import { planMailSchema } from './plan-mails.ts';
import { evolvePlan, NO_PLAN } from './plan-state.ts';
import { day, invoiceSeen, seenAt, subscriptionSeen } from './snapshot.fixture.ts';
import type { Snapshot } from './snapshot.ts';
import type { SubscriptionEvent } from './subscription.events.ts';

const FAMILY = 'f'.repeat(32);

const stored = (event: SubscriptionEvent): StoredEvent => ({
  id: 'event-1',
  streamId: `subscription-${FAMILY}`,
  type: event.type,
  data: event.data,
  metadata: {
    $correlationId: 'c',
    $causationId: 'c',
    userId: FAMILY,
    actor: FAMILY,
    sessionId: null,
    state: null,
    occurredAt: day(1),
    schemaVersion: 1,
  },
  position: { commit: 1n },
});

/** Mails after each of these snapshots, with the policy's state kept as JSON in between. */
const mailedAfter = (snapshots: readonly Snapshot[]): readonly (readonly unknown[])[] => {
  let state = NO_PLAN;
  let kept: unknown = null;
  return snapshots.map((snapshot) => {
    const news = newsOf(state, { snapshot, asOf: snapshot.providerNow });
    state = news.reduce(evolvePlan, state);
    return news.flatMap((event) => {
      const { state: after, consequences } = mailAboutPlan.open(FAMILY, kept).after(stored(event));
      kept = JSON.parse(after.toJson());
      return consequences.map((consequence) =>
        'mail' in consequence ? planMailSchema.parse(consequence.mail) : undefined,
      );
    });
  });
};

const trial = seenAt(day(1), [subscriptionSeen()]);

test('a trial that was refused for its card is told once, and no trial is announced', () => {
  const refused = subscriptionSeen({
    status: 'canceled',
    endedAt: day(1),
    endReason: 'trial-used',
  });
  const seen = seenAt(day(1), [refused]);
  expect(mailedAfter([seen, seen])).toEqual([[{ kind: 'trial-refused', details: {} }], []]);
});

test('a trial is announced at its start and three days before its end, and its payment has a receipt', () => {
  const details = { plan: 'plus', monthlyCents: 599, trialEndsAt: day(8) };
  const paid = subscriptionSeen({ status: 'active', periodEndsAt: day(38) });
  expect(
    mailedAfter([
      trial,
      seenAt(day(3), [subscriptionSeen()]),
      seenAt(day(5), [subscriptionSeen()]),
      seenAt(day(6), [subscriptionSeen()]),
      seenAt(day(8), [paid], [invoiceSeen()]),
      seenAt(day(9), [paid], [invoiceSeen()]),
    ]),
  ).toEqual([
    [{ kind: 'trial-started', details }],
    [],
    [{ kind: 'trial-ending', details }],
    [],
    [
      {
        kind: 'payment-received',
        details: { plan: 'plus', amountCents: 599, paidAt: day(8), periodEndsAt: day(38) },
      },
    ],
    [],
  ]);
});

const PAID = subscriptionSeen({ status: 'active', periodEndsAt: day(38) });
const LATE = subscriptionSeen({ status: 'past_due', periodEndsAt: day(68) });
const failedInvoice = (failedAt: string, nextTryAt: string | null) =>
  invoiceSeen({ id: 'in_2', paidAt: null, failedAt, nextTryAt, periodEndsAt: day(68) });

test('each failed try is told once, with how long the plan stays', () => {
  const failed = (nextTryAt: string | null) => ({
    kind: 'payment-failed',
    details: { plan: 'plus', amountCents: 599, nextTryAt, accessUntil: day(38 + 14) },
  });
  expect(
    mailedAfter([
      trial,
      seenAt(day(8), [PAID], [invoiceSeen()]),
      seenAt(day(38), [LATE], [invoiceSeen(), failedInvoice(day(38), day(41))]),
      // Another time for the same next try.
      seenAt(day(39), [LATE], [invoiceSeen(), failedInvoice(day(38), day(42))]),
      seenAt(day(42), [LATE], [invoiceSeen(), failedInvoice(day(42), null)]),
      seenAt(day(60), [LATE], [invoiceSeen(), failedInvoice(day(60), null)]),
    ]).slice(2),
  ).toEqual([[failed(day(41))], [], [failed(null)], []]);
});

test('a cancellation, its withdrawal and the end are told', () => {
  const canceled = subscriptionSeen({ status: 'active', cancelAt: day(38), periodEndsAt: day(38) });
  expect(
    mailedAfter([
      trial,
      seenAt(day(8), [PAID], [invoiceSeen()]),
      seenAt(day(10), [canceled], [invoiceSeen()]),
      seenAt(day(11), [PAID], [invoiceSeen()]),
      seenAt(day(12), [canceled], [invoiceSeen()]),
      seenAt(
        day(38),
        [{ ...canceled, status: 'canceled', endedAt: day(38), endReason: 'requested' }],
        [invoiceSeen()],
      ),
    ]).slice(2),
  ).toEqual([
    [{ kind: 'plan-canceled', details: { plan: 'plus', endsAt: day(38) } }],
    [{ kind: 'plan-resumed', details: { plan: 'plus', paidUntil: day(38) } }],
    [{ kind: 'plan-canceled', details: { plan: 'plus', endsAt: day(38) } }],
    [{ kind: 'plan-ended', details: { plan: 'plus', endedAt: day(38), reason: 'requested' } }],
  ]);
});

const ended = (endReason: 'account-deleted' | 'duplicate') =>
  subscriptionSeen({ status: 'canceled', periodEndsAt: day(38), endedAt: day(9), endReason });

test('of two subscriptions, the older ends with its money back, and both are told', () => {
  const older = ended('duplicate');
  const newer = subscriptionSeen({
    id: 'sub_2',
    status: 'active',
    trialEndsAt: null,
    periodEndsAt: day(39),
  });
  const invoices = [
    invoiceSeen({ refundedCents: 599 }),
    invoiceSeen({ id: 'in_2', subscriptionId: 'sub_2', paidAt: day(9), periodEndsAt: day(39) }),
  ];
  expect(
    mailedAfter([
      trial,
      seenAt(day(8), [PAID], [invoiceSeen()]),
      seenAt(day(9), [older, newer], invoices),
    ])[2],
  ).toMatchObject([
    { kind: 'payment-refunded', details: { amountCents: 599 } },
    { kind: 'plan-ended', details: { reason: 'duplicate' } },
    { kind: 'payment-received', details: { amountCents: 599 } },
  ]);
});

test('the end of a plan with its account is told by the farewell alone', () => {
  expect(
    mailedAfter([
      trial,
      seenAt(day(8), [PAID], [invoiceSeen()]),
      seenAt(day(9), [ended('account-deleted')], [invoiceSeen()]),
    ])[2],
  ).toEqual([]);
});

test('after an outage, what is over by then is left out', () => {
  expect(
    mailedAfter([
      seenAt(
        day(40),
        [
          subscriptionSeen({
            status: 'canceled',
            periodEndsAt: day(38),
            cancelAt: day(38),
            endedAt: day(38),
            endReason: 'requested',
          }),
        ],
        [invoiceSeen()],
      ),
    ])[0],
  ).toMatchObject([{ kind: 'payment-received' }, { kind: 'plan-ended' }]);
});
