import fc from 'fast-check';
import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import {
  CARDS,
  clientFor,
  FAMILY,
  itemOf,
  PLUS,
  SECRET_KEY,
  startCheckout,
} from '../practice.fixture.ts';
import { createPaymentServer, type PaymentServer } from '../server.ts';

const DAY = 86_400;
const LIVE = ['trialing', 'active', 'past_due'];

interface World {
  readonly stripe: Stripe;
  readonly server: PaymentServer;
  readonly customer: string;
}

type Act = (world: World) => Promise<unknown>;

const subscriptionsOf = async ({ stripe, customer }: World) =>
  (await stripe.subscriptions.list({ customer, status: 'all', limit: 100 })).data;

const liveOf = async (world: World): Promise<Stripe.Subscription | undefined> =>
  (await subscriptionsOf(world)).find(({ status }) => LIVE.includes(status));

const onLive =
  (act: (world: World, subscription: Stripe.Subscription) => unknown): Act =>
  async (world) => {
    const subscription = await liveOf(world);
    return subscription && act(world, subscription);
  };

/** Tolerates declined cards. */
const unlessDeclined = async (act: Promise<unknown>): Promise<unknown> =>
  act.catch((error: { readonly type?: string }) => {
    if (error.type !== 'StripeCardError') throw error;
  });

const acts: Readonly<Record<string, Act>> = {
  'checks out with a trial': async (world) => {
    const { session } = await startCheckout(world, { customer: world.customer });
    world.server.control.pay(session.id, CARDS.succeeds);
  },
  'checks out with a card that fails later': async (world) => {
    const { session } = await startCheckout(world, { customer: world.customer });
    world.server.control.pay(session.id, CARDS.failsLater);
  },
  'checks out without a trial': async (world) => {
    const { session } = await startCheckout(world, {
      customer: world.customer,
      trialDays: undefined,
    });
    world.server.control.pay(session.id, CARDS.succeeds);
  },
  'switches the plan': onLive(({ stripe }, subscription) => {
    const { id, price } = itemOf(subscription);
    return stripe.subscriptions.update(subscription.id, {
      items: [{ id, price: price.id === PLUS ? FAMILY : PLUS }],
      proration_behavior: 'always_invoice',
    });
  }),
  'switches the plan unless the card is declined': onLive(({ stripe }, subscription) => {
    const { id, price } = itemOf(subscription);
    return unlessDeclined(
      stripe.subscriptions.update(subscription.id, {
        items: [{ id, price: price.id === PLUS ? FAMILY : PLUS }],
        proration_behavior: 'always_invoice',
        payment_behavior: 'error_if_incomplete',
      }),
    );
  }),
  'cancels at the end': onLive(({ stripe }, { id }) =>
    stripe.subscriptions.update(id, { cancel_at_period_end: true }),
  ),
  'withdraws the cancellation': onLive(({ stripe }, { id }) =>
    stripe.subscriptions.update(id, { cancel_at_period_end: false }),
  ),
  'cancels now': onLive(({ stripe }, { id }) => stripe.subscriptions.cancel(id)),
  'cuts the trial short': onLive(({ stripe }, { id }) =>
    stripe.subscriptions.update(id, { trial_end: 'now' }),
  ),
  'loses the card': onLive(({ server }, { id }) => server.control.setCardFails(id, true)),
  'finds the card': onLive(({ server }, { id }) => server.control.setCardFails(id, false)),
  'waits for a day': async ({ server }) => server.control.move('day'),
  'waits to the second of the renewal': onLive(({ server }, subscription) =>
    server.control.moveTo(itemOf(subscription).current_period_end),
  ),
  'waits for two months': async ({ server }) =>
    server.control.moveTo(server.control.now() + 61 * DAY),
};

const actOf = (name: string): Act => acts[name] ?? (() => Promise.reject(new Error(name)));

/** By each object, as the newest event about it tells it. */
const objectsByEvents = async (stripe: Stripe): Promise<ReadonlyMap<string, unknown>> => {
  const objects = new Map<string, unknown>();
  for await (const { type, data } of stripe.events.list({ limit: 100 }))
    if (/^(?:customer\.subscription|invoice)\./.test(type) && 'id' in data.object) {
      const id = String(data.object.id);
      if (!objects.has(id)) objects.set(id, data.object);
    }
  return objects;
};

test('after any life, the newest events tell what is, and every period holds the present', async () => {
  const names = fc.array(fc.constantFrom(...Object.keys(acts)), { maxLength: 12 });
  const startsAt = fc.constantFrom('2027-01-10T09:00Z', '2028-01-31T23:59Z', '2028-02-29T00:00Z');
  await fc.assert(
    fc.asyncProperty(names, startsAt, async (life, start) => {
      const errors: unknown[] = [];
      const server = createPaymentServer({
        secretKey: SECRET_KEY,
        seed: 'life',
        time: () => Date.parse(start),
        onError: (error) => errors.push(error),
      });
      try {
        const stripe = clientFor(await server.listen(0));
        const { id: customer } = await stripe.customers.create({});
        const world = { stripe, server, customer };
        for (const name of life) await actOf(name)(world);

        const objects = await objectsByEvents(stripe);
        for (const subscription of await subscriptionsOf(world)) {
          expect(objects.get(subscription.id)).toEqual(subscription);
          if (!LIVE.includes(subscription.status)) continue;
          const { current_period_start: from, current_period_end: to } = itemOf(subscription);
          expect(from).toBeLessThanOrEqual(server.control.now());
          expect(to).toBeGreaterThan(server.control.now());
        }
        const owed = new Set<unknown>();
        for await (const invoice of stripe.invoices.list({ customer, limit: 100 })) {
          expect(objects.get(invoice.id)).toEqual(invoice);
          if (invoice.status === 'open')
            owed.add(invoice.parent?.subscription_details?.subscription);
        }
        for (const { id, status } of await subscriptionsOf(world))
          if (LIVE.includes(status))
            expect([id, status === 'past_due']).toEqual([id, owed.has(id)]);
        expect(errors).toEqual([]);
      } finally {
        await server.close();
      }
    }),
    { numRuns: 60 },
  );
}, 120_000);
