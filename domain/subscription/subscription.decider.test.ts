import { expect, test } from 'vitest';
import { isRejected } from '../kernel/decider.ts';
import { everyRow } from '../kernel/every-row.fixture.ts';
import { fold, given } from '../kernel/given.fixture.ts';
import { planOf, statusOf } from './plan-of-family.ts';
import { day, invoiceSeen, seenAt, subscriptionSeen } from './snapshot.fixture.ts';
import type { Snapshot } from './snapshot.ts';
import { TIERS, type Tier } from './subscription.constants.ts';
import { type SubscriptionCommand, subscriptionDecider } from './subscription.decider.ts';
import type { SubscriptionEvent } from './subscription.events.ts';
import { tierAt } from './tier-at.ts';

const set = (tier: Tier, endsAt: string | null = null): SubscriptionEvent => ({
  type: 'TierSet',
  data: { tier, endsAt, givenBy: 'operator' },
});

const checkout: SubscriptionEvent = {
  type: 'CheckoutStarted',
  data: { customerId: 'cus_1', plan: 'plus' },
};

/** History after each of the snapshots was recorded, in this order. */
const after = (...snapshots: readonly Snapshot[]): readonly SubscriptionEvent[] => {
  const history: SubscriptionEvent[] = [checkout];
  for (const snapshot of snapshots) history.push(...newsIn(history, snapshot));
  return history;
};

const newsIn = (
  history: readonly SubscriptionEvent[],
  snapshot: Snapshot,
  asOf = snapshot.providerNow,
): readonly SubscriptionEvent[] =>
  decided(history, { command: 'record-subscription', snapshot, asOf });

const decided = (
  history: readonly SubscriptionEvent[],
  command: SubscriptionCommand,
): readonly SubscriptionEvent[] => {
  const outcome = given(subscriptionDecider, history).when(command);
  if (isRejected(outcome)) throw new Error(outcome.rejected);
  return outcome;
};

const typesOf = (events: readonly SubscriptionEvent[]) => events.map(({ type }) => type);
const stateOf = (events: readonly SubscriptionEvent[]) => fold(subscriptionDecider, events);
const tierOn = (events: readonly SubscriptionEvent[], at: string) =>
  tierAt(stateOf(events), new Date(at));
const statusOn = (events: readonly SubscriptionEvent[], at: string) =>
  statusOf(stateOf(events), new Date(at));

const trial = subscriptionSeen();
const paying = subscriptionSeen({ status: 'active', periodEndsAt: day(38) });
const late = subscriptionSeen({ status: 'past_due', periodEndsAt: day(38) });
const unpaid = invoiceSeen({ paidAt: null, failedAt: day(8), nextTryAt: day(11) });

test('a family begins on the free tier', () => {
  expect(decided([], { command: 'set-tier', tier: 'free' })).toEqual([]);
  expect(decided([], { command: 'set-tier', tier: 'plus' })).toEqual([set('plus')]);
  expect(statusOn([], day(1))).toEqual({ tier: 'free', status: 'active', expiresAt: null });
});

test(
  'giving the same tier … changes nothing',
  everyRow(TIERS, (tier) => {
    expect(decided([set('family'), set(tier)], { command: 'set-tier', tier })).toEqual([]);
  }),
);

test('a gift ends on its day', () => {
  const history = [set('family', day(10))];
  expect(tierOn(history, day(9))).toBe('family');
  expect(tierOn(history, day(10))).toBe('free');
  expect(statusOn(history, day(9))).toEqual({
    tier: 'family',
    status: 'active',
    expiresAt: day(10),
  });
});

test('of a gift and a plan that is paid for, the higher counts', () => {
  const history = [...after(seenAt(day(1), [trial])), set('family', day(3))];
  expect(tierOn(history, day(2))).toBe('family');
  expect(tierOn(history, day(4))).toBe('plus');
});

test('a checkout is begun, unless a subscription runs', () => {
  const command = {
    command: 'start-checkout',
    customerId: 'cus_1',
    plan: 'plus',
    isTrialUsed: false,
  } as const;
  expect(decided([], command)).toEqual([checkout]);
  const subscribed = given(subscriptionDecider, after(seenAt(day(1), [trial])));
  expect(subscribed.when(command)).toEqual({ rejected: 'AlreadySubscribed' });
});

test('a checkout of a mailbox that had its trial says so once, and another trial is offered to no one', () => {
  const command = {
    command: 'start-checkout',
    customerId: 'cus_1',
    plan: 'plus',
    isTrialUsed: true,
  } as const;
  const refused: SubscriptionEvent = { type: 'TrialRefused', data: { usedBy: 'mailbox' } };
  expect(decided([], command)).toEqual([refused, checkout]);
  expect(decided([refused, checkout], command)).toEqual([checkout]);
  expect(planOf(stateOf([refused, checkout]), new Date(day(1))).hasTrialed).toBe(true);
});

test('a trial that was ended for its card is recorded once, and gives nothing', () => {
  const seen = subscriptionSeen({
    status: 'canceled',
    endedAt: day(1),
    cancelAt: day(1),
    endReason: 'trial-used',
  });
  const history = after(seenAt(day(1), [seen]), seenAt(day(2), [seen]));
  expect(history).toEqual([checkout, { type: 'TrialRefused', data: { usedBy: 'card' } }]);
  expect(tierOn(history, day(1))).toBe('free');
  expect(planOf(stateOf(history), new Date(day(1))).hasTrialed).toBe(true);
});

test('a checkout alone gives nothing', () => {
  expect(tierOn([checkout], day(1))).toBe('free');
});

test('a trial begins, is announced to end three days before, and is paid for', () => {
  const history = after(
    seenAt(day(1), [trial]),
    seenAt(day(4), [trial]),
    seenAt(day(5), [trial]),
    seenAt(day(6), [trial]),
    seenAt(day(8), [paying], [invoiceSeen()]),
  );
  expect(typesOf(history)).toEqual([
    'CheckoutStarted',
    'TrialStarted',
    'TrialEndingSoon',
    'SubscriptionStarted',
    'PaymentReceived',
  ]);
  expect(statusOn(history, day(9))).toEqual({
    tier: 'plus',
    status: 'active',
    expiresAt: day(38),
  });
});

test('the end of a canceled trial is not announced', () => {
  const canceled = { ...trial, cancelAt: day(8) };
  expect(typesOf(after(seenAt(day(6), [canceled])))).toEqual([
    'CheckoutStarted',
    'TrialStarted',
    'CancellationScheduled',
  ]);
});

test('a snapshot that says nothing new yields nothing', () => {
  const snapshot = seenAt(day(8), [paying], [invoiceSeen()]);
  expect(newsIn(after(snapshot), snapshot)).toEqual([]);
});

test('an older snapshot never overwrites a newer one', () => {
  const canceled = { ...paying, cancelAt: day(38) };
  const history = after(seenAt(day(9), [canceled], [invoiceSeen()]));
  expect(newsIn(history, seenAt(day(8), [paying], [invoiceSeen()]))).toEqual([]);
});

test('a snapshot of another customer yields nothing', () => {
  expect(newsIn([checkout], { ...seenAt(day(1), [trial]), customerId: 'cus_2' })).toEqual([]);
  expect(newsIn([], seenAt(day(1), [trial]))).toEqual([]);
});

test('a status that nobody knows changes nothing', () => {
  const unknown = subscriptionSeen({ status: 'other', cancelAt: day(8), plan: 'family' });
  expect(newsIn([checkout], seenAt(day(1), [unknown]))).toEqual([]);
  expect(newsIn(after(seenAt(day(1), [trial])), seenAt(day(2), [unknown]))).toEqual([]);
});

test('a payment that fails after a trial ends access with the trial, and a payment mends it', () => {
  const failed = after(seenAt(day(1), [trial]), seenAt(day(8), [late], [unpaid]));
  expect(typesOf(failed)).toEqual(['CheckoutStarted', 'TrialStarted', 'PaymentFailed']);
  expect(statusOn(failed, day(9))).toEqual({
    tier: 'free',
    status: 'past_due',
    expiresAt: day(8),
  });
  expect(tierOn(failed, day(7))).toBe('plus');
  expect(tierOn(failed, day(8))).toBe('free');
  const mended = [...failed, ...newsIn(failed, seenAt(day(12), [paying], [invoiceSeen()]))];
  expect(statusOn(mended, day(30))).toMatchObject({ tier: 'plus', status: 'active' });
});

test('a failed payment of a plan that was paid for before leaves fourteen days of access', () => {
  const paid = after(seenAt(day(8), [paying], [invoiceSeen()]));
  const next = invoiceSeen({ id: 'in_2', paidAt: null, failedAt: day(38), periodEndsAt: day(68) });
  const overdue = subscriptionSeen({ status: 'past_due', periodEndsAt: day(68) });
  const failed = [...paid, ...newsIn(paid, seenAt(day(38), [overdue], [invoiceSeen(), next]))];
  expect(statusOn(failed, day(39))).toMatchObject({ status: 'past_due', expiresAt: day(52) });
  expect(tierOn(failed, day(51))).toBe('plus');
  expect(tierOn(failed, day(52))).toBe('free');
});

test('without news, a trial that has ended leaves time to hear of its payment', () => {
  const ended = after(seenAt(day(1), [trial]));
  expect(tierOn(ended, day(9))).toBe('plus');
  expect(tierOn(ended, day(22))).toBe('free');
});

test('each further try that fails is recorded once', () => {
  const again = { ...unpaid, failedAt: day(11), nextTryAt: day(16) };
  const history = after(
    seenAt(day(8), [late], [unpaid]),
    seenAt(day(9), [late], [unpaid]),
    seenAt(day(11), [late], [again]),
  );
  expect(typesOf(history).filter((type) => type === 'PaymentFailed')).toHaveLength(2);
});

test('a failed payment that the provider gives up is no longer asked for', () => {
  const waived = after(seenAt(day(8), [late], [unpaid]), seenAt(day(12), [paying], []));
  expect(typesOf(waived).at(-1)).toBe('PaymentWaived');
  expect(statusOn(waived, day(12)).status).toBe('active');
});

test('without any news, access ends fourteen days after what is paid', () => {
  const history = after(seenAt(day(8), [paying], [invoiceSeen()]));
  expect(tierOn(history, day(51))).toBe('plus');
  expect(tierOn(history, day(52))).toBe('free');
});

test('a renewal that is not paid yet gives no month', () => {
  const renewed = { ...paying, periodEndsAt: day(68) };
  const history = after(
    seenAt(day(8), [paying], [invoiceSeen()]),
    seenAt(day(38), [renewed], [invoiceSeen()]),
  );
  expect(tierOn(history, day(53))).toBe('free');
});

test('a canceled plan stays until its end, and can be kept', () => {
  const canceled = { ...paying, cancelAt: day(38), leavingReason: 'too-expensive' as const };
  const leaving = after(
    seenAt(day(8), [paying], [invoiceSeen()]),
    seenAt(day(9), [canceled], [invoiceSeen()]),
  );
  expect(statusOn(leaving, day(10))).toEqual({
    tier: 'plus',
    status: 'canceled',
    expiresAt: day(38),
  });
  expect(tierOn(leaving, day(38))).toBe('free');
  const kept = newsIn(leaving, seenAt(day(10), [paying], [invoiceSeen()]));
  expect(typesOf(kept)).toEqual(['CancellationWithdrawn']);
});

test('a plan that has ended gives nothing, and another can be started without a trial', () => {
  const over = subscriptionSeen({
    status: 'canceled',
    cancelAt: day(8),
    endedAt: day(8),
    endReason: 'requested',
  });
  const ended = after(seenAt(day(1), [trial]), seenAt(day(8), [over]));
  expect(statusOn(ended, day(8))).toEqual({ tier: 'free', status: 'active', expiresAt: null });
  expect(planOf(stateOf(ended), new Date(day(9)))).toMatchObject({
    hasTrialed: true,
    subscription: null,
  });
  const second = subscriptionSeen({ id: 'sub_2', status: 'active', trialEndsAt: null });
  const paid = invoiceSeen({ id: 'in_2', subscriptionId: 'sub_2' });
  const news = newsIn(ended, seenAt(day(9), [over, second], [paid]));
  expect(typesOf(news)).toEqual(['SubscriptionStarted', 'PaymentReceived']);
});

test('switching plans is recorded, with what was paid for it', () => {
  const switched = { ...paying, plan: 'family' as const, monthlyCents: 1_499 };
  const prorated = invoiceSeen({ id: 'in_2', plan: 'family', amountCents: 870, paidAt: day(9) });
  const history = after(
    seenAt(day(8), [paying], [invoiceSeen()]),
    seenAt(day(9), [switched], [invoiceSeen(), prorated]),
  );
  expect(typesOf(history).slice(-2)).toEqual(['PlanChanged', 'PaymentReceived']);
  expect(tierOn(history, day(10))).toBe('family');
});

test('a refund is recorded with the part that is new', () => {
  const part = invoiceSeen({ refundedCents: 100 });
  const whole = invoiceSeen({ refundedCents: 599 });
  const history = after(
    seenAt(day(8), [paying], [invoiceSeen()]),
    seenAt(day(9), [paying], [part]),
    seenAt(day(10), [paying], [whole]),
  );
  expect(history.slice(-2)).toMatchObject([
    { type: 'Refunded', data: { amountCents: 100 } },
    { type: 'Refunded', data: { amountCents: 499 } },
  ]);
  expect(planOf(stateOf(history), new Date(day(10))).payments).toMatchObject([
    { id: 'in_1', refundedCents: 599 },
  ]);
});

test('a trial that was cut short and not paid for gives access no longer', () => {
  const short = subscriptionSeen({
    status: 'past_due',
    trialEndsAt: day(3),
    periodEndsAt: day(33),
  });
  const failed = invoiceSeen({ paidAt: null, failedAt: day(3), periodEndsAt: day(33) });
  const history = after(seenAt(day(1), [trial]), seenAt(day(3), [short], [failed]));
  expect(tierOn(history, day(2))).toBe('plus');
  expect(tierOn(history, day(3))).toBe('free');
});

test('missed snapshots lead to the same plan', () => {
  const canceled = { ...paying, cancelAt: day(38) };
  const snapshots = [
    seenAt(day(1), [trial]),
    seenAt(day(5), [trial]),
    seenAt(day(8), [late], [unpaid]),
    seenAt(day(11), [paying], [invoiceSeen()]),
    seenAt(day(12), [canceled], [invoiceSeen()]),
    seenAt(day(13), [paying], [invoiceSeen({ refundedCents: 100 })]),
    seenAt(day(14), [canceled], [invoiceSeen({ refundedCents: 100 })]),
  ];
  const now = new Date(day(15));
  const last = snapshots.slice(-1);
  expect(planOf(stateOf(after(...snapshots)), now)).toEqual(planOf(stateOf(after(...last)), now));
});
