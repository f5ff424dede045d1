import { randomUUID } from 'node:crypto';
import { type Health, healthSchema } from '@hearthway/domain/health/health.contract.ts';
import type { PageToServer, ServerToPage } from '@hearthway/domain/live/live.contract.ts';
import { startTemporaryPostgres } from '@hearthway/infra/embedded-postgres/temporary.ts';
import { createLogger } from '@hearthway/infra/logging/logger.ts';
import { connectPostgres } from '@hearthway/infra/postgres/postgres.ts';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { buildReadApi } from './app.ts';
import type { ReadSchema } from './database/schema.ts';

let postgres: Awaited<ReturnType<typeof startTemporaryPostgres>>;

beforeAll(async () => {
  postgres = await startTemporaryPostgres();
});

afterAll(() => postgres.stop());

const start = async (url: string, readHealth?: () => Promise<Health>) => {
  const database = connectPostgres<ReadSchema>({ url, onConnectionLost: () => {} });
  const logger = createLogger({ name: 'read-api', level: 'silent' });
  const app = buildReadApi({ database, logger, live: { readHealth, everyMs: 5 } });
  onTestFinished(async () => {
    await app.close();
    await database.destroy();
  });
  return { app, address: await app.listen({ host: '127.0.0.1', port: 0 }) };
};

const openPage = (address: string) => {
  const socket: Socket<ServerToPage, PageToServer> = io(address, {
    transports: ['websocket'],
    reconnection: false,
  });
  const heard: Health[] = [];
  socket.on('health', (health) => heard.push(health));
  onTestFinished(() => {
    socket.disconnect();
  });
  return { socket, heard };
};

const well: Health = { status: 'ok', parts: [{ name: 'database', status: 'ok' }] };
const lost: Health = {
  status: 'failing',
  parts: [{ name: 'database', status: 'failing', detail: 'The database does not answer.' }],
};

test('it is well while the database answers', async () => {
  const { app } = await start(postgres.url);
  const response = await app.inject('/health');
  expect(response.statusCode).toBe(200);
  expect(healthSchema.parse(response.json())).toEqual(well);
});

test('it says so, without an address, when the database does not answer', async () => {
  const { app } = await start(`postgres://nobody@127.0.0.1:1/${randomUUID()}`);
  const response = await app.inject('/health');
  expect(response.statusCode).toBe(503);
  expect(healthSchema.parse(response.json())).toEqual(lost);
});

test('every page is told on connecting, and each is told of a change once', async () => {
  let health = well;
  const { address } = await start(postgres.url, async () => health);
  const first = openPage(address);
  await vi.waitFor(() => expect(first.heard).toEqual([well]));
  const second = openPage(address);
  await vi.waitFor(() => expect(second.heard).toEqual([well]));
  health = lost;
  await vi.waitFor(() => expect(second.heard).toEqual([well, lost]));
  expect(first.heard).toEqual([well, lost]);
});

test('nothing is asked while no page is open, and the next page hears what is true then', async () => {
  let reads = 0;
  let health = well;
  const { address } = await start(postgres.url, async () => {
    reads += 1;
    return health;
  });
  const first = openPage(address);
  await vi.waitFor(() => expect(first.heard).toEqual([well]));
  first.socket.disconnect();
  health = lost;
  const readsBefore = reads;
  const second = openPage(address);
  await vi.waitFor(() => expect(second.heard.at(-1)).toEqual(lost));
  expect(reads).toBeGreaterThan(readsBefore);
});

test('a failure to read health is survived, and told as soon as it can be', async () => {
  let reads = 0;
  const { address } = await start(postgres.url, async () => {
    reads += 1;
    if (reads === 1) throw new Error('No answer.');
    return well;
  });
  const { heard } = openPage(address);
  await vi.waitFor(() => expect(heard).toEqual([well]));
});

test('a page cannot fall back to polling', async () => {
  const { app } = await start(postgres.url);
  const response = await app.inject('/socket.io/?EIO=4&transport=polling');
  expect(response.statusCode).not.toBe(200);
});

test('closing does not wait for open pages, and they notice', async () => {
  const { app, address } = await start(postgres.url);
  const { socket, heard } = openPage(address);
  await vi.waitFor(() => expect(heard).toHaveLength(1));
  const noticed = new Promise((resolve) => socket.once('disconnect', resolve));
  await app.close();
  expect(await noticed).toBeTruthy();
  expect(socket.connected).toBe(false);
});
