import { isRejected } from '@hearthway/domain/kernel/decider.ts';
import { evolvePlan, NO_PLAN, type PlanState } from '@hearthway/domain/subscription/plan-state.ts';
import { subscriptionDecider } from '@hearthway/domain/subscription/subscription.decider.ts';
import type { News, Payments } from '@hearthway/infra/adapters/subscription-payments/payments.ts';
import { CARDS, FAMILY, PLUS } from '@hearthway/infra/embedded/payments/practice.fixture.ts';
import fc from 'fast-check';
import { expect } from 'vitest';
import { type Provider, startProvider } from './provider.fixture.ts';

const DAY = 86_400;

export interface Life {
  readonly provider: Pick<Provider, 'stripe'> & { readonly control: Provider['server']['control'] };
  readonly customer: string;
}

type Act = (life: Life) => Promise<unknown>;

const runningOf = async ({ provider: { stripe }, customer }: Life) =>
  (await stripe.subscriptions.list({ customer })).data.find(({ status }) =>
    ['trialing', 'active', 'past_due'].includes(status),
  );

type Running = NonNullable<Awaited<ReturnType<typeof runningOf>>>;

const onRunning =
  (act: (life: Life, subscription: Running) => unknown): Act =>
  async (life) => {
    const subscription = await runningOf(life);
    return subscription && act(life, subscription);
  };

const checkOut =
  (card: string, trialDays: number | undefined): Act =>
  async (life) => {
    if ((await runningOf(life)) !== undefined) return;
    const { stripe, control } = life.provider;
    const { id } = await stripe.checkout.sessions.create({
      mode: 'subscription',
      customer: life.customer,
      line_items: [{ price: PLUS, quantity: 1 }],
      ...(trialDays !== undefined && { subscription_data: { trial_period_days: trialDays } }),
      success_url: 'https://hearthway.example',
    });
    control.pay(id, card);
  };

export const ACTS: Readonly<Record<string, Act>> = {
  'starts a trial': checkOut(CARDS.succeeds, 7),
  'starts a trial with a card that fails': checkOut(CARDS.failsLater, 7),
  'pays at once': checkOut(CARDS.succeeds, undefined),
  cancels: onRunning(({ provider: { stripe } }, { id }) =>
    stripe.subscriptions.update(id, { cancel_at_period_end: true }),
  ),
  resumes: onRunning(({ provider: { stripe } }, { id }) =>
    stripe.subscriptions.update(id, { cancel_at_period_end: false }),
  ),
  ends: onRunning(({ provider: { stripe } }, { id }) => stripe.subscriptions.cancel(id)),
  switches: onRunning(({ provider: { stripe } }, { id, items }) => {
    const item = items.data[0];
    const price = item?.price.id === PLUS ? FAMILY : PLUS;
    return stripe.subscriptions.update(id, {
      items: [{ id: item?.id ?? '', price }],
      proration_behavior: 'always_invoice',
    });
  }),
  'cuts the trial short': onRunning(({ provider: { stripe } }, { id }) =>
    stripe.subscriptions.update(id, { trial_end: 'now' }),
  ),
  'loses the card': onRunning(({ provider: { control } }, { id }) =>
    control.setCardFails(id, true),
  ),
  'finds the card': onRunning(({ provider: { control } }, { id }) =>
    control.setCardFails(id, false),
  ),
  'is refunded': async ({ provider: { stripe }, customer }) => {
    const { data } = await stripe.charges.list({ customer });
    const charge = data.find(({ paid, refunded }) => paid && !refunded);
    return charge && stripe.refunds.create({ charge: charge.id });
  },
  'gets a status that is new to us': onRunning(({ provider: { control } }, { id }) =>
    control.setStatus(id, 'paused'),
  ),
  'waits for a day': async ({ provider: { control } }) => control.move('day'),
  'waits for nine days': async ({ provider: { control } }) =>
    control.moveTo(control.now() + 9 * DAY),
  'waits for a month': async ({ provider: { control } }) =>
    control.moveTo(control.now() + 31 * DAY),
};

export const act = (name: string, life: Life): Promise<unknown> =>
  ACTS[name]?.(life) ?? Promise.reject(new Error(name));

export const record = (state: PlanState, news: News): PlanState => {
  const events = subscriptionDecider.decide({ command: 'record-subscription', ...news }, state);
  if (isRejected(events)) throw new Error(events.rejected);
  return events.reduce(evolvePlan, state);
};

/**
 * Drops parts that may differ: the recording time, an announcement that may have come too late, and
 * subscriptions of a status that is new to us, which stay as recorded.
 */
export const comparable = (
  { subscriptions, payments, ...state }: PlanState,
  { snapshot }: News,
) => {
  const unknown = new Set(
    snapshot.subscriptions.filter(({ status }) => status === 'other').map(({ id }) => id),
  );
  return {
    ...state,
    asOf: null,
    payments: payments
      .filter(({ subscriptionId }) => !unknown.has(subscriptionId))
      .toSorted((a, b) => a.id.localeCompare(b.id)),
    subscriptions: subscriptions
      .filter(({ id }) => !unknown.has(id))
      .map((each) => ({ ...each, announcedEnd: null })),
  };
};

/** How an event's notification arrives: at once, late, twice, or never. */
const ARRIVALS = ['at once', 'late', 'twice', 'never'] as const;

const step = fc.record({
  name: fc.constantFrom(...Object.keys(ACTS)),
  arrival: fc.constantFrom(...ARRIVALS),
});

/**
 * Checks that families whose notifications are late, duplicated, lost or out of order end in the provider's
 * state.
 *
 * @param lives Number of random families.
 */
export const liveInAnyOrder = async (lives: number): Promise<void> => {
  const provider = await startProvider();
  const { control } = provider.server;
  const { stripe } = provider;
  const payments: Payments = provider.createPayments(() => new Date());
  try {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 1, maxLength: 5 }),
        fc.infiniteStream(fc.nat()),
        async (steps, chance) => {
          const { id: customer } = await stripe.customers.create({});
          const life = { provider: { stripe, control }, customer };
          const begun = evolvePlan(NO_PLAN, {
            type: 'CheckoutStarted',
            data: { customerId: customer, plan: 'plus' },
          });
          const late: News[] = [];
          let state = begun;
          for (const { name, arrival } of steps) {
            await act(name, life);
            if (arrival === 'never') continue;
            const news = await payments.readNews(customer);
            if (arrival === 'late') late.push(news);
            else state = record(state, news);
            if (arrival === 'twice') state = record(state, news);
            const [drawn = 0] = chance.take(1);
            const overdue = drawn % 2 === 0 ? late.splice(drawn % (late.length + 1), 1) : [];
            state = overdue.reduce(record, state);
          }
          state = late.reduceRight(record, state);
          const latest = await payments.readNews(customer);
          state = record(state, latest);
          expect(record(state, latest)).toBe(state);
          expect(comparable(state, latest)).toEqual(comparable(record(begun, latest), latest));
          // Deletes the customer, so that nothing happens to it when the clock advances.
          await stripe.customers.del(customer);
        },
      ),
      { seed: 20_261_123, numRuns: lives },
    );
  } finally {
    await provider.stop();
  }
};
