import {
  paymentPageSchema,
  planPreviewSchema,
} from '@hearthway/domain/subscription/subscription.contract.ts';
import { liveSubscription, tierAt } from '@hearthway/domain/subscription/tier-at.ts';
import { newCard } from '@hearthway/infra/embedded/payments/new-card.fixture.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Family } from '../command-api.fixture.ts';
import { type PayingApi, startPayingApi } from './paying.fixture.ts';

let api: PayingApi;

beforeAll(async () => {
  api = await startPayingApi();
});

afterAll(() => api.stop());

const liveOf = async (family: Family) => {
  const live = liveSubscription(await api.planOf(family));
  if (live === undefined) throw new Error('No subscription runs.');
  return live;
};

/** Past its trial, with the first payment received. */
const payingFamily = async (card: string = newCard()): Promise<Family> => {
  const family = await api.subscribe({ card });
  api.control.move('trial-end', (await liveOf(family)).id);
  await api.deliver();
  return family;
};

const preview = async (family: Family, planId: string) =>
  planPreviewSchema.parse((await api.ask(family, 'preview', { planId })).body);

const REFUSALS = [
  ['cancel', {}],
  ['resume', undefined],
  ['manage', undefined],
  ['preview', { planId: 'family' }],
  ['change', { planId: 'family', proratedAt: 1 }],
] as const;

test.for(REFUSALS)('a family without a plan is refused: %s', async ([name, body]) => {
  const family = await api.signUp();
  expect(await api.ask(family, name, body)).toMatchObject({ status: 409, code: 'NotSubscribed' });
});

describe('a family that cancels', () => {
  test('keeps its plan until the end of what is paid, and can take it back', async () => {
    const family = await payingFamily();
    const { paidUntil, id } = await liveOf(family);
    const canceled = await api.ask(family, 'cancel', { reason: 'too-expensive' });
    expect(canceled.status).toBe(204);
    expect(api.stored(`subscription-${family.userId}`).at(-1)).toMatchObject({
      type: 'CancellationScheduled',
      data: { endsAt: paidUntil, reason: 'too-expensive' },
      position: canceled.position,
    });
    expect((await api.ask(family, 'cancel', {})).status).toBe(204);
    expect((await api.ask(family, 'resume')).status).toBe(204);
    expect((await api.ask(family, 'resume')).status).toBe(204);
    expect((await liveOf(family)).cancelsAt).toBeNull();
    await api.ask(family, 'cancel', {});
    await api.deliver();
    expect(api.typesOf(family).slice(-3)).toEqual([
      'CancellationScheduled',
      'CancellationWithdrawn',
      'CancellationScheduled',
    ]);
    api.control.move('renewal', id);
    await api.deliver();
    expect(api.typesOf(family).at(-1)).toBe('SubscriptionEnded');
    expect(tierAt(await api.planOf(family), api.now())).toBe('free');
  });

  test('in the portal can take it back here', async () => {
    const family = await payingFamily();
    const { id } = await liveOf(family);
    await api.stripe.subscriptions.update(id, { cancel_at: 'min_period_end' });
    await api.deliver();
    expect((await liveOf(family)).cancelsAt).not.toBeNull();
    expect((await api.ask(family, 'resume')).status).toBe(204);
    expect((await liveOf(family)).cancelsAt).toBeNull();
  });

  test('is told when its plan has ended at the provider, whose webhook was lost', async () => {
    const family = await payingFamily();
    const { id } = await liveOf(family);
    api.control.setSwitches({ lost: 1 });
    await api.stripe.subscriptions.cancel(id);
    api.control.setSwitches({ lost: 0 });
    expect(await api.ask(family, 'cancel', {})).toMatchObject({ code: 'NotSubscribed' });
    expect(api.typesOf(family).at(-1)).toBe('SubscriptionEnded');
  });
});

describe('a family that switches', () => {
  test('pays what it was shown, and is on the other plan', async () => {
    const family = await payingFamily();
    const shown = await preview(family, 'family');
    expect(shown.monthlyCents).toBe(1_499);
    expect(shown.dueNowCents).toBeGreaterThan(0);
    const { proratedAt } = shown;
    const answer = await api.ask(family, 'change', { planId: 'family', proratedAt });
    expect(answer.status).toBe(204);
    const { payments } = await api.planOf(family);
    expect(payments.at(-1)).toMatchObject({ plan: 'family', amountCents: shown.dueNowCents });
    expect((await liveOf(family)).plan).toBe('family');
    const events = api.typesOf(family).length;
    expect((await api.ask(family, 'change', { planId: 'family', proratedAt })).status).toBe(204);
    await api.deliver();
    expect(api.typesOf(family)).toHaveLength(events);
    const back = await preview(family, 'plus');
    expect(back.dueNowCents).toBeLessThan(0);
  });

  test('within its trial pays nothing for it', async () => {
    const family = await api.subscribe();
    const { dueNowCents, proratedAt, nextPaymentAt } = await preview(family, 'family');
    expect(dueNowCents).toBe(0);
    const { trialEndsAt } = await liveOf(family);
    expect(nextPaymentAt).toBe(trialEndsAt);
    await api.ask(family, 'change', { planId: 'family', proratedAt });
    expect((await liveOf(family)).plan).toBe('family');
  });

  test.for([-3_601, 60, 20 * 86_400])(
    'is shown the amount again when it was that of another moment: %i s from now',
    async (seconds) => {
      const family = await payingFamily();
      const proratedAt = (await preview(family, 'family')).proratedAt + seconds;
      expect(await api.ask(family, 'change', { planId: 'family', proratedAt })).toMatchObject({
        status: 409,
        code: 'PreviewOutdated',
      });
      expect((await liveOf(family)).plan).toBe('plus');
    },
  );

  test('stays on its plan when the card is declined', async () => {
    const family = await payingFamily();
    const { id } = await liveOf(family);
    const { proratedAt } = await preview(family, 'family');
    api.control.setCardFails(id, true);
    const change = { planId: 'family', proratedAt };
    expect(await api.ask(family, 'change', change)).toMatchObject({ code: 'CardDeclined' });
    await api.deliver();
    expect((await liveOf(family)).plan).toBe('plus');
  });

  test('has to keep its plan, or pay for it, first', async () => {
    const family = await payingFamily();
    await api.ask(family, 'cancel', {});
    const change = { planId: 'family', proratedAt: 1 };
    expect(await api.ask(family, 'change', change)).toMatchObject({
      code: 'CancellationScheduled',
    });
    const late = await payingFamily(newCard('failsLater'));
    expect((await liveOf(late)).failure).not.toBeNull();
    expect(await api.ask(late, 'preview', { planId: 'family' })).toMatchObject({
      code: 'PlanNotPaid',
    });
  });
});

describe('a family that pays', () => {
  test('opens its receipts, and no one else does', async () => {
    const family = await payingFamily();
    const [payment] = (await api.planOf(family)).payments;
    const paymentId = payment?.id ?? '';
    const answer = await api.ask(family, 'receipts', { paymentId });
    expect(paymentPageSchema.parse(answer.body).url).toContain(`/pay/invoices/${paymentId}`);
    for (const other of [await payingFamily(), await api.signUp()])
      expect(await api.ask(other, 'receipts', { paymentId })).toMatchObject({
        status: 404,
        code: 'UnknownPayment',
      });
  });

  test('updates its payment method at the provider, and comes back to its account', async () => {
    const family = await payingFamily();
    const answer = await api.ask(family, 'manage', undefined, {
      headers: { 'accept-language': 'es' },
    });
    const { url } = paymentPageSchema.parse(answer.body);
    expect(url).toContain('https://hearthway.example/pay/portal/');
  });

  test('is past due when its card fails, and recovers', async () => {
    const family = await payingFamily(newCard('failsLater'));
    expect(api.typesOf(family).slice(-1)).toEqual(['PaymentFailed']);
    const { id } = await liveOf(family);
    api.control.setCardFails(id, false);
    for (let day = 0; day < 4; day += 1) api.control.move('day');
    await api.deliver();
    expect(api.typesOf(family).slice(-2)).toEqual(['SubscriptionStarted', 'PaymentReceived']);
    expect((await liveOf(family)).failure).toBeNull();
  });

  test('loses its plan when all tries have failed', async () => {
    const family = await payingFamily(newCard('failsLater'));
    for (let day = 0; day < 20; day += 1) api.control.move('day');
    await api.deliver();
    expect(api.stored(`subscription-${family.userId}`).at(-1)).toMatchObject({
      type: 'SubscriptionEnded',
      data: { reason: 'unpaid' },
    });
  });
});

describe('the clock of the provider', () => {
  test('keeps the day of the month over a short one and a leap day', async () => {
    // 2028-01-31 minus the trial.
    api.control.moveTo(Date.parse('2028-01-24T09:00:00Z') / 1_000);
    const family = await api.subscribe();
    const { id } = await liveOf(family);
    const ends: string[] = [];
    for (let month = 0; month < 3; month += 1) {
      api.control.move(month === 0 ? 'trial-end' : 'renewal', id);
      await api.deliver();
      ends.push((await liveOf(family)).paidUntil.slice(0, 10));
    }
    expect(ends).toEqual(['2028-02-29', '2028-03-31', '2028-04-30']);
    expect((await api.planOf(family)).payments).toHaveLength(3);
  });

  test('may be ahead when a cancellation and a payment fall on the same second', async () => {
    const family = await payingFamily();
    const { id, paidUntil } = await liveOf(family);
    const end = Date.parse(paidUntil) / 1_000;
    // The renewal is drafted at this second, and charged an hour later.
    api.control.moveTo(end);
    await api.ask(family, 'cancel', {});
    await api.deliver();
    api.control.moveTo(end + 3_700);
    await api.deliver();
    const { payments, subscriptions } = await api.planOf(family);
    const invoices = await api.stripe.invoices.list({ subscription: id, status: 'paid' });
    const paid = invoices.data.filter(({ amount_paid }) => amount_paid > 0);
    expect(payments.map((payment) => payment.id).toSorted()).toEqual(
      paid.map((invoice) => invoice.id ?? '').toSorted(),
    );
    const { data } = await api.stripe.subscriptions.list({
      customer: (await api.planOf(family)).customerId ?? '',
      status: 'all',
    });
    expect(subscriptions[0]?.cancelsAt === null).toBe(data[0]?.cancel_at === null);
  });
});
