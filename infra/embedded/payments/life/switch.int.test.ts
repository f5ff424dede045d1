import { describe, expect, test } from 'vitest';
import { at, FAMILY, invoicesOf, itemOf, startPractice, subscribe } from '../practice.fixture.ts';

const HOUR = 3_600;

describe('a switch of plans', () => {
  test('costs the difference for the rest of the month, as the preview said', async () => {
    const practice = await startPractice({ startsAt: '2027-04-01T00:00:00Z' });
    const { stripe, server } = practice;
    const { subscription: id, customer } = await subscribe(practice, { trialDays: undefined });
    server.control.moveTo(at('2027-04-16T00:00Z'));
    const item = itemOf(await stripe.subscriptions.retrieve(id));
    const items = [{ id: item.id, price: FAMILY }];
    const proration_date = server.control.now();
    const preview = await stripe.invoices.createPreview({
      subscription: id,
      subscription_details: { items, proration_behavior: 'always_invoice', proration_date },
    });
    // Half of 14.99 less half of 5.99.
    expect(preview.amount_due).toBe(750 - 300);
    server.control.moveTo(server.control.now() + HOUR);
    const switched = await stripe.subscriptions.update(id, {
      items,
      proration_behavior: 'always_invoice',
      proration_date,
    });
    expect(itemOf(switched).price.id).toBe(FAMILY);
    expect((await invoicesOf(practice, customer))[0]).toEqual(['subscription_update', 'paid', 450]);
  });

  test('to the smaller plan leaves credit that the next month uses', async () => {
    const practice = await startPractice({ startsAt: '2027-04-01T00:00:00Z' });
    const { stripe, server } = practice;
    const { subscription, customer } = await subscribe(practice, {
      price: FAMILY,
      trialDays: undefined,
    });
    server.control.moveTo(at('2027-04-16T00:00Z'));
    const item = itemOf(await stripe.subscriptions.retrieve(subscription));
    await stripe.subscriptions.update(subscription, {
      items: [{ id: item.id, price: 'price_plus' }],
      proration_behavior: 'always_invoice',
    });
    expect(await stripe.customers.retrieve(customer)).toMatchObject({ balance: -450 });
    server.control.move('renewal');
    expect((await invoicesOf(practice, customer))[0]).toEqual(['subscription_cycle', 'paid', 149]);
    expect(await stripe.customers.retrieve(customer)).toMatchObject({ balance: 0 });
  });

  test('in a trial costs nothing and changes what follows', async () => {
    const practice = await startPractice();
    const { subscription, customer } = await subscribe(practice);
    const item = itemOf(await practice.stripe.subscriptions.retrieve(subscription));
    await practice.stripe.subscriptions.update(subscription, {
      items: [{ id: item.id, price: FAMILY }],
      proration_behavior: 'always_invoice',
    });
    practice.server.control.move('trial-end');
    expect(await invoicesOf(practice, customer)).toEqual([
      ['subscription_cycle', 'paid', 1_499],
      ['subscription_create', 'paid', 0],
    ]);
  });

  test('is refused with a card error when the card fails and the caller asks for that', async () => {
    const practice = await startPractice();
    const { subscription } = await subscribe(practice, { trialDays: undefined });
    practice.server.control.setCardFails(subscription, true);
    const item = itemOf(await practice.stripe.subscriptions.retrieve(subscription));
    await expect(
      practice.stripe.subscriptions.update(subscription, {
        items: [{ id: item.id, price: FAMILY }],
        proration_behavior: 'always_invoice',
        payment_behavior: 'error_if_incomplete',
      }),
    ).rejects.toMatchObject({ statusCode: 402, type: 'StripeCardError' });
    const after = await practice.stripe.subscriptions.retrieve(subscription);
    expect([after.status, itemOf(after).price.id]).toEqual(['active', 'price_plus']);
  });
});
