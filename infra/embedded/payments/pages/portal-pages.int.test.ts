import type Stripe from 'stripe';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  at,
  CARDS,
  FAMILY,
  itemOf,
  type Practice,
  startPractice,
  subscribe,
} from '../practice.fixture.ts';
import { CARD, open, type Shown } from './browser.fixture.ts';

const RETURN_URL = 'https://hearthway.example/account';

let practice: Practice;

beforeEach(async () => {
  practice = await startPractice({ startsAt: '2027-04-01T00:00:00Z' });
});

type Flow = Stripe.BillingPortal.SessionCreateParams.FlowData;

const openPortal = async (customer: string, flow?: Omit<Flow, 'after_completion'>) => {
  const session = await practice.stripe.billingPortal.sessions.create({
    customer,
    return_url: RETURN_URL,
    ...(flow !== undefined && {
      flow_data: {
        ...flow,
        after_completion: { type: 'redirect', redirect: { return_url: `${RETURN_URL}?done` } },
      },
    }),
  });
  return open(session.url);
};

const follow = async (page: Shown, text: string): Promise<Shown> => {
  const link = [...page.html.matchAll(/<a href="([^"]*)">([^<]*)<\/a>/g)].find(
    ([, , label]) => label === text,
  );
  return open(`${practice.url}${(link?.[1] ?? '').replaceAll('&amp;', '&')}`);
};

const switchFlow = async (subscription: string): Promise<Flow> => {
  const { id } = itemOf(await practice.stripe.subscriptions.retrieve(subscription));
  return {
    type: 'subscription_update_confirm',
    subscription_update_confirm: { subscription, items: [{ id, price: FAMILY }] },
  };
};

test('the portal shows plan, card and invoices, and changes each', async () => {
  const { customer, subscription } = await subscribe(practice, { trialDays: undefined });
  const home = await openPortal(customer);
  for (const text of ['Plus', '$5.99 a month', 'Next payment on May 1, 2027', 'ending in 4242'])
    expect(home.html).toContain(text);

  const canceled = await (await follow(home, 'Cancel plan')).press('Cancel plan');
  expect(canceled.html).toContain('Ends on May 1, 2027');
  expect(await practice.stripe.subscriptions.retrieve(subscription)).toMatchObject({
    // Like Stripe's portal.
    cancel_at_period_end: false,
    cancel_at: at('2027-05-01T00:00Z'),
  });
  const kept = await canceled.press('Keep the plan');
  expect(kept.html).toContain('Next payment on May 1, 2027');

  const receipt = await follow(kept, 'April 1, 2027, $5.99');
  expect(receipt.title).toBe('Receipt');
  expect(receipt.html).toContain('Paid on April 1, 2027');
});

describe('a flow', () => {
  test('cancels at the end of the period, and leads back', async () => {
    const { customer, subscription } = await subscribe(practice, { trialDays: undefined });
    const page = await openPortal(customer, {
      type: 'subscription_cancel',
      subscription_cancel: { subscription },
    });
    expect(page.title).toBe('Cancel Plus?');
    expect(page.html).toContain('You keep the plan until May 1, 2027.');
    expect((await page.press('Cancel plan')).location).toBe(`${RETURN_URL}?done`);
    const { cancel_at: cancelAt } = await practice.stripe.subscriptions.retrieve(subscription);
    expect(cancelAt).toBe(at('2027-05-01T00:00Z'));
    // A repeated press changes nothing.
    expect((await page.press('Cancel plan')).location).toBe(`${RETURN_URL}?done`);
  });

  test('shows the price of a switch, takes it and leads back', async () => {
    const { customer, subscription } = await subscribe(practice, { trialDays: undefined });
    practice.server.control.moveTo(at('2027-04-16T00:00Z'));
    const page = await openPortal(customer, await switchFlow(subscription));
    expect(page.title).toBe('Switch from Plus to Family?');
    expect(page.html).toContain('You pay $4.50 now');
    expect((await page.press('Switch to Family')).location).toBe(`${RETURN_URL}?done`);
    const [invoice] = (await practice.stripe.invoices.list({ customer })).data;
    expect(invoice?.amount_paid).toBe(450);
    await page.press('Switch to Family');
    expect((await practice.stripe.invoices.list({ customer })).data).toHaveLength(2);
  });

  test('leaves the plan as it is when the card is declined', async () => {
    const { customer, subscription } = await subscribe(practice, { trialDays: undefined });
    practice.server.control.setCardFails(subscription, true);
    const page = await openPortal(customer, await switchFlow(subscription));
    const declined = await page.press('Switch to Family');
    expect([declined.status, declined.location]).toEqual([402, null]);
    expect(declined.html).toContain('Your card was declined.');
    const after = await practice.stripe.subscriptions.retrieve(subscription);
    expect([after.status, itemOf(after).price.id]).toEqual(['active', 'price_plus']);
  });

  test('takes another card, and pays what is open with it', async () => {
    const { customer, subscription } = await subscribe(practice, { card: CARDS.failsLater });
    practice.server.control.move('trial-end');
    const statusOf = async () =>
      (await practice.stripe.subscriptions.retrieve(subscription)).status;
    expect(await statusOf()).toBe('past_due');
    const page = await openPortal(customer, { type: 'payment_method_update' });
    const challenge = await page.press('Save card', { number: CARDS.asksForConfirmation, ...CARD });
    const done = await challenge.press('Confirm');
    expect(done.location).toBe(`${RETURN_URL}?done`);
    expect(await statusOf()).toBe('active');
  });
});

test('a session opens no subscription of another customer, and closes after an hour', async () => {
  const { customer } = await subscribe(practice);
  const other = await subscribe(practice);
  const { url } = await practice.stripe.billingPortal.sessions.create({ customer });
  expect((await open(`${url}/cancel/${other.subscription}`)).status).toBe(404);
  practice.server.control.move('day');
  expect((await open(url)).status).toBe(410);
});

test('an invoice needs the key of its address', async () => {
  const { customer } = await subscribe(practice, { trialDays: undefined });
  const [invoice] = (await practice.stripe.invoices.list({ customer })).data;
  const url = invoice?.hosted_invoice_url ?? '';
  expect((await open(url)).title).toBe('Receipt');
  expect((await open(url.split('?', 1).join())).status).toBe(404);
});
