import Stripe from 'stripe';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  at,
  CARDS,
  FAMILY,
  itemOf,
  PLUS,
  type Practice,
  startCheckout,
  startPractice,
  subscribe,
} from '../practice.fixture.ts';

let practice: Practice;
let stripe: Stripe;

beforeEach(async () => {
  practice = await startPractice();
  stripe = practice.stripe;
});

describe('customers', () => {
  test('are created, changed, found by metadata and deleted', async () => {
    const { id } = await stripe.customers.create({
      email: 'anna@example.org',
      metadata: { userId: 'user-7', plan: 'plus' },
      preferred_locales: ['es'],
    });
    await stripe.customers.create({ metadata: { userId: 'user-8' } });
    const changed = await stripe.customers.update(id, { name: 'Anna', metadata: { plan: '' } });
    expect(changed).toMatchObject({ name: 'Anna', metadata: { userId: 'user-7' } });
    expect(changed.metadata).not.toHaveProperty('plan');
    const found = await stripe.customers.search({ query: "metadata['userId']:'user-7'" });
    expect(found.data.map((each) => each.id)).toEqual([id]);
    expect(await stripe.customers.del(id)).toMatchObject({ id, deleted: true });
    expect(await stripe.customers.retrieve(id)).toEqual(
      expect.objectContaining({ id, deleted: true }),
    );
    expect((await stripe.customers.search({ query: "metadata['userId']:'user-7'" })).data).toEqual(
      [],
    );
  });

  test('end their subscriptions when they are deleted', async () => {
    const { customer, subscription } = await subscribe(practice);
    await stripe.customers.del(customer);
    expect((await stripe.subscriptions.retrieve(subscription)).status).toBe('canceled');
  });

  test('are listed in pages, newest first', async () => {
    const ids: string[] = [];
    for (let number = 0; number < 7; number += 1)
      ids.unshift((await stripe.customers.create({ name: `${number}` })).id);
    const first = await stripe.customers.list({ limit: 3 });
    expect([first.data.map(({ id }) => id), first.has_more]).toEqual([ids.slice(0, 3), true]);
    const listed: string[] = [];
    for await (const { id } of stripe.customers.list({ limit: 2 })) listed.push(id);
    expect(listed).toEqual(ids);
    const before = await stripe.customers.list({ limit: 2, ending_before: ids[4] ?? '' });
    expect(before.data.map(({ id }) => id)).toEqual(ids.slice(2, 4));
  });
});

describe('checkout sessions', () => {
  test('hold what they were given and lead to a hosted page', async () => {
    const { session, customer } = await startCheckout(practice);
    expect(session).toMatchObject({
      mode: 'subscription',
      status: 'open',
      payment_status: 'unpaid',
      customer,
      client_reference_id: 'user-1',
      metadata: { planId: 'plus' },
      subscription: null,
      amount_total: 0,
    });
    expect(session.url).toBe(`${practice.url}/pay/checkout/${session.id}`);
  });

  test('expire after a day, or when they are told to', async () => {
    const { session, customer } = await startCheckout(practice);
    const second = await startCheckout(practice, { customer });
    const expired = await stripe.checkout.sessions.expire(second.session.id);
    expect([expired.status, expired.url]).toEqual(['expired', null]);
    await expect(stripe.checkout.sessions.expire(expired.id)).rejects.toThrow(
      'status of `expired`',
    );
    practice.server.control.move('day');
    expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe('expired');
    const events = await stripe.events.list({ type: 'checkout.session.expired' });
    expect(events.data).toHaveLength(2);
  });

  test('carry subscription, invoice and items where they are expanded', async () => {
    const { session } = await subscribe(practice);
    const expanded = await stripe.checkout.sessions.retrieve(session.id, {
      expand: ['subscription.latest_invoice', 'customer', 'line_items'],
    });
    expect(expanded).toMatchObject({
      status: 'complete',
      payment_status: 'no_payment_required',
      customer: { object: 'customer' },
      line_items: { data: [{ price: { id: PLUS } }] },
      subscription: { status: 'trialing', latest_invoice: { object: 'invoice', amount_paid: 0 } },
    });
  });

  test('no longer take the types of payment methods', async () => {
    const { id } = await stripe.customers.create({});
    await expect(
      stripe.checkout.sessions.create({
        mode: 'subscription',
        customer: id,
        line_items: [{ price: PLUS, quantity: 1 }],
        success_url: 'https://hearthway.example/done',
        payment_method_types: ['card'],
      } as Stripe.Checkout.SessionCreateParams),
    ).rejects.toMatchObject({ code: 'parameter_unknown', param: 'payment_method_types' });
  });
});

describe('portal sessions', () => {
  test('open a flow for a subscription of the customer', async () => {
    const { customer, subscription } = await subscribe(practice);
    const item = itemOf(await stripe.subscriptions.retrieve(subscription));
    const portal = await stripe.billingPortal.sessions.create({
      customer,
      return_url: 'https://hearthway.example/account',
      flow_data: {
        type: 'subscription_update_confirm',
        subscription_update_confirm: { subscription, items: [{ id: item.id, price: FAMILY }] },
        after_completion: {
          type: 'redirect',
          redirect: { return_url: 'https://hearthway.example/account?switched' },
        },
      },
    });
    expect(portal.url).toBe(`${practice.url}/pay/portal/${portal.id}`);
    expect(portal.flow).toMatchObject({
      type: 'subscription_update_confirm',
      subscription_update_confirm: { subscription, items: [{ id: item.id, price: FAMILY }] },
      after_completion: { redirect: { return_url: 'https://hearthway.example/account?switched' } },
    });
  });

  test('refuse the subscription of another customer', async () => {
    const { subscription } = await subscribe(practice);
    const other = await stripe.customers.create({});
    await expect(
      stripe.billingPortal.sessions.create({
        customer: other.id,
        flow_data: { type: 'subscription_cancel', subscription_cancel: { subscription } },
      }),
    ).rejects.toMatchObject({ code: 'resource_missing' });
  });
});

describe('payments', () => {
  test('are refunded in parts, until nothing is left', async () => {
    const { customer } = await subscribe(practice, { trialDays: undefined });
    const [invoice] = (await stripe.invoices.list({ customer, expand: ['data.payments'] })).data;
    const intent = invoice?.payments?.data[0]?.payment.payment_intent;
    if (typeof intent !== 'string') throw new Error('There is no payment.');
    const part = await stripe.refunds.create({ payment_intent: intent, amount: 200 });
    expect(part).toMatchObject({ status: 'succeeded', amount: 200, payment_intent: intent });
    expect((await stripe.refunds.create({ payment_intent: intent })).amount).toBe(399);
    await expect(stripe.refunds.create({ payment_intent: intent })).rejects.toMatchObject({
      code: 'charge_already_refunded',
    });
    const charged = await stripe.events.list({ type: 'charge.refunded' });
    expect(charged.data[0]?.data.object).toMatchObject({ amount_refunded: 599, refunded: true });
  });

  test('that are owed are made by another call, or given up, and the plan is in order again', async () => {
    const { control } = practice.server;
    const owing = async () => {
      const { customer, subscription } = await subscribe(practice, { card: CARDS.failsLater });
      control.move('trial-end', subscription);
      const [invoice] = (await stripe.invoices.list({ customer, status: 'open' })).data;
      return { subscription, invoice: invoice?.id ?? '' };
    };
    const paying = await owing();
    await expect(stripe.invoices.pay(paying.invoice)).rejects.toMatchObject({ statusCode: 402 });
    control.setCardFails(paying.subscription, false);
    expect((await stripe.invoices.pay(paying.invoice)).status).toBe('paid');
    const forgiven = await owing();
    expect((await stripe.invoices.voidInvoice(forgiven.invoice)).status).toBe('void');
    for (const { subscription } of [paying, forgiven])
      expect((await stripe.subscriptions.retrieve(subscription)).status).toBe('active');
  });

  test('are found by invoice', async () => {
    const { customer } = await subscribe(practice, { trialDays: undefined });
    const [invoice] = (await stripe.invoices.list({ customer })).data;
    const { data } = await stripe.invoicePayments.list({ invoice: invoice?.id ?? '' });
    expect(data).toMatchObject([{ amount_paid: 599, status: 'paid' }]);
  });
});

test('subscriptions are listed by customer and status; canceled ones when they are asked for', async () => {
  const { customer, subscription } = await subscribe(practice);
  await stripe.subscriptions.cancel(subscription);
  const second = await subscribe(practice, { customer, trialDays: undefined });
  await subscribe(practice);
  const idsOf = async (status?: Stripe.SubscriptionListParams.Status) =>
    (await stripe.subscriptions.list({ customer, ...(status && { status }) })).data.map(
      ({ id }) => id,
    );
  expect(await idsOf()).toEqual([second.subscription]);
  expect(await idsOf('all')).toEqual([second.subscription, subscription]);
  expect(await idsOf('canceled')).toEqual([subscription]);
});

test('two prices are there, and carry what they cost a month', async () => {
  const prices = await stripe.prices.list();
  expect(prices.data.map(({ id, unit_amount: cents }) => [id, cents])).toEqual([
    [PLUS, 599],
    [FAMILY, 1_499],
  ]);
  expect(await stripe.prices.retrieve(FAMILY)).toMatchObject({
    currency: 'usd',
    recurring: { interval: 'month' },
  });
});

test('a status that life takes long to reach can be set', async () => {
  const { subscription } = await subscribe(practice);
  practice.server.control.setStatus(subscription, 'paused');
  expect((await stripe.subscriptions.retrieve(subscription)).status).toBe('paused');
});

test('answers name their request and the version of the API', async () => {
  const { lastResponse } = await stripe.customers.create({}, { idempotencyKey: 'named' });
  expect(lastResponse).toMatchObject({
    apiVersion: Stripe.API_VERSION,
    idempotencyKey: 'named',
    requestId: expect.stringMatching(/^req_\w+$/),
  });
  const [event] = (await stripe.events.list()).data;
  expect(event).toMatchObject({
    api_version: Stripe.API_VERSION,
    created: at('2027-01-10T09:00Z'),
    request: { id: lastResponse.requestId, idempotency_key: 'named' },
  });
  expect(await stripe.events.retrieve(event?.id ?? '')).toEqual(event);
});
