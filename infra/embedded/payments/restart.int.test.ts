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

test('of customers that are created while the server is killed, each is there once', async () => {
  const acknowledged = new Map<string, string>();
  const keys = Array.from({ length: 40 }, (_, number) => `key-${number}`);
  const first = await start();
  const createAll = async (port: number, most: number): Promise<void> => {
    const stripe = clientFor(port);
    const left = [...keys];
    const lane = async (): Promise<void> => {
      for (let key = left.shift(); key !== undefined; key = left.shift()) {
        const { id } = await stripe.customers.create({ name: key }, { idempotencyKey: key });
        expect(acknowledged.get(key) ?? id).toBe(id);
        acknowledged.set(key, id);
        if (acknowledged.size === most) await first.stop('SIGKILL');
      }
    };
    await Promise.all(Array.from({ length: 4 }, lane));
  };
  await expect(createAll(first.port, 15)).rejects.toMatchObject({ type: 'StripeConnectionError' });

  const second = await start();
  await createAll(second.port, keys.length + 1);
  const listed: string[] = [];
  for await (const { id } of clientFor(second.port).customers.list({ limit: 7 })) listed.push(id);
  expect(listed.toSorted()).toEqual([...acknowledged.values()].toSorted());
}, 60_000);

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
  const server = createPaymentServer({ directory, secretKey: SECRET_KEY, onError: failOn });
  onTestFinished(() => server.close());
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
