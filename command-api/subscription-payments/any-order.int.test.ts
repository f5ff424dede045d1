import { NO_PLAN } from '@hearthway/domain/subscription/plan-state.ts';
import { newCard } from '@hearthway/infra/embedded/payments/new-card.fixture.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ACTS, act, comparable, liveInAnyOrder, record } from './any-order.fixture.ts';
import { type PayingApi, startPayingApi } from './paying.fixture.ts';
import { reconcile } from './reconcile.ts';

test('200 lives whose news are late, doubled, lost or out of order end as the provider tells them', () =>
  liveInAnyOrder(200));

let api: PayingApi;

beforeAll(async () => {
  api = await startPayingApi();
});

afterAll(() => api.stop());

test('the same by real webhooks: whatever of them arrives, reconciliation finds the rest', async () => {
  const { stripe, control } = api;
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.record({ name: fc.constantFrom(...Object.keys(ACTS)), isDelivered: fc.boolean() }),
        {
          minLength: 2,
          maxLength: 6,
        },
      ),
      fc.record({ lost: fc.constantFrom(0, 0.5, 1), duplicated: fc.constantFrom(0, 0.5) }),
      async (steps, switches) => {
        const family = await api.signUp();
        control.setSwitches({ ...switches, reordered: 1 });
        control.pay(await api.checkout(family), newCard());
        const { customerId } = await api.planOf(family);
        const customer = customerId ?? '';
        for (const { name, isDelivered } of steps) {
          await act(name, { provider: { stripe, control }, customer });
          if (isDelivered) await api.deliver();
        }
        await api.deliver();
        control.setSwitches({ lost: 0, duplicated: 0, reordered: 0 });
        const { failed } = await reconcile(api.dependencies, api.payments);
        expect(failed).toBe(0);
        const state = await api.planOf(family);
        const news = await api.payments.readNews(customer);
        const begun = { ...NO_PLAN, customerId };
        expect(comparable(state, news)).toEqual(comparable(record(begun, news), news));
        await stripe.customers.del(customer);
        await api.deliver();
      },
    ),
    { seed: 20_261_123, numRuns: 15 },
  );
});
