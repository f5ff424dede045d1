import { GRANT_MINUTES } from '@hearthway/domain/staff/support-access.constants.ts';
import { createLogger } from '@hearthway/infra/adapters/logging/logger.ts';
import { startFaultyNetwork } from '@hearthway/infra/adapters/network/faulty-network.fixture.ts';
import { LISTENER_NAME } from '@hearthway/infra/adapters/postgres/listen.ts';
import { createOperationalLog } from '@hearthway/infra/adapters/staff/operational-log.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { type Family, type Scenario, soon, startScenario } from '../read-api.fixture.ts';
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

test('whoever watches a family is told what it does, and nothing of another', async () => {
  const address = await startOver(scenario);
  const other = await scenario.signUp();
  const page = await watchingAt(address);
  await happen(scenario, other);
  const first = await happen(scenario, family);
  await soon(() => expect(page.heard()).toEqual([first]));
  await happen(scenario, other);
  const second = await happen(scenario, family);
  await soon(() => expect(page.heard()).toEqual([first, second]));
});

test('what never became an event is told as well', async () => {
  const page = await watchingAt(await startOver(scenario));
  await failSignIn();
  await soon(() => expect(page.heard()).toHaveLength(1));
  const event = await happen(scenario, family);
  await failSignIn();
  await soon(() => expect(page.heard()).toHaveLength(3));
  expect(page.heard().indexOf(event)).toBe(1);
});

test('a burst is told to every watcher, once and in order', async () => {
  const address = await startOver(scenario);
  const pages = [await watchingAt(address), await watchingAt(address)];
  const happened: string[] = [];
  for (let nth = 0; nth < 60; nth += 1) happened.push(await happen(scenario, family));
  await soon(() => expect(pages.map(({ heard }) => heard())).toEqual([happened, happened]));
});

test('more than one query holds is told once and in order', async () => {
  const address = await startOver(scenario);
  await view(scenario, { staff, family });
  const after = await newestOf(scenario, family);
  const happened: string[] = [];
  for (let nth = 0; nth < 450; nth += 1)
    happened.push(await happen(scenario, family, { isTold: false }));
  const page = staffPageOf(address, staff);
  await page.watch({ userId: family.userId, after });
  await soon(() => expect(page.heard()).toEqual(happened));
});

test('what is projected later than it happened is told all the same', async () => {
  const page = await watchingAt(await startOver(scenario));
  const late = await happen(scenario, family, { isTold: false });
  await sql`
    update timeline set occurred_at = now() - interval '1 hour' where event_id = ${late}
  `.execute(scenario.database);
  const next = await happen(scenario, family);
  await soon(() => expect(page.heard()).toEqual([late, next]));
});

test('a page whose socket broke goes on from where it was', async () => {
  const address = await startOver(scenario);
  const page = await watchingAt(address);
  const before = await happen(scenario, family);
  await soon(() => expect(page.heard()).toEqual([before]));
  page.socket.disconnect();
  const missed = [await happen(scenario, family), await happen(scenario, family)];
  const back = staffPageOf(address, staff);
  expect(await back.watch({ userId: family.userId, after: page.newest() ?? '' })).toBeNull();
  await soon(() => expect(back.heard()).toEqual(missed));
  const next = await happen(scenario, family);
  await soon(() => expect(back.heard()).toEqual([...missed, next]));
  expect(page.heard()).toEqual([before]);
});

test('what was missed while the database was not heard is told once it is heard again', async () => {
  const network = await startFaultyNetwork(scenario.databaseUrl);
  onTestFinished(network.stop);
  // Nothing but notifications leads to a look.
  const live = { watchedEveryMs: 10 * 60_000 };
  const page = await watchingAt(await startOver(scenario, { listenTo: network.url, live }));
  const before = await happen(scenario, family);
  await soon(() => expect(page.heard()).toEqual([before]));
  network.cut();
  const missed = [await happen(scenario, family), await happen(scenario, family)];
  network.restore();
  await soon(() => expect(page.heard()).toEqual([before, ...missed]));
  const next = await happen(scenario, family);
  await soon(() => expect(page.heard()).toEqual([before, ...missed, next]));
});

test('what happens after the listening connection was ended is told', async () => {
  const page = await watchingAt(await startOver(scenario));
  await sql`
    select pg_terminate_backend(pid, 1000) from pg_stat_activity
    where datname = current_database() and application_name = ${LISTENER_NAME}
  `.execute(scenario.database);
  const happened = await happen(scenario, family);
  await soon(() => expect(page.heard()).toEqual([happened]));
});

test('nobody but support may watch, not even their own family', async () => {
  const address = await startOver(scenario);
  const after = await newestOf(scenario, family);
  const page = staffPageOf(address, family);
  expect(await page.watch({ userId: family.userId, after })).toBe('RoleRequired');
  await view(scenario, { staff: family, family });
  expect(await page.watch({ userId: family.userId, after })).toBe('RoleRequired');
});

test('who has not said that they look is refused, whatever another of the staff has said', async () => {
  const address = await startOver(scenario);
  const after = await newestOf(scenario, family);
  await view(scenario, { staff: await createStaff(scenario), family });
  const page = staffPageOf(address, staff);
  expect(await page.watch({ userId: family.userId, after })).toBe('GrantRequired');
  await view(scenario, { staff, family: await scenario.signUp() });
  expect(await page.watch({ userId: family.userId, after })).toBe('GrantRequired');
});

test('a grant that is over opens nothing', async () => {
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
  await soon(() => expect(page.heard()).toEqual([happened]));
});

test('who watches no more is told no more', async () => {
  const address = await startOver(scenario);
  const [page, still] = [await watchingAt(address), await watchingAt(address)];
  page.socket.emit('unwatch');
  // What a page says is heard in order, so the answer tells that it watches no more.
  const elsewhere = { userId: staff.userId, after: '0_0' };
  expect(await page.watch(elsewhere)).toBe('GrantRequired');
  const happened = await happen(scenario, family);
  await soon(() => expect(still.heard()).toEqual([happened]));
  expect(page.heard()).toEqual([]);
});

test.for([
  'null',
  '"a"',
  '{}',
  `{"userId": "' or 1=1 --", "after": "0_0"}`,
  `{"userId": "${'a'.repeat(32)}", "after": "nonsense"}`,
  `{"userId": "${'a'.repeat(32)}", "after": "${'9'.repeat(80)}"}`,
])('what cannot be understood is refused, and hurts nobody: %s', async (said) => {
  const address = await startOver(scenario);
  const page = await watchingAt(address);
  const rude = pageOf(address, staff);
  await rude.connected;
  rude.socket.emit('at', JSON.parse(said));
  expect(await rude.socket.timeout(10_000).emitWithAck('watch', JSON.parse(said))).toEqual({
    refused: 'ValidationFailed',
  });
  const happened = await happen(scenario, family);
  await soon(() => expect(page.heard()).toEqual([happened]));
});

test('a page that will not stop talking is cut off', async () => {
  const address = await startOver(scenario);
  const page = pageOf(address, family);
  await page.connected;
  for (let nth = 0; nth <= 40; nth += 1) page.socket.emit('at', '/resources');
  await soon(() => expect(page.socket.connected).toBe(false));
});
