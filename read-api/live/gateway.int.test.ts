import { healthOf, healthSchema } from '@hearthway/domain/health/health.contract.ts';
import type { Handshake, Model, Projected } from '@hearthway/domain/live/live.contract.ts';
import { buildHttpServer } from '@hearthway/infra/adapters/http/server.ts';
import { createLogger } from '@hearthway/infra/adapters/logging/logger.ts';
import { startFaultyNetwork } from '@hearthway/infra/adapters/network/faulty-network.fixture.ts';
import { LISTENER_NAME } from '@hearthway/infra/adapters/postgres/listen.ts';
import { endSession, findSession } from '@hearthway/infra/adapters/sessions/sessions.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import {
  type BuildOverOptions,
  buildOver,
  eventually,
  type Family,
  type Scenario,
  startScenario,
} from '../read-api.fixture.ts';
import { createCatchUp } from './catch-up.ts';
import { addLiveGateway } from './gateway.ts';
import { openPage } from './page.fixture.ts';

let scenario: Scenario;
let family: Family;

beforeAll(async () => {
  scenario = await startScenario();
});

afterAll(() => scenario.stop());

beforeEach(async () => {
  family = await scenario.signUp();
});

const start = async (options: BuildOverOptions = {}) => {
  const { app, close } = buildOver(scenario, options);
  onTestFinished(close);
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const isListening = async () =>
    healthSchema.parse((await app.inject('/health')).json()).status === 'ok';
  await eventually(async () => expect(await isListening()).toBe(true));
  return { address, isListening };
};

const pageOf = (address: string, { token, headers }: Family, seen: Handshake['seen'] = {}) =>
  openPage(address, { auth: { token, seen }, headers: { cookie: headers.cookie } });

const move = async (model: Model, { userId }: Family = family): Promise<Projected> => {
  const position = await scenario.append();
  await scenario.project({ model, userId, position });
  return { model, position: String(position) };
};

test('all pages of a person, and no others, hear that a model has moved', async () => {
  // Moved before the gateway listens: only the catch-up of a page tells it, and overtakes no later move.
  const known = await move('timeline');
  const { address } = await start();
  const other = await scenario.signUp();
  const pages = [pageOf(address, family), pageOf(address, await scenario.signIn(family.userId))];
  const others = [pageOf(address, other), openPage(address)];
  await Promise.all([...pages, ...others].map(({ connected }) => connected));
  await eventually(() => expect(pages.map(({ received }) => received)).toEqual([[known], [known]]));
  const mine = [known, await move('favorites'), await move('timeline'), await move('favorites')];
  const theirs = await move('favorites', other);
  await eventually(() => expect(pages.map(({ received }) => received)).toEqual([mine, mine]));
  await eventually(() => expect(others.map(({ received }) => received)).toEqual([[theirs], []]));
});

test('a page that reconnects gets exactly the messages it missed', async () => {
  const { address } = await start();
  const favorites = await move('favorites');
  const timeline = await move('timeline');
  const [page, stayed] = [pageOf(address, family), pageOf(address, family)];
  await eventually(() => expect([page.received.length, stayed.received.length]).toEqual([2, 2]));
  page.socket.disconnect();
  await move('favorites');
  const missed = await move('favorites');
  await eventually(() => expect(stayed.received.at(-1)).toEqual(missed));
  const seen = { favorites: favorites.position, timeline: timeline.position };
  const back = pageOf(address, family, seen);
  await eventually(() => expect(back.received).toEqual([missed]));
  const next = await move('timeline');
  await eventually(() => expect(back.received).toEqual([missed, next]));
});

test('a page that missed nothing gets no message', async () => {
  const { address } = await start();
  const { position } = await move('favorites');
  const page = pageOf(address, family, { favorites: position });
  await page.connected;
  const next = await move('favorites');
  await eventually(() => expect(page.received).toEqual([next]));
});

test('sends moves that happen during the catch-up', async () => {
  const { database } = scenario;
  const clock = () => new Date();
  const app = buildHttpServer({ logger: createLogger({ name: 'read-api', level: 'silent' }) });
  onTestFinished(() => app.close());
  const catchUp = createCatchUp({ database, clock });
  const before = await move('favorites');
  const meanwhile = { model: 'favorites', position: String(await scenario.append()) } as const;
  const gateway = addLiveGateway(app, {
    findAccess: async () => undefined,
    attend: () => {},
    findSession: (credentials) => findSession({ database, now: clock() }, credentials),
    catchUp: {
      ...catchUp,
      tellMissed: async (pages) => {
        await catchUp.tellMissed(pages);
        gateway.moved(family.userId, meanwhile);
      },
    },
    readHealth: async () => healthOf([]),
    clock,
  });
  const page = pageOf(await app.listen({ host: '127.0.0.1', port: 0 }), family);
  await eventually(() => expect(page.received).toEqual([before, meanwhile]));
});

test('sends moves to each connecting page, once and in order', async () => {
  const { address } = await start();
  const pages: ReturnType<typeof pageOf>[] = [];
  const moves: Projected[] = [];
  for (let round = 0; round < 20; round += 1) {
    pages.push(pageOf(address, family));
    moves.push(await move('favorites'));
  }
  await Promise.all(pages.map(({ connected }) => connected));
  const last = await move('favorites');
  await eventually(() => {
    for (const { received } of pages) expect(received.at(-1)).toEqual(last);
  });
  const all = [...moves, last];
  for (const { received } of pages) {
    // A move that the catch-up has overtaken is not told any more.
    const positions = new Set(received.map(({ position }) => position));
    expect(received).toEqual(all.filter(({ position }) => positions.has(position)));
  }
});

test('moves after the listening connection was ended are still told', async () => {
  const { address } = await start();
  const page = pageOf(address, family);
  await page.connected;
  const before = await move('favorites');
  await eventually(() => expect(page.received).toEqual([before]));
  await sql`
    select pg_terminate_backend(pid, 1000) from pg_stat_activity
    where datname = current_database() and application_name = ${LISTENER_NAME}
  `.execute(scenario.database);
  const after = await move('favorites');
  await eventually(() => expect(page.received).toEqual([before, after]));
});

test('sends moves missed during a database outage once it is back', async () => {
  const network = await startFaultyNetwork(scenario.databaseUrl);
  onTestFinished(network.stop);
  const { address, isListening } = await start({
    listenTo: network.url,
    // On a slow machine, the periodic check would sign the ended session out first.
    live: { endEveryMs: 600_000 },
  });
  const ending = await scenario.signIn(family.userId);
  const earlier = await move('favorites');
  const [page, endingPage] = [pageOf(address, family), pageOf(address, ending)];
  // By then they have caught up, which nothing of the outage may do for them.
  for (const { received } of [page, endingPage])
    await eventually(() => expect(received).toEqual([earlier]));
  const timeline = await move('timeline');
  const before = [earlier, timeline];
  await eventually(() => expect(page.received).toEqual(before));

  network.cut();
  await eventually(async () => expect(await isListening()).toBe(false));
  await move('favorites');
  const missed = await move('favorites');
  await endSession(scenario.database, ending.session);
  const newcomer = pageOf(address, family, { favorites: missed.position });
  await eventually(() => expect(newcomer.received).toEqual([timeline]));
  const alsoMissed = await move('timeline');
  expect({ received: page.received, isSignedOut: endingPage.isSignedOut() }).toEqual({
    received: before,
    isSignedOut: false,
  });

  network.restore();
  await eventually(() => expect(page.received).toHaveLength(4));
  expect(page.received.slice(0, 2)).toEqual(before);
  expect(page.received.slice(2)).toEqual(expect.arrayContaining([missed, alsoMissed]));
  await eventually(() => expect(newcomer.received).toEqual([timeline, alsoMissed]));
  await eventually(() => expect(endingPage.isSignedOut()).toBe(true));
  const next = await move('favorites');
  await eventually(() => expect(page.received.slice(4)).toEqual([next]));
  await eventually(() => expect(newcomer.received.slice(2)).toEqual([next]));
});

test('sockets that do not say whose they are count from the start, by their address', async () => {
  const { address } = await start();
  const url = `${address.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`;
  const outcomes = await Promise.all(
    Array.from({ length: 80 }, () => {
      const socket = new WebSocket(url);
      onTestFinished(() => socket.close());
      return new Promise<'open' | 'refused'>((resolve) => {
        socket.addEventListener('open', () => resolve('open'));
        socket.addEventListener('error', () => resolve('refused'));
      });
    }),
  );
  expect(outcomes.filter((outcome) => outcome === 'open')).toHaveLength(64);
  const here = openPage(address);
  await eventually(() => expect(here.refusedFor()).toBe('websocket error'));
  const elsewhere = openPage(address, { headers: { 'x-forwarded-for': '198.51.100.7' } });
  await elsewhere.connected;
});

test('a page that said whose it is counts no longer as one that has not', async () => {
  const { address } = await start();
  for (let round = 0; round < 3; round += 1) {
    const pages = Array.from({ length: 30 }, () => pageOf(address, family));
    await Promise.all(pages.map(({ connected }) => connected));
    for (const { socket } of pages) socket.disconnect();
  }
  await pageOf(address, family).connected;
});
