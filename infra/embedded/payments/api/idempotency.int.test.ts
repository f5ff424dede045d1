import type Stripe from 'stripe';
import { beforeEach, describe, expect, test } from 'vitest';
import { clientFor, type Practice, startPractice } from '../practice.fixture.ts';

let practice: Practice;
let stripe: Stripe;

beforeEach(async () => {
  practice = await startPractice();
  stripe = practice.stripe;
});

describe('an idempotency key', () => {
  const key = { idempotencyKey: 'one' };

  test('yields one customer, however often and at once it is used', async () => {
    const made = await Promise.all(
      Array.from({ length: 8 }, () => stripe.customers.create({ name: 'Anna' }, key)),
    );
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    expect((await stripe.customers.list()).data).toHaveLength(1);
  });

  test('with another body or at another address is refused', async () => {
    const { id } = await stripe.customers.create({ name: 'Anna' }, key);
    const others = [
      stripe.customers.create({ name: 'Berta' }, key),
      stripe.customers.update(id, { name: 'Anna' }, key),
    ];
    for (const other of others)
      await expect(other).rejects.toMatchObject({
        type: 'StripeIdempotencyError',
        statusCode: 400,
      });
    expect(await stripe.customers.retrieve(id)).toMatchObject({ name: 'Anna' });
  });

  test('is not spent by a call whose parameters are wrong', async () => {
    const wrong = stripe.billingPortal.sessions.create({ customer: 'cus_none' }, key);
    await expect(wrong).rejects.toMatchObject({ code: 'resource_missing' });
    expect(await stripe.customers.create({ name: 'Anna' }, key)).toMatchObject({ name: 'Anna' });
  });

  test('whose call is still under way is answered with a conflict', async () => {
    const slow = await startPractice({ slowMs: 3_600_000 });
    slow.server.control.setSwitches({ answers: 'slow' });
    const calls = ['first', 'second'].map(() =>
      slow.stripe.customers.create({}, key).catch((error: unknown) => error),
    );
    expect(await Promise.race(calls)).toMatchObject({
      statusCode: 409,
      code: 'idempotency_key_in_use',
    });
  });

  test('finds the work done whose answer was lost', async () => {
    practice.server.control.setSwitches({ answers: 'lost-answer', answersLeft: 1 });
    // The client repeats by itself, under the key it has made.
    const { id } = await clientFor(practice.port, { maxNetworkRetries: 1 }).customers.create({});
    expect((await stripe.customers.list()).data.map((each) => each.id)).toEqual([id]);
  });
});
