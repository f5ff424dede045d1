import { randomBytes } from 'node:crypto';
import { DAY_MS, MINUTE_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import { healthOf } from '@hearthway/domain/health/health.contract.ts';
import type { Handshake } from '@hearthway/domain/live/live.contract.ts';
import { buildHttpServer } from '@hearthway/infra/adapters/http/server.ts';
import { createLogger } from '@hearthway/infra/adapters/logging/logger.ts';
import {
  createSession,
  endSession,
  findSession,
} from '@hearthway/infra/adapters/sessions/sessions.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
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

const start = async (options: BuildOverOptions = {}): Promise<string> => {
  const { app, close } = buildOver(scenario, options);
  onTestFinished(close);
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  await eventually(async () => expect((await app.inject('/health')).statusCode).toBe(200));
  return address;
};

const pageOf = (address: string, { token, headers }: Family) =>
  openPage(address, { auth: { token }, headers: { cookie: headers.cookie } });

type OpenedPage = ReturnType<typeof openPage>;

const isOver = ({ socket, isSignedOut }: OpenedPage) => isSignedOut() && !socket.connected;

/** Messages that this page has received after everything sent before. */
const hears = async (page: OpenedPage, { userId }: Family = family): Promise<void> => {
  const position = await scenario.append();
  await scenario.project({ model: 'favorites', userId, position });
  await eventually(() => expect(page.received.at(-1)?.position).toBe(String(position)));
};

test('when a session ends, its pages are signed out within a second, and no others', async () => {
  const address = await start();
  const elsewhere = await scenario.signIn(family.userId);
  const pages = [pageOf(address, family), pageOf(address, family)];
  const other = pageOf(address, elsewhere);
  await Promise.all([...pages, other].map(({ connected }) => connected));
  await endSession(scenario.database, family.session);
  await vi.waitFor(() => expect(pages.map(isOver)).toEqual([true, true]), 1_000);
  await hears(other);
  expect(pages.map(({ received }) => received)).toEqual([[], []]);
});

test('when an account is deleted, all its pages are signed out', async () => {
  const address = await start();
  const pages = [pageOf(address, family), pageOf(address, await scenario.signIn(family.userId))];
  await Promise.all(pages.map(({ connected }) => connected));
  await sql`delete from accounts where user_id = ${family.userId}`.execute(scenario.database);
  await eventually(() => expect(pages.map(isOver)).toEqual([true, true]));
});

/** Simulates activity on another service. */
const touch = ({ session }: Family, at: Date) =>
  sql`update sessions set last_active_at = ${at} where id = ${session.id}`.execute(
    scenario.database,
  );

test('an idle session signs its pages out, unless it was used elsewhere', async () => {
  let now = new Date();
  const address = await start({ clock: () => now });
  const used = await scenario.signIn(family.userId);
  const [ending, staying] = [pageOf(address, family), pageOf(address, used)];
  await Promise.all([hears(ending), hears(staying)]);
  now = new Date(now.getTime() + 29 * MINUTE_MS);
  await touch(used, now);
  // Open pages and their notifications do not extend a session.
  await Promise.all([hears(ending), hears(staying)]);
  now = new Date(now.getTime() + 2 * MINUTE_MS);
  await eventually(() => expect(isOver(ending)).toBe(true));
  await hears(staying);
  now = new Date(now.getTime() + 29 * MINUTE_MS);
  await vi.waitFor(() => expect(isOver(staying)).toBe(true), 1_000);
});

test('a session ends after thirty days, however much it is used', async () => {
  let now = new Date();
  const address = await start({ clock: () => now });
  const page = pageOf(address, family);
  await hears(page);
  now = new Date(now.getTime() + 30 * DAY_MS);
  await touch(family, now);
  await eventually(() => expect(isOver(page)).toBe(true));
});

test('an anonymous page receives health, and nothing else', async () => {
  const address = await start();
  const visitor = openPage(address, { headers: { cookie: family.headers.cookie } });
  const page = pageOf(address, family);
  await Promise.all([visitor.connected, page.connected]);
  await hears(page);
  await eventually(() => expect(visitor.health).toHaveLength(1));
  expect(visitor.received).toEqual([]);
});

test.for([
  { what: 'a forged token', forge: { token: randomBytes(32).toString('base64url') } },
  { what: 'a token of another form', forge: { token: "' or 1=1 --" } },
  { what: 'no cookie', forge: { cookie: '' } },
  {
    what: 'a forged cookie',
    forge: { cookie: `hearthway_session=${randomBytes(32).toString('base64url')}` },
  },
])('with $what, a page is signed out and told nothing', async ({ forge }) => {
  const address = await start();
  const { token, cookie } = { token: family.token, cookie: family.headers.cookie, ...forge };
  const forged = openPage(address, { auth: { token }, headers: { cookie } });
  const page = pageOf(address, family);
  await eventually(() => expect(isOver(forged)).toBe(true));
  await hears(page);
  expect(forged.received).toEqual([]);
});

test("with another family's cookie, a page is signed out", async () => {
  const address = await start();
  const other = await scenario.signUp();
  const page = openPage(address, {
    auth: { token: family.token },
    headers: { cookie: other.headers.cookie },
  });
  await eventually(() => expect(isOver(page)).toBe(true));
});

test('an API client needs its token alone', async () => {
  const address = await start();
  const { token } = await createSession(
    { database: scenario.database, now: new Date() },
    { userId: family.userId, isBrowser: false, device: null },
  );
  const page = openPage(address, { auth: { token } });
  await page.connected;
  await hears(page);
});

test('a session that ends during the handshake signs its page out', async () => {
  const { database } = scenario;
  const clock = () => new Date();
  const app = buildHttpServer({ logger: createLogger({ name: 'read-api', level: 'silent' }) });
  onTestFinished(() => app.close());
  addLiveGateway(app, {
    findAccess: async () => undefined,
    attend: () => {},
    findSession: async (credentials) => {
      const session = await findSession({ database, now: clock() }, credentials);
      if (session !== undefined) await endSession(database, session);
      return session;
    },
    catchUp: createCatchUp({ database, clock }),
    readHealth: async () => healthOf([]),
    clock,
  });
  const page = pageOf(await app.listen({ host: '127.0.0.1', port: 0 }), family);
  await eventually(() => expect(isOver(page)).toBe(true));
});

test('an ended session opens no page', async () => {
  const address = await start();
  await endSession(scenario.database, family.session);
  const page = pageOf(address, family);
  await eventually(() => expect(isOver(page)).toBe(true));
});

test('a page of another site is refused', async () => {
  const address = await start();
  const origin = 'https://evil.example';
  const page = openPage(address, {
    auth: { token: family.token },
    headers: { cookie: family.headers.cookie, origin },
  });
  await eventually(() => expect(page.refusedFor()).toBeDefined());
  const ours = openPage(address, {
    auth: { token: family.token },
    headers: { cookie: family.headers.cookie, origin: address },
  });
  await ours.connected;
  expect(page.socket.connected).toBe(false);
});

test.for([
  { what: 'a token that is no text', auth: { token: 7 } },
  { what: 'a position that is none', auth: { seen: { favorites: '-1' } } },
])('with $what, a page is refused', async ({ auth }) => {
  const address = await start();
  const page = openPage(address, { auth: JSON.parse(JSON.stringify(auth)) });
  await eventually(() => expect(page.refusedFor()).toBe('MalformedRequest'));
});

test('models that only a newer page knows are left aside', async () => {
  const address = await start();
  const seen: Handshake['seen'] = JSON.parse('{"recipes": "12"}');
  const page = openPage(address, {
    auth: { token: family.token, seen },
    headers: { cookie: family.headers.cookie },
  });
  await page.connected;
  await hears(page);
});

test('a client that sends more than a handshake needs is cut off', async () => {
  const address = await start();
  const page = openPage(address, { auth: { token: 'a'.repeat(5_000) } });
  await new Promise((resolve) => page.socket.once('disconnect', resolve));
  expect(page.health).toEqual([]);
});

test('one person has a limited number of pages', async () => {
  const address = await start();
  const pages = Array.from({ length: 32 }, () => pageOf(address, family));
  await Promise.all(pages.map(({ connected }) => connected));
  const oneTooMany = pageOf(address, family);
  await eventually(() => expect(oneTooMany.refusedFor()).toBe('Unavailable'));
  pages[0]?.socket.disconnect();
  await eventually(async () => {
    const another = pageOf(address, family);
    await another.connected;
  });
});

test('visitors at one network have a limited number of pages, and take none from a family', async () => {
  const address = await start();
  // As the gateway forwards other clients. A home has a network of /64 and all addresses of it.
  const from = (ip: string) => openPage(address, { headers: { 'x-forwarded-for': ip } });
  const visitors = Array.from({ length: 64 }, (_, index) => from(`2001:db8::${index % 5}`));
  await Promise.all(visitors.map(({ connected }) => connected));
  const oneTooMany = from('2001:db8::ffff');
  await eventually(() => expect(oneTooMany.refusedFor()).toBe('Unavailable'));
  const elsewhere = from('2001:db8:0:1::1');
  await Promise.all([elsewhere.connected, hears(pageOf(address, family))]);
  visitors[0]?.socket.disconnect();
  await eventually(async () => {
    const another = from('2001:db8::ffff');
    await another.connected;
  });
});

test('behind an untrusted proxy all clients count as one visitor', async () => {
  const address = await start({
    settings: { trustsProxy: () => false, isProduction: false },
  });
  const visitors = Array.from({ length: 64 }, (_, index) =>
    openPage(address, { headers: { 'x-forwarded-for': `203.0.113.${index}` } }),
  );
  await Promise.all(visitors.map(({ connected }) => connected));
  const oneTooMany = openPage(address, { headers: { 'x-forwarded-for': '203.0.113.200' } });
  await eventually(() => expect(oneTooMany.refusedFor()).toBe('Unavailable'));
});
