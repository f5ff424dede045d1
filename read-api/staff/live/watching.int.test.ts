import { GRANT_MINUTES } from '@hearthway/domain/support/support.constants.ts';
import { createLogger } from '@hearthway/infra/adapters/logging/logger.ts';
import { startFaultyNetwork } from '@hearthway/infra/adapters/network/faulty-network.fixture.ts';
import { LISTENER_NAME } from '@hearthway/infra/adapters/postgres/listen.ts';
import { createOperationalLog } from '@hearthway/infra/adapters/staff/operational-log.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { eventually, type Family, type Scenario, startScenario } from '../../read-api.fixture.ts';
import {
  createStaff,
  happen,
  newestOf,
  pageOf,
  staffPageOf,
  startOver,
  view,
  watchingPageOf,
} from './watching.fixture.ts';

let scenario: Scenario;
let staff: Family;
let family: Family;

beforeAll(async () => {
  scenario = await startScenario();
});

afterAll(() => scenario.stop());

beforeEach(async () => {
  staff = await createStaff(scenario);
  family = await scenario.signUp();
});

const watchingAt = (address: string) => watchingPageOf(scenario, address, { staff, family });

const log = () =>
  createOperationalLog({
    database: scenario.database,
    clock: () => new Date(),
    logger: createLogger({ name: 'test', level: 'silent' }),
  });

const failSignIn = () => log().add(family.userId, { kind: 'sign-in-failed', detail: {} });

test("a watcher is told the family's actions, and no other family's", async () => {
  const address = await startOver(scenario);
  const other = await scenario.signUp();
  const page = await watchingAt(address);
  await happen(scenario, other);
  const first = await happen(scenario, family);
  await eventually(() => expect(page.heard()).toEqual([first]));
  await happen(scenario, other);
  const second = await happen(scenario, family);
  await eventually(() => expect(page.heard()).toEqual([first, second]));
});

test('sends lines of the operational log as well', async () => {
  const page = await watchingAt(await startOver(scenario));
  await failSignIn();
  await eventually(() => expect(page.heard()).toHaveLength(1));
  const event = await happen(scenario, family);
  await eventually(() => expect(page.heard()).toHaveLength(2));
  await failSignIn();
  await eventually(() => expect(page.heard()).toHaveLength(3));
  expect(page.heard().indexOf(event)).toBe(1);
});

test('sends lines and actions that are read at once in the order of their times', async () => {
  const address = await startOver(scenario);
  await view(scenario, { staff, family });
  const after = await newestOf(scenario, family);
  await failSignIn();
  const event = await happen(scenario, family, { isProjected: false });
  await sql`
    update timeline set occurred_at = now() + interval '1 second' where event_id = ${event}
  `.execute(scenario.database);
  const page = staffPageOf(address, staff);
  await page.watch({ userId: family.userId, after });
  await eventually(() => expect(page.heard()).toHaveLength(2));
  expect(page.heard().indexOf(event)).toBe(1);
});

test('sends a burst to every watcher, once and in order', async () => {
  const address = await startOver(scenario);
  const pages = [await watchingAt(address), await watchingAt(address)];
  const happened: string[] = [];
  for (let nth = 0; nth < 60; nth += 1) happened.push(await happen(scenario, family));
  await eventually(() => expect(pages.map(({ heard }) => heard())).toEqual([happened, happened]));
});

test('sends more entries than one query reads, once and in order', async () => {
  const address = await startOver(scenario);
  await view(scenario, { staff, family });
  const after = await newestOf(scenario, family);
  const happened: string[] = [];
  for (let nth = 0; nth < 450; nth += 1)
    happened.push(await happen(scenario, family, { isProjected: false }));
  const page = staffPageOf(address, staff);
  await page.watch({ userId: family.userId, after });
  await eventually(() => expect(page.heard()).toEqual(happened));
});

test('sends entries that are projected late', async () => {
  const page = await watchingAt(await startOver(scenario));
  const late = await happen(scenario, family, { isProjected: false });
  await sql`
    update timeline set occurred_at = now() - interval '1 hour' where event_id = ${late}
  `.execute(scenario.database);
  const next = await happen(scenario, family);
  await eventually(() => expect(page.heard()).toEqual([late, next]));
});

test('a page whose socket broke continues after its last entry', async () => {
  const address = await startOver(scenario);
  const page = await watchingAt(address);
  const before = await happen(scenario, family);
  await eventually(() => expect(page.heard()).toEqual([before]));
  page.socket.disconnect();
  const missed = [await happen(scenario, family), await happen(scenario, family)];
  const back = staffPageOf(address, staff);
  expect(await back.watch({ userId: family.userId, after: page.newest() ?? '' })).toBeNull();
  await eventually(() => expect(back.heard()).toEqual(missed));
  const next = await happen(scenario, family);
  await eventually(() => expect(back.heard()).toEqual([...missed, next]));
  expect(page.heard()).toEqual([before]);
});

test('sends entries missed during a database outage once it is back', async () => {
  const network = await startFaultyNetwork(scenario.databaseUrl);
  onTestFinished(network.stop);
  // Nothing but notifications leads to a look.
  const live = { watchedEveryMs: 10 * 60_000 };
  const page = await watchingAt(await startOver(scenario, { listenTo: network.url, live }));
  const before = await happen(scenario, family);
  await eventually(() => expect(page.heard()).toEqual([before]));
  network.cut();
  const missed = [await happen(scenario, family), await happen(scenario, family)];
  network.restore();
  await eventually(() => expect(page.heard()).toEqual([before, ...missed]));
  const next = await happen(scenario, family);
  await eventually(() => expect(page.heard()).toEqual([before, ...missed, next]));
});

test('sends entries that come after the listening connection was ended', async () => {
  const page = await watchingAt(await startOver(scenario));
  await sql`
    select pg_terminate_backend(pid, 1000) from pg_stat_activity
    where datname = current_database() and application_name = ${LISTENER_NAME}
  `.execute(scenario.database);
  const happened = await happen(scenario, family);
  await eventually(() => expect(page.heard()).toEqual([happened]));
});

test('only support may watch; a family may not even watch itself', async () => {
  const address = await startOver(scenario);
  const after = await newestOf(scenario, family);
  const page = staffPageOf(address, family);
  expect(await page.watch({ userId: family.userId, after })).toBe('RoleRequired');
  await view(scenario, { staff: family, family });
  expect(await page.watch({ userId: family.userId, after })).toBe('RoleRequired');
});

test("watching needs a grant of one's own", async () => {
  const address = await startOver(scenario);
  const after = await newestOf(scenario, family);
  await view(scenario, { staff: await createStaff(scenario), family });
  const page = staffPageOf(address, staff);
  expect(await page.watch({ userId: family.userId, after })).toBe('GrantRequired');
  await view(scenario, { staff, family: await scenario.signUp() });
  expect(await page.watch({ userId: family.userId, after })).toBe('GrantRequired');
});

test('an expired grant opens nothing', async () => {
  const address = await startOver(scenario);
  const after = await newestOf(scenario, family);
  await view(scenario, { staff, family, at: new Date(Date.now() - GRANT_MINUTES * 60_000) });
  const page = staffPageOf(address, staff);
  expect(await page.watch({ userId: family.userId, after })).toBe('GrantRequired');
});

test('a page watches one family at a time', async () => {
  const address = await startOver(scenario);
  const other = await scenario.signUp();
  await view(scenario, { staff, family: other });
  const page = await watchingAt(address);
  const after = await newestOf(scenario, other);
  expect(await page.watch({ userId: other.userId, after })).toBeNull();
  await happen(scenario, family);
  const happened = await happen(scenario, other);
  await eventually(() => expect(page.heard()).toEqual([happened]));
});

test('sends nothing after the watch stopped', async () => {
  const address = await startOver(scenario);
  const [page, still] = [await watchingAt(address), await watchingAt(address)];
  page.socket.emit('unwatch');
  // Messages are handled in order, so the answer proves that the watch has stopped.
  const elsewhere = { userId: staff.userId, after: '0_0' };
  expect(await page.watch(elsewhere)).toBe('GrantRequired');
  const happened = await happen(scenario, family);
  await eventually(() => expect(still.heard()).toEqual([happened]));
  expect(page.heard()).toEqual([]);
});

test.for([
  'null',
  '"a"',
  '{}',
  `{"userId": "' or 1=1 --", "after": "0_0"}`,
  `{"userId": "${'a'.repeat(32)}", "after": "nonsense"}`,
  `{"userId": "${'a'.repeat(32)}", "after": "${'9'.repeat(80)}"}`,
])('an invalid message is refused and harmless: %s', async (said) => {
  const address = await startOver(scenario);
  const page = await watchingAt(address);
  const rude = pageOf(address, staff);
  await rude.connected;
  rude.socket.emit('at', JSON.parse(said));
  expect(await rude.socket.timeout(10_000).emitWithAck('watch', JSON.parse(said))).toEqual({
    refused: 'ValidationFailed',
  });
  const happened = await happen(scenario, family);
  await eventually(() => expect(page.heard()).toEqual([happened]));
});

test('a page that sends too many messages is cut off', async () => {
  const address = await startOver(scenario);
  const page = pageOf(address, family);
  await page.connected;
  for (let nth = 0; nth <= 40; nth += 1) page.socket.emit('at', '/resources');
  await eventually(() => expect(page.socket.connected).toBe(false));
});
