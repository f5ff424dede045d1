import { DAY_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import type { LogLine } from '@hearthway/domain/staff/log-line.ts';
import { liveSubscription, tierAt } from '@hearthway/domain/subscription/tier-at.ts';
import { newCard } from '@hearthway/infra/embedded/payments/new-card.fixture.ts';
import { PLUS } from '@hearthway/infra/embedded/payments/practice.fixture.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Family } from '../command-api.fixture.ts';
import { clearInbox } from './inbox.ts';
import { readInboxStatus } from './inbox-status.ts';
import { type PayingApi, startPayingApi } from './paying.fixture.ts';
import { readPaymentHealth } from './payment-health.ts';
import { reconcile } from './reconcile.ts';

let api: PayingApi;

beforeAll(async () => {
  api = await startPayingApi();
});

afterAll(() => api.stop());

afterEach(() => api.control.setSwitches({ answers: 'ok', answersLeft: null, lost: 0 }));

const customerOf = async (family: Family): Promise<string> =>
  (await api.planOf(family)).customerId ?? '';

/** At the provider, with the card that the customer has. */
const subscribeAgain = async (customer: string) => {
  const { data } = await api.stripe.subscriptions.list({ customer });
  const card = data[0]?.default_payment_method;
  return api.stripe.subscriptions.create({
    customer,
    items: [{ price: PLUS }],
    ...(typeof card === 'string' && { default_payment_method: card }),
  });
};

/** The operational log, which support reads beside the events of a family. */
const linesOf = ({ userId }: Pick<Family, 'userId'>, kind: LogLine['kind']) =>
  api.database
    .selectFrom('operational_log')
    .select('detail')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .execute();

describe('a second subscription that runs', () => {
  test('stays, and the older one is canceled and refunded', async () => {
    const family = await api.subscribe();
    const [older] = (await api.planOf(family)).subscriptions;
    api.control.move('trial-end', older?.id);
    await api.deliver();
    const customer = await customerOf(family);
    // As from two checkouts that were open at once.
    const newer = await subscribeAgain(customer);
    await api.deliver();
    const { subscriptions, payments } = await api.planOf(family);
    expect(subscriptions).toMatchObject([
      { id: older?.id, endedAt: expect.any(String) },
      { id: newer.id, endedAt: null },
    ]);
    expect(payments).toMatchObject([
      { subscriptionId: older?.id, amountCents: 599, refundedCents: 599 },
      { subscriptionId: newer.id, amountCents: 599, refundedCents: 0 },
    ]);
    const ended = api
      .stored(`subscription-${family.userId}`)
      .find(({ type }) => type === 'SubscriptionEnded');
    expect(ended).toMatchObject({ data: { reason: 'duplicate' } });
    expect(await linesOf(family, 'second-subscription')).toHaveLength(1);
  });

  test('is refunded also when the first try ended after the cancellation', async () => {
    const family = await api.subscribe();
    const [older] = (await api.planOf(family)).subscriptions;
    api.control.move('trial-end', older?.id);
    await api.deliver();
    const customer = await customerOf(family);
    await subscribeAgain(customer);
    await api.payments.cancelNow(older?.id ?? '', 'duplicate');
    await api.deliver();
    expect((await api.planOf(family)).payments[0]).toMatchObject({ refundedCents: 599 });
  });
});

describe('the provider', () => {
  test.for(['down', 'rate-limited', 'error', 'lost-answer'] as const)(
    'that is %s in mid-checkout is named, and nothing is bought twice',
    async (answers) => {
      const family = await api.signUp();
      api.control.setSwitches({ answers });
      expect(await api.ask(family, 'create-session', { planId: 'plus' })).toMatchObject({
        status: 503,
        code: 'PaymentsUnavailable',
      });
      api.control.setSwitches({ answers: 'ok' });
      api.control.pay(await api.checkout(family), newCard());
      await api.deliver();
      expect(api.typesOf(family).at(-1)).toBe('TrialStarted');
      const query = `metadata['familyId']:'${family.userId}'`;
      expect((await api.stripe.customers.search({ query })).data).toHaveLength(1);
    },
  );

  test('that is slow is given up long before it answers', async () => {
    const family = await api.signUp();
    api.control.setSwitches({ answers: 'slow', answersLeft: 1 });
    expect(await api.ask(family, 'create-session', { planId: 'plus' })).toMatchObject({
      code: 'PaymentsUnavailable',
    });
  });

  test('that is away when webhooks come is asked again later, with growing waits', async () => {
    const family = await api.signUp();
    api.control.pay(await api.checkout(family), newCard());
    await api.control.deliver();
    api.control.setSwitches({ answers: 'error' });
    await api.deliver();
    expect(api.typesOf(family)).toEqual(['CheckoutStarted']);
    const status = await readInboxStatus(api.database, api.now());
    expect(status.failing).toBe(status.depth);
    expect(status.depth).toBeGreaterThan(0);
    api.control.setSwitches({ answers: 'ok' });
    await api.deliver();
    expect(api.typesOf(family)).toEqual(['CheckoutStarted']);
    expect(await readPaymentHealth(api.dependencies)).toMatchObject({ status: 'ok' });
    api.passTime(6 * 60_000);
    expect(await readPaymentHealth(api.dependencies)).toMatchObject({
      status: 'failing',
      isOptional: true,
    });
    await api.deliver();
    expect(api.typesOf(family)).toEqual(['CheckoutStarted', 'TrialStarted']);
    expect(await readInboxStatus(api.database, api.now())).toMatchObject({ depth: 0, failing: 0 });
    expect(await linesOf(family, 'payment-webhooks')).toEqual([
      {
        detail: {
          types: expect.arrayContaining(['checkout.session.completed']),
          tries: 2,
        },
      },
    ]);
    expect(await readPaymentHealth(api.dependencies)).toMatchObject({ status: 'ok' });
  });
});

describe('webhooks that were lost', () => {
  test('of a checkout are made up for by reconciliation', async () => {
    api.control.setSwitches({ lost: 1 });
    const family = await api.signUp();
    api.control.pay(await api.checkout(family), newCard());
    await api.deliver();
    expect(api.typesOf(family)).toEqual(['CheckoutStarted']);
    const { failed } = await reconcile(api.dependencies, api.payments);
    expect(failed).toBe(0);
    expect(api.typesOf(family)).toEqual(['CheckoutStarted', 'TrialStarted']);
    const before = api.head();
    await reconcile(api.dependencies, api.payments);
    expect(api.head()).toBe(before);
  });

  test('for good never give access for longer than the period and its grace', async () => {
    const family = await api.subscribe();
    const { paidUntil } = liveSubscription(await api.planOf(family)) ?? {};
    const end = Date.parse(paidUntil ?? '');
    const plan = await api.planOf(family);
    expect(tierAt(plan, new Date(end + 14 * DAY_MS - 1))).toBe('plus');
    expect(tierAt(plan, new Date(end + 14 * DAY_MS))).toBe('free');
  });
});

test('events are forgotten a month after they were dealt with', async () => {
  await api.subscribe();
  const count = async () =>
    (await api.database.selectFrom('payment_events').select('event_id').execute()).length;
  expect(await count()).toBeGreaterThan(0);
  const later = new Date(api.now().getTime() + 31 * DAY_MS);
  await clearInbox({ database: api.database, now: later });
  expect(await count()).toBe(0);
});
