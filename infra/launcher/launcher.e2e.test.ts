import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Health, healthSchema } from '@hearthway/domain/health/health.contract.ts';
import { beforeEach, expect, inject, onTestFinished, test, vi } from 'vitest';
import { readRunningAddresses, readRunningPayments } from '../adapters/addresses/addresses.ts';
import { freePort } from '../adapters/process/free-port.ts';
import {
  type LauncherProcess,
  processesOn,
  spawnLauncher,
} from '../verification/e2e/launcher-process.ts';
import { needsEmbeddedStores } from '../verification/e2e/outside.fixture.ts';
import { fillWithWarmData } from '../verification/e2e/warm-data.fixture.ts';

/** Of mode 0700: run as root, PostgreSQL becomes another user, who may not enter it. */
let dataDirectory: string;

beforeEach((context) => {
  needsEmbeddedStores(context, 'it is about starting them');
  const { onTestFinished: atTheEnd } = context;
  dataDirectory = mkdtempSync(join(tmpdir(), 'hearthway-launcher-'));
  // Registered first, it runs last: nothing works in it any more.
  atTheEnd(() => rmSync(dataDirectory, { recursive: true }));
});

const spawned = (environment: NodeJS.ProcessEnv = {}): LauncherProcess => {
  const launcher = spawnLauncher({ dataDirectory, environment });
  onTestFinished(async () => {
    launcher.send('SIGTERM');
    await launcher.ended;
  });
  return launcher;
};

const start = async () => {
  const launcher = spawned();
  return { url: await launcher.ready, launcher };
};

/** Patience, with much to spare on a busy machine. */
const LEASE_ENDED_MS = 30_000;

const readHealth = async (url: string): Promise<Health> =>
  healthSchema.parse(await (await fetch(`${url}/health`)).json());

/** The first message to a page. In socket.io's protocol `40` joins and `42` is a message. */
const firstHealthOverSocket = async (url: string): Promise<string> => {
  const address = `${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`;
  const socket = new WebSocket(address);
  const heard = new Promise<string>((resolve, reject) => {
    socket.addEventListener('open', () => socket.send('40'));
    socket.addEventListener('error', () => reject(new Error('The socket was refused.')));
    socket.addEventListener('message', ({ data }) => {
      if (String(data).startsWith('42["health"')) resolve(String(data));
    });
  });
  return heard;
};

test('serves pages, services and health from one address, beside another Hearthway; after a kill its children end, and the next start takes over until it is stopped', async () => {
  fillWithWarmData(dataDirectory);
  const killed = await start();
  killed.launcher.send('SIGKILL');
  await vi.waitFor(() => expect(processesOn(dataDirectory)).toEqual([]), 5_000);
  expect(() => readRunningAddresses(dataDirectory)).toThrow('No Hearthway is running');

  const { url, launcher } = await start();

  const page = await fetch(`${url}/status`, { headers: { accept: 'text/html' } });
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('<title>Hearthway</title>');

  // A projection first waits until the lease of the killed one has run out.
  const health = await vi.waitFor(async () => {
    const now = await readHealth(url);
    expect(now.status).toBe('ok');
    return now;
  }, LEASE_ENDED_MS);
  const parts = health.parts.map(({ name }) => name);
  expect(parts).toEqual(
    expect.arrayContaining(['command-api', 'database', 'event-store', 'projections', 'read-api']),
  );

  for (const method of ['GET', 'POST']) {
    const response = await fetch(`${url}/api/nowhere`, { method });
    expect(await response.json()).toMatchObject({ code: 'NotFound' });
  }

  expect(await firstHealthOverSocket(url)).toContain('command-api');

  expect(readRunningAddresses(dataDirectory)).toEqual({
    EVENTSTORE_URL: expect.stringMatching(/^esdb:/),
    DATABASE_URL: expect.stringMatching(/^postgres:/),
  });
  expect(readRunningPayments(dataDirectory)).toMatchObject({
    PAYMENTS_URL: expect.stringMatching(/^http:/),
  });
  expect((await fetch(`${url}/dev/payments`)).status).toBe(200);

  const beside = inject('sharedStack');
  expect(beside.url).not.toBe(url);
  const healths = await Promise.all([url, beside.url].map(readHealth));
  expect(healths.map(({ status }) => status)).toEqual(['ok', 'ok']);

  const askedAt = performance.now();
  launcher.send('SIGTERM');
  expect((await launcher.ended).code).toBe(0);
  expect(performance.now() - askedAt).toBeLessThan(5_000);
  expect(processesOn(dataDirectory)).toEqual([]);
  expect(() => readRunningAddresses(dataDirectory)).toThrow('No Hearthway is running');
});

const refusal = async (environment: NodeJS.ProcessEnv) => {
  const { code, complaints } = await spawned(environment).ended;
  return { code, said: complaints };
};

test('a port in use is reported in one sentence', async () => {
  const holder = createServer().listen(0, '127.0.0.1');
  await once(holder, 'listening');
  onTestFinished(() => {
    holder.close();
  });
  const address = holder.address();
  if (address === null || typeof address === 'string') throw new Error('No port.');
  expect(await refusal({ PORT: String(address.port) })).toEqual({
    code: 1,
    said: `Port ${address.port} is in use. Set PORT to another, or end what listens there.\n`,
  });
  expect(processesOn(dataDirectory)).toEqual([]);
});

test('a read-only data directory is reported in one sentence', async () => {
  const file = join(dataDirectory, 'file');
  writeFileSync(file, '');
  const { code, said } = await refusal({ DATA_DIR: join(file, 'data') });
  expect(code).toBe(1);
  expect(said).toMatch(/^Cannot write to the data directory .+\n$/);
});

test.each([
  { variable: 'EVENTSTORE_URL', address: (port: number) => `esdb://127.0.0.1:${port}?tls=false` },
  { variable: 'DATABASE_URL', address: (port: number) => `postgres://me:secret@localhost:${port}` },
])('an unreachable $variable is reported in one sentence', async ({ variable, address }) => {
  const { code, said } = await refusal({ [variable]: address(await freePort()) });
  expect(code).toBe(1);
  expect(said).toMatch(new RegExp(`^The .+ that ${variable} names does not answer .+\\.\n$`));
  expect(said).toContain('ECONNREFUSED');
  expect(said).not.toContain('secret');
  expect(processesOn(dataDirectory)).toEqual([]);
});

test('an error of a service at its first start is passed on verbatim', async () => {
  fillWithWarmData(dataDirectory);
  rmSync(join(dataDirectory, 'event-store'), { recursive: true });
  const { code, said } = await refusal({});
  expect(code).toBe(1);
  expect(said).toMatch(/^This database belongs to another event log\. .+\n$/);
  expect(processesOn(dataDirectory)).toEqual([]);
});

test('a second start on the same data directory is refused and harms nothing', async () => {
  const { url, dataDirectory: held } = inject('sharedStack');
  const { code, said } = await refusal({ DATA_DIR: held });
  expect(code).toBe(1);
  expect(said).toContain('Another Hearthway is running');
  expect((await readHealth(url)).status).toBe('ok');
});
