import Stripe from 'stripe';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Practice, startPractice } from '../practice.fixture.ts';

let practice: Practice;
let stripe: Stripe;

beforeEach(async () => {
  practice = await startPractice();
  stripe = practice.stripe;
});

describe('errors', () => {
  test.for([
    ['an unknown object', () => stripe.subscriptions.retrieve('sub_none'), 404, 'resource_missing'],
    [
      'an unknown object in a parameter',
      () => stripe.billingPortal.sessions.create({ customer: 'cus_none' }),
      400,
      'resource_missing',
    ],
    ['a missing parameter', () => stripe.refunds.list({ limit: 1_000 }), 400, 'parameter_invalid'],
    [
      'a property that cannot be expanded',
      async () => {
        const { id } = await stripe.customers.create({});
        return stripe.customers.retrieve(id, { expand: ['soul'] });
      },
      400,
      undefined,
    ],
  ] as const)('%s', async ([, call, statusCode, code]) => {
    await expect(call()).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
      rawType: 'invalid_request_error',
      statusCode,
      code,
    });
  });

  test('a wrong key is refused', async () => {
    const stranger = new Stripe('sk_test_other', {
      host: '127.0.0.1',
      port: practice.port,
      protocol: 'http',
    });
    await expect(stranger.customers.list()).rejects.toMatchObject({
      type: 'StripeAuthenticationError',
      statusCode: 401,
    });
  });

  test.for([
    ['rate-limited', 'StripeRateLimitError', 429],
    ['error', 'StripeAPIError', 500],
    ['down', 'StripeConnectionError', undefined],
  ] as const)(
    'a server that is %s does nothing, until it is well again',
    async ([answers, type, statusCode]) => {
      // Two, since the client repeats a call once whose connection was closed.
      practice.server.control.setSwitches({ answers });
      await expect(stripe.customers.create({})).rejects.toMatchObject({ type, statusCode });
      practice.server.control.setSwitches({ answers: 'ok' });
      expect((await stripe.customers.list()).data).toEqual([]);
    },
  );

  test('a server that is slow answers after the caller has given up', async () => {
    practice.server.control.setSwitches({ answers: 'slow', answersLeft: 1 });
    await expect(stripe.customers.list({}, { timeout: 50 })).rejects.toMatchObject({
      type: 'StripeConnectionError',
    });
    expect((await stripe.customers.list()).data).toEqual([]);
  });
});
