import { describe, expect, test } from 'vitest';
import {
  at,
  CARDS,
  day,
  FAMILY,
  invoicesOf,
  itemOf,
  type Practice,
  startPractice,
  subscribe,
} from '../practice.fixture.ts';

const HOUR = 3_600;
const DAY = 24 * HOUR;

const typesOf = async ({ stripe }: Practice): Promise<readonly string[]> => {
  const types: string[] = [];
  for await (const { type } of stripe.events.list({ limit: 100 })) types.unshift(type);
  return types;
};

describe('a trial', () => {
  test('starts without a payment and ends on the item', async () => {
    const practice = await startPractice();
    const { subscription: id, customer } = await subscribe(practice);
    const subscription = await practice.stripe.subscriptions.retrieve(id);
    expect(subscription).toMatchObject({
      status: 'trialing',
      customer,
      trial_end: at('2027-01-17T09:00Z'),
      metadata: { userId: 'user-1' },
    });
    expect(subscription).not.toHaveProperty('current_period_end');
    expect(itemOf(subscription)).toMatchObject({
      current_period_end: at('2027-01-17T09:00Z'),
      price: { id: 'price_plus', unit_amount: 599 },
    });
    expect(await invoicesOf(practice, customer)).toEqual([['subscription_create', 'paid', 0]]);
  });

  test('is told to end three days before, once', async () => {
    const practice = await startPractice();
    await subscribe(practice);
    const trialNotices = async () =>
      (await typesOf(practice)).filter((type) => type === 'customer.subscription.trial_will_end');
    practice.server.control.moveTo(at('2027-01-14T08:59:59Z'));
    expect(await trialNotices()).toHaveLength(0);
    practice.server.control.moveTo(at('2027-01-14T09:00:00Z'));
    expect(await trialNotices()).toHaveLength(1);
    practice.server.control.move('trial-end');
    expect(await trialNotices()).toHaveLength(1);
  });

  test('that is cut short is told to end at once, and is paid', async () => {
    const practice = await startPractice();
    const { subscription, customer } = await subscribe(practice);
    const cut = await practice.stripe.subscriptions.update(subscription, { trial_end: 'now' });
    expect(cut.status).toBe('active');
    expect(day(itemOf(cut).current_period_end)).toBe('2027-02-10');
    expect(await typesOf(practice)).toContain('customer.subscription.trial_will_end');
    expect((await invoicesOf(practice, customer))[0]).toEqual(['subscription_update', 'paid', 599]);
  });

  test('that ends becomes a month that is paid an hour later', async () => {
    const practice = await startPractice();
    const { subscription, customer } = await subscribe(practice);
    practice.server.control.moveTo(at('2027-01-17T09:00Z'));
    const active = await practice.stripe.subscriptions.retrieve(subscription);
    expect([active.status, day(itemOf(active).current_period_end)]).toEqual([
      'active',
      '2027-02-17',
    ]);
    expect((await invoicesOf(practice, customer))[0]).toEqual(['subscription_cycle', 'draft', 0]);
    practice.server.control.moveTo(practice.server.control.now() + HOUR);
    expect((await invoicesOf(practice, customer))[0]).toEqual(['subscription_cycle', 'paid', 599]);
  });
});

describe('billing dates', () => {
  test('of the 31st fall on the last day of shorter months', async () => {
    const practice = await startPractice({ startsAt: '2028-01-31T23:30:00Z' });
    const { subscription } = await subscribe(practice, { trialDays: undefined });
    const ends: string[] = [];
    for (let month = 0; month < 4; month += 1) {
      ends.push(
        day(itemOf(await practice.stripe.subscriptions.retrieve(subscription)).current_period_end),
      );
      practice.server.control.move('renewal');
    }
    expect(ends).toEqual(['2028-02-29', '2028-03-31', '2028-04-30', '2028-05-31']);
  });

  test('survive a jump over many months, each paid on its own day', async () => {
    const practice = await startPractice({ startsAt: '2027-12-31T00:00:00Z' });
    const { customer } = await subscribe(practice, { trialDays: undefined });
    practice.server.control.moveTo(at('2028-03-31T12:00Z'));
    const { data } = await practice.stripe.invoices.list({ customer });
    expect(data.map(({ created, amount_paid: paid }) => [day(created), paid])).toEqual([
      ['2028-03-31', 599],
      ['2028-02-29', 599],
      ['2028-01-31', 599],
      ['2027-12-31', 599],
    ]);
  });
});

describe('a card that fails at the renewal', () => {
  test('is tried again after 3, 5 and 7 days, then the subscription is canceled', async () => {
    const practice = await startPractice();
    const { subscription, customer } = await subscribe(practice, { card: CARDS.failsLater });
    const { control } = practice.server;
    control.move('trial-end');
    const statuses: unknown[] = [];
    for (const days of [0, 3, 5, 7]) {
      control.moveTo(control.now() + days * DAY);
      const { status } = await practice.stripe.subscriptions.retrieve(subscription);
      const [invoice] = (await practice.stripe.invoices.list({ customer })).data;
      statuses.push([status, invoice?.attempt_count, day(invoice?.next_payment_attempt)]);
    }
    expect(statuses).toEqual([
      ['past_due', 1, '2027-01-20'],
      ['past_due', 2, '2027-01-25'],
      ['past_due', 3, '2027-02-01'],
      ['canceled', 4, '1970-01-01'],
    ]);
    const ended = await practice.stripe.subscriptions.retrieve(subscription);
    expect(ended.cancellation_details?.reason).toBe('payment_failed');
  });

  test('recovers when the next attempt succeeds', async () => {
    const practice = await startPractice();
    const { subscription, customer } = await subscribe(practice);
    const { control } = practice.server;
    control.setCardFails(subscription, true);
    control.move('trial-end');
    expect((await practice.stripe.subscriptions.retrieve(subscription)).status).toBe('past_due');
    control.setCardFails(subscription, false);
    control.moveTo(control.now() + 3 * DAY);
    expect((await practice.stripe.subscriptions.retrieve(subscription)).status).toBe('active');
    expect((await invoicesOf(practice, customer))[0]).toEqual(['subscription_cycle', 'paid', 599]);
  });
});

describe('a cancellation', () => {
  test('at the end of the period keeps the plan until then', async () => {
    const practice = await startPractice({ startsAt: '2027-01-31T10:00:00Z' });
    const { subscription } = await subscribe(practice, { trialDays: undefined });
    const scheduled = await practice.stripe.subscriptions.update(subscription, {
      cancel_at_period_end: true,
      cancellation_details: { feedback: 'too_expensive' },
    });
    expect(scheduled).toMatchObject({
      status: 'active',
      cancel_at_period_end: true,
      cancel_at: at('2027-02-28T10:00Z'),
      cancellation_details: { reason: 'cancellation_requested', feedback: 'too_expensive' },
    });
    practice.server.control.moveTo(at('2027-02-28T10:00Z'));
    const ended = await practice.stripe.subscriptions.retrieve(subscription);
    expect([ended.status, ended.ended_at]).toEqual(['canceled', at('2027-02-28T10:00Z')]);
    expect((await typesOf(practice)).at(-1)).toBe('customer.subscription.deleted');
  });

  test('can be withdrawn until it happens', async () => {
    const practice = await startPractice();
    const { subscription } = await subscribe(practice);
    await practice.stripe.subscriptions.update(subscription, { cancel_at_period_end: true });
    const resumed = await practice.stripe.subscriptions.update(subscription, {
      cancel_at_period_end: false,
    });
    expect([resumed.cancel_at, resumed.canceled_at]).toEqual([null, null]);
    practice.server.control.move('trial-end');
    expect((await practice.stripe.subscriptions.retrieve(subscription)).status).toBe('active');
  });

  test('at once ends the subscription and leaves nothing to collect', async () => {
    const practice = await startPractice();
    const { subscription, customer } = await subscribe(practice, { card: CARDS.failsLater });
    practice.server.control.move('trial-end');
    const canceled = await practice.stripe.subscriptions.cancel(subscription);
    expect(canceled.status).toBe('canceled');
    expect((await invoicesOf(practice, customer))[0]).toEqual(['subscription_cycle', 'void', 0]);
    await expect(practice.stripe.subscriptions.cancel(subscription)).rejects.toMatchObject({
      code: 'resource_missing',
    });
  });
});

test('a first payment that fails leaves an incomplete subscription, which expires in 23 hours', async () => {
  const practice = await startPractice();
  const { stripe, server } = practice;
  const { customer, subscription } = await subscribe(practice, { card: CARDS.failsLater });
  const { default_payment_method: card } = await stripe.subscriptions.retrieve(subscription);
  const { id } = await stripe.subscriptions.create({
    customer,
    items: [{ price: FAMILY }],
    default_payment_method: String(card),
  });
  expect((await stripe.subscriptions.retrieve(id)).status).toBe('incomplete');
  server.control.moveTo(server.control.now() + 23 * HOUR);
  expect((await stripe.subscriptions.retrieve(id)).status).toBe('incomplete_expired');
});

test('the events of a checkout tell what was, and what it was before', async () => {
  const practice = await startPractice();
  await subscribe(practice, { trialDays: undefined });
  expect(await typesOf(practice)).toEqual([
    'customer.created',
    'payment_method.attached',
    'invoice.created',
    'invoice.finalized',
    'customer.subscription.created',
    'invoice.paid',
    'invoice.payment_succeeded',
    'customer.subscription.updated',
    'checkout.session.completed',
  ]);
  const [updated] = (await practice.stripe.events.list({ type: 'customer.subscription.updated' }))
    .data;
  expect(updated?.data).toMatchObject({
    object: { status: 'active' },
    previous_attributes: { status: 'incomplete' },
  });
});
