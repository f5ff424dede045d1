import type { Health } from '@hearthway/domain/health/health.contract.ts';
import { buildHttpServer } from '@hearthway/infra/adapters/http/server.ts';
import { createLogger } from '@hearthway/infra/adapters/logging/logger.ts';
import { expect, onTestFinished, test } from 'vitest';
import { eventually } from '../read-api.fixture.ts';
import { addLiveGateway } from './gateway.ts';
import { openPage } from './page.fixture.ts';

/** A gateway for signed-out pages. */
const build = (readHealth: () => Promise<Health> = async () => well) => {
  const app = buildHttpServer({ logger: createLogger({ name: 'read-api', level: 'silent' }) });
  onTestFinished(() => app.close());
  addLiveGateway(app, {
    findAccess: async () => undefined,
    attend: () => {},
    findSession: async () => undefined,
    catchUp: {
      endOver: async () => [],
      movesOf: async () => [],
      tellMissed: async () => {},
    },
    readHealth,
    clock: () => new Date(),
    everyMs: 5,
  });
  return app;
};

const start = (readHealth?: () => Promise<Health>): Promise<string> =>
  build(readHealth).listen({ host: '127.0.0.1', port: 0 });

const well: Health = { status: 'ok', parts: [{ name: 'database', status: 'ok' }] };
const lost: Health = {
  status: 'failing',
  parts: [{ name: 'database', status: 'failing', detail: 'The database does not answer.' }],
};

test('every page gets the state on connecting, and each change once', async () => {
  let health = well;
  const address = await start(async () => health);
  const first = openPage(address);
  await eventually(() => expect(first.health).toEqual([well]));
  const second = openPage(address);
  await eventually(() => expect(second.health).toEqual([well]));
  health = lost;
  await eventually(() => expect(second.health).toEqual([well, lost]));
  expect(first.health).toEqual([well, lost]);
});

test('health is not read without open pages, and the next page gets the current state', async () => {
  let reads = 0;
  let health = well;
  const readHealth = async () => {
    reads += 1;
    return health;
  };
  const address = await start(readHealth);
  const first = openPage(address);
  await eventually(() => expect(first.health).toEqual([well]));
  first.socket.disconnect();
  health = lost;
  const readsBefore = reads;
  const second = openPage(address);
  await eventually(() => expect(second.health.at(-1)).toEqual(lost));
  expect(reads).toBeGreaterThan(readsBefore);
});

test('a failure to read health is survived, and health is sent once it can be read', async () => {
  let reads = 0;
  const readHealth = async () => {
    reads += 1;
    if (reads === 1) throw new Error('No answer.');
    return well;
  };
  const address = await start(readHealth);
  const { health } = openPage(address);
  await eventually(() => expect(health).toEqual([well]));
});

test('a page cannot fall back to polling', async () => {
  const response = await build().inject('/socket.io/?EIO=4&transport=polling');
  expect(response.statusCode).not.toBe(200);
});

test('closing does not wait for open pages, and they notice', async () => {
  const app = build();
  const { socket, connected } = openPage(await app.listen({ host: '127.0.0.1', port: 0 }));
  await connected;
  const noticed = new Promise((resolve) => socket.once('disconnect', resolve));
  await app.close();
  expect(await noticed).toBeTruthy();
  expect(socket.connected).toBe(false);
});
