import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import type { HttpServer } from '../adapters/http/server.ts';
import { LOCAL_SETTINGS } from '../adapters/http/settings.ts';
import { createLogger } from '../adapters/logging/logger.ts';
import {
  CARDS,
  type Practice,
  SECRET_KEY,
  startCheckout,
  startPractice,
} from '../embedded/payments/practice.fixture.ts';
import { buildGateway } from './gateway.ts';
import { paymentKeysIn } from './payment-keys.ts';
import { embeddedPaymentsFor } from './payments.ts';

const logger = createLogger({ name: 'test', level: 'silent' });
const nowhere = { name: 'nowhere', url: () => undefined };

const newDirectory = (): string => {
  const directory = mkdtempSync(join(tmpdir(), 'hearthway-payments-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  return directory;
};

const startGateway = async (practice: Practice | undefined): Promise<HttpServer> => {
  const gateway = buildGateway({
    frontend: newDirectory(),
    services: { commandApi: nowhere, readApi: nowhere, projections: nowhere },
    logger,
    publicUrl: () => 'http://localhost',
    settings: LOCAL_SETTINGS,
    payments: practice && { name: 'payments', secretKey: SECRET_KEY, url: () => practice.url },
  });
  onTestFinished(() => gateway.close());
  return gateway;
};

let practice: Practice;
let gateway: HttpServer;

beforeEach(async () => {
  practice = await startPractice({ pagesUrl: 'http://localhost' });
  gateway = await startGateway(practice);
});

const HTML = { accept: 'text/html', host: 'localhost' };

test('the hosted pages come as they are, with their own content policy', async () => {
  const { session } = await startCheckout(practice);
  const page = await gateway.inject({ url: new URL(session.url ?? '').pathname, headers: HTML });
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('Practice payment');
  expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  expect((await gateway.inject({ url: '/pay/style.css' })).statusCode).toBe(200);
});

describe('the page for developers', () => {
  test('opens at this machine without a key', async () => {
    const page = await gateway.inject({ url: '/dev/payments', headers: HTML });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('A day later');
  });

  test('takes calls of programs at this machine', async () => {
    const { session } = await startCheckout(practice);
    const answer = await gateway.inject({
      url: '/dev/payments/pay',
      method: 'POST',
      headers: { host: 'localhost', 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ session: session.id, card: CARDS.succeeds }).toString(),
    });
    expect(answer.json()).toMatchObject({ subscriptions: [{ status: 'trialing' }] });
  });

  test.for([
    { of: 'another machine', headers: { ...HTML, 'x-forwarded-for': '203.0.113.7' } },
    { of: 'another name', headers: { ...HTML, host: 'hearthway.example' } },
  ])('is not there for callers of $of', async ({ headers }) => {
    const page = await gateway.inject({ url: '/dev/payments', headers });
    expect(page.statusCode).toBe(404);
  });

  test.for(['cross-site', 'same-site'])('refuses what a %s page sends', async (site) => {
    const before = practice.server.control.now();
    const answer = await gateway.inject({
      url: '/dev/payments/clock',
      method: 'POST',
      headers: {
        host: 'localhost',
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': site,
      },
      payload: 'move=day',
    });
    expect(answer.statusCode).toBe(403);
    expect(practice.server.control.now()).toBe(before);
  });
});

test('without the embedded server there are no such pages', async () => {
  const other = await startGateway(undefined);
  for (const url of ['/pay/style.css', '/dev/payments'])
    expect((await other.inject({ url })).statusCode).toBe(404);
});

describe('the keys', () => {
  test('are made once, for this user alone', () => {
    const directory = join(newDirectory(), 'payments');
    const keys = paymentKeysIn(directory);
    expect(keys.secretKey).toMatch(/^sk_test_\w{40,}$/);
    expect(paymentKeysIn(directory)).toEqual(keys);
    expect(statSync(join(directory, 'keys.json')).mode & 0o777).toBe(0o600);
  });

  test('are made anew where they cannot be read', () => {
    const directory = newDirectory();
    writeFileSync(join(directory, 'keys.json'), '{');
    const keys = paymentKeysIn(directory);
    expect(paymentKeysIn(directory)).toEqual(keys);
  });

  test.for([
    { where: 'in production', environment: { NODE_ENV: 'production' } },
    { where: 'with Stripe', environment: { STRIPE_SECRET_KEY: 'sk_live_1' } },
  ])('are not needed $where', ({ environment }) => {
    const dataDirectory = newDirectory();
    expect(embeddedPaymentsFor({ environment, dataDirectory })).toBeUndefined();
  });
});
