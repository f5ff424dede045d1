import { signedInSchema } from '@hearthway/domain/session/session.contract.ts';
import {
  paymentPageSchema,
  planSchema,
  subscriptionStatusSchema,
  syncedCheckoutSchema,
} from '@hearthway/domain/subscription/subscription.contract.ts';
import { expect, inject, test } from 'vitest';
import { z } from 'zod';
import { newCard } from '../../embedded/payments/new-card.fixture.ts';
import { PROGRAMS } from '../../launcher/programs.ts';
import { operate } from './operate.ts';
import { newPerson } from './visit.ts';

const stack = inject('sharedStack');

const PATIENCE = { timeout: 10_000, interval: 50 };

const join = async () => {
  const { email, password } = newPerson();
  const names = { firstName: 'Robin', lastName: 'Hearth' };
  const register = { ...names, email, password, confirmPassword: password };
  const call = (method: string, path: string, body?: object, headers: object = {}) =>
    fetch(`${stack.url}${path}`, {
      method,
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  const answer = await call('POST', '/api/register', register);
  const { token } = signedInSchema.parse(await answer.json());
  return async (method: string, path: string, body?: object, minPosition?: string) => {
    const response = await call(method, path, body, {
      authorization: `Bearer ${token}`,
      ...(minPosition !== undefined && { 'x-min-position': minPosition }),
    });
    const text = await response.text();
    return {
      status: response.status,
      position: response.headers.get('x-position') ?? undefined,
      as: <Schema extends z.core.$ZodType>(schema: Schema) => z.parse(schema, JSON.parse(text)),
    };
  };
};

type Call = Awaited<ReturnType<typeof join>>;

const openCheckout = async (call: Call): Promise<string> => {
  const answer = await call('POST', '/api/subscription/create-session', { planId: 'plus' });
  const { url } = answer.as(paymentPageSchema);
  expect(new URL(url).pathname).toMatch(/^\/pay\/checkout\/cs_/);
  expect((await fetch(url, { headers: { accept: 'text/html' } })).status).toBe(200);
  return new URL(url).pathname.split('/').at(-1) ?? '';
};

/** As the checkout's own page does. */
const pay = async (session: string): Promise<void> => {
  const { status } = await fetch(`${stack.url}/dev/payments/pay`, {
    method: 'POST',
    body: new URLSearchParams({ session, card: newCard() }),
  });
  expect(status).toBe(200);
};

test('a checkout that is paid makes the family Plus by its webhooks alone, until it cancels', async () => {
  const call = await join();
  await pay(await openCheckout(call));
  const readStatus = async () =>
    (await call('GET', '/api/subscription/status')).as(subscriptionStatusSchema);
  await expect.poll(readStatus, PATIENCE).toMatchObject({ tier: 'plus', status: 'active' });

  const canceled = await call('POST', '/api/subscription/cancel', { reason: 'not-used' });
  expect(canceled.status).toBe(204);
  const plan = await call('GET', '/api/subscription/plan', undefined, canceled.position);
  expect(plan.as(planSchema)).toMatchObject({ tier: 'plus', status: 'canceled' });

  const resumed = await call('POST', '/api/subscription/resume');
  const kept = await call('GET', '/api/subscription/plan', undefined, resumed.position);
  expect(kept.as(planSchema)).toMatchObject({ tier: 'plus', status: 'active' });
});

test('the page after a checkout sees the plan as soon as the checkout is told', async () => {
  const call = await join();
  const sessionId = await openCheckout(call);
  await pay(sessionId);
  const synced = await call('POST', '/api/subscription/sync', { sessionId });
  expect(synced.as(syncedCheckoutSchema)).toEqual({ checkout: 'complete', plan: 'plus' });
  const status = await call('GET', '/api/subscription/status', undefined, synced.position);
  expect(status.as(subscriptionStatusSchema)).toMatchObject({ tier: 'plus', status: 'active' });
});

test('a webhook as long as an invoice with many lines gets through, and is refused for its signature alone', async () => {
  const send = (path: string) =>
    fetch(`${stack.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': 't=1,v1=2' },
      body: JSON.stringify({ lines: 'x'.repeat(300_000) }),
    });
  expect((await send('/api/payments/webhook')).status).toBe(400);
  expect((await send('/api/subscription/sync')).status).toBe(413);
});

test('the operator sees the inbox of payments, and compares all subscriptions with the provider', async () => {
  const call = await join();
  await pay(await openCheckout(call));
  const readStatus = async () =>
    (await call('GET', '/api/subscription/status')).as(subscriptionStatusSchema);
  await expect.poll(readStatus, PATIENCE).toMatchObject({ tier: 'plus' });
  expect(await operate(stack, [PROGRAMS.paymentsCommand, 'status'])).toMatch(
    /In the last day [\d,]+ messages, \d+ of them about customers that are not ours/,
  );
  expect(await operate(stack, [PROGRAMS.paymentsCommand, 'reconcile'])).toMatch(
    /^[\d,]+ customers? compared, 0 of them in vain\./,
  );
});
