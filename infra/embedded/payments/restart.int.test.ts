import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import {
  CARDS,
  clientFor,
  PLUS,
  SECRET_KEY,
  startCheckout,
  startReceiver,
  WEBHOOK_SECRET,
} from './practice.fixture.ts';
import { createPaymentServer } from './server.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';

let directory = '';

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'hearthway-payments-'));
});

afterEach(() => rmSync(directory, { recursive: true }));

const failOn = (error: unknown): void => expect.fail(String(error));

const environment = { PAYMENTS_SECRET_KEY: SECRET_KEY, PAYMENTS_WEBHOOK_SECRET: WEBHOOK_SECRET };

const start = async (...args: readonly string[]): Promise<ServerProcess> => {
  const server = await startServerProcess({ args: ['--data', directory, ...args], environment });
  onTestFinished(() => server.stop('SIGKILL'));
  return server;
};

test('what was answered is there after a kill, and the same key finds the same answer', async () => {
  const first = await start();
  const create = (port: number) =>
    clientFor(port).customers.create(
      { email: 'anna@example.org', metadata: { userId: 'user-1' } },
      { idempotencyKey: 'customer-user-1' },
    );
  const created = await create(first.port);
  const { session } = await startCheckout({ stripe: clientFor(first.port) });
  await first.stop('SIGKILL');

  const second = await start();
  const stripe = clientFor(second.port);
  expect(await create(second.port)).toEqual(created);
  expect(await stripe.customers.list({ email: 'anna@example.org' })).toMatchObject({
    data: [{ id: created.id }],
    has_more: false,
  });
  expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe('open');
});

test('events that were not delivered before a kill are delivered after it', async () => {
  const receiver = await startReceiver();
  receiver.answerWith(503);
  const first = await start('--webhook', receiver.url);
  await clientFor(first.port).customers.create({ name: 'Anna' });
  await expect.poll(() => receiver.raw.length).toBeGreaterThan(0);
  await first.stop('SIGKILL');

  receiver.answerWith(200);
  await start('--webhook', receiver.url);
  await expect.poll(receiver.types, { timeout: 20_000 }).toEqual(['customer.created']);
});

test('time that passes while the server is away is made up for, and the moved clock is kept', async () => {
  const options = { directory, secretKey: SECRET_KEY, onError: failOn };
  const before = createPaymentServer({ ...options, time: () => Date.parse('2027-01-01T00:00Z') });
  const stripe = clientFor(await before.listen(0));
  const { session, customer } = await startCheckout({ stripe });
  before.control.pay(session.id, CARDS.succeeds);
  before.control.move('day');
  await before.close();

  const after = createPaymentServer({ ...options, time: () => Date.parse('2027-02-20T00:00Z') });
  onTestFinished(() => after.close());
  const { data } = await clientFor(await after.listen(0)).invoices.list({ customer });
  expect(after.control.now()).toBe(Date.parse('2027-02-21T00:00Z') / 1000);
  expect(data.map(({ status, amount_paid: paid }) => [status, paid])).toEqual([
    ['paid', 599],
    ['paid', 599],
    ['paid', 0],
  ]);
});

test('a second server on the same directory is refused', async () => {
  await start();
  await expect(start()).rejects.toThrow(`Another payment server is running on ${directory}.`);
});

test('it does not start in production', async () => {
  await expect(
    startServerProcess({
      args: ['--data', directory],
      environment: { ...environment, NODE_ENV: 'production' },
    }),
  ).rejects.toThrow(/moves no money, and does not run under NODE_ENV=production/);
});

test('the same seed yields the same ids', async () => {
  const idsOf = async (): Promise<readonly string[]> => {
    const server = createPaymentServer({
      secretKey: SECRET_KEY,
      seed: 'seven',
      onError: failOn,
    });
    onTestFinished(() => server.close());
    const stripe = clientFor(await server.listen(0));
    const { id } = await stripe.customers.create({});
    const { session } = await startCheckout({ stripe }, { customer: id, price: PLUS });
    return [id, session.id];
  };
  expect(await idsOf()).toEqual(await idsOf());
});
