import { newCard } from '@hearthway/infra/embedded/payments/new-card.fixture.ts';
import { CARDS } from '@hearthway/infra/embedded/payments/practice.fixture.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Family } from '../command-api.fixture.ts';
import { type PayingApi, sessionIn, startPayingApi } from './paying.fixture.ts';

let api: PayingApi;

beforeAll(async () => {
  api = await startPayingApi();
});

afterAll(() => api.stop());

afterEach(() => api.control.setSwitches({ answers: 'ok', answersLeft: null }));

const customersOf = async ({ userId }: Family) =>
  (await api.stripe.customers.search({ query: `metadata['familyId']:'${userId}'` })).data;

const subscriptionsOf = async (family: Family) => {
  const { customerId } = await api.planOf(family);
  const { data } = await api.stripe.subscriptions.list({ customer: customerId ?? '' });
  return data;
};

describe('a family that starts a plan', () => {
  test('pays at the provider, and the webhooks record its trial', async () => {
    const family = await api.signUp();
    const answer = await api.ask(family, 'create-session', { planId: 'plus' });
    expect(answer.status).toBe(200);
    expect(answer.position).toBeDefined();
    expect(api.typesOf(family)).toEqual(['CheckoutStarted']);
    api.control.pay(sessionIn(answer), newCard());
    await api.deliver();
    expect(api.typesOf(family)).toEqual(['CheckoutStarted', 'TrialStarted']);
    const { subscriptions } = await api.planOf(family);
    expect(subscriptions).toMatchObject([{ plan: 'plus', monthlyCents: 599, endedAt: null }]);
  });

  test('comes back with its checkout, which is then read from the provider', async () => {
    const family = await api.signUp();
    const sessionId = await api.checkout(family, 'family');
    const before = await api.ask(family, 'sync', { sessionId });
    expect(before.body).toEqual({ checkout: 'open', plan: 'family' });
    expect(api.typesOf(family)).toEqual(['CheckoutStarted']);
    api.control.pay(sessionId, newCard());
    const after = await api.ask(family, 'sync', { sessionId });
    expect(after.body).toEqual({ checkout: 'complete', plan: 'family' });
    const trial = api.stored(`subscription-${family.userId}`).at(-1);
    expect(trial).toMatchObject({ type: 'TrialStarted', position: after.position });
    await api.deliver();
    expect(api.typesOf(family)).toHaveLength(2);
  });

  test('gets nothing by the checkout of another family, or of none', async () => {
    const [family, other] = [await api.subscribe(), await api.signUp()];
    const sessionId = await api.checkout(other);
    for (const id of [sessionId, 'cs_test_none', ''])
      expect(await api.ask(family, 'sync', { sessionId: id })).toMatchObject({
        status: 404,
        code: 'UnknownCheckout',
      });
  });

  test.for([{ planId: 'free' }, { planId: 'gold' }, { planId: 7 }, {}])(
    'is refused for the plan %o',
    async (body) => {
      const family = await api.signUp();
      expect(await api.ask(family, 'create-session', body)).toMatchObject({ status: 400 });
      expect(await customersOf(family)).toEqual([]);
    },
  );

  test('by a double click, in two tabs and on two devices ends in one customer and one checkout', async () => {
    const family = await api.signUp();
    const headers = { 'idempotency-key': 'the-same-click' };
    const ask = (call = {}) => api.ask(family, 'create-session', { planId: 'plus' }, call);
    const answers = await Promise.all([ask({ headers }), ask({ headers }), ask(), ask()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map(sessionIn)).size).toBe(1);
    expect(sessionIn(await ask())).toBe(sessionIn(await ask({ headers })));
    expect(await customersOf(family)).toHaveLength(1);
  });

  test('opens another checkout for another plan, and the first expires', async () => {
    const family = await api.signUp();
    const plus = await api.checkout(family, 'plus');
    const other = await api.checkout(family, 'family');
    expect(other).not.toBe(plus);
    expect((await api.stripe.checkout.sessions.retrieve(plus)).status).toBe('expired');
    expect(await api.checkout(family, 'plus')).not.toBe(plus);
  });

  test('twice is told that it has one, also while the webhooks are late', async () => {
    const family = await api.signUp();
    api.control.pay(await api.checkout(family), newCard());
    expect(await api.ask(family, 'create-session', { planId: 'family' })).toMatchObject({
      status: 409,
      code: 'AlreadySubscribed',
    });
    expect(await subscriptionsOf(family)).toHaveLength(1);
  });

  test('a second time pays at once', async () => {
    const family = await api.subscribe();
    const [{ id } = { id: '' }] = await subscriptionsOf(family);
    await api.stripe.subscriptions.cancel(id);
    await api.deliver();
    api.control.pay(await api.checkout(family), newCard());
    await api.deliver();
    expect(api.typesOf(family)).toEqual([
      'CheckoutStarted',
      'TrialStarted',
      'SubscriptionEnded',
      'CheckoutStarted',
      'SubscriptionStarted',
      'PaymentReceived',
    ]);
  });

  test('too often in a short time has to wait, since each try costs calls of the provider', async () => {
    const family = await api.signUp();
    const ask = () => api.ask(family, 'sync', { sessionId: 'cs_test_none' });
    const statuses: number[] = [];
    for (let time = 0; time < 61; time += 1) statuses.push((await ask()).status);
    expect(statuses).toEqual([...Array.from({ length: 60 }, () => 404), 429]);
    api.passTime(10 * 60_000);
    expect((await ask()).status).toBe(404);
  });

  test('with a card that is declined has nothing, and may try another', async () => {
    const family = await api.signUp();
    const session = await api.checkout(family);
    expect(() => api.control.pay(session, CARDS.isDeclined)).toThrow('declined');
    await api.deliver();
    expect(api.typesOf(family)).toEqual(['CheckoutStarted']);
    expect(await api.checkout(family)).toBe(session);
    api.control.pay(session, CARDS.asksForConfirmation);
    await api.deliver();
    expect(api.typesOf(family)).toContain('TrialStarted');
  });
});
