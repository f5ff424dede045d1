import { GRANT_MINUTES } from '@hearthway/domain/support/support.constants.ts';
import { startFaultyNetwork } from '@hearthway/infra/adapters/network/faulty-network.fixture.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { eventually, type Family, type Scenario, startScenario } from '../../read-api.fixture.ts';
import {
  createStaff,
  happen,
  type staffPageOf,
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

/** Both for watches that began just now. */
const OVER_MS = (GRANT_MINUTES + 1) * 60_000;
const ALMOST_OVER_MS = (GRANT_MINUTES - 1) * 60_000;

test('the watch ends when the grant expires, and sends no more', async () => {
  let now = new Date();
  const address = await startOver(scenario, { clock: () => now });
  const page = await watchingAt(address);
  const before = await happen(scenario, family);
  await eventually(() => expect(page.heard()).toEqual([before]));
  now = new Date(now.getTime() + OVER_MS);
  await happen(scenario, family);
  await eventually(() => expect(page.ended).toEqual([{ userId: family.userId, why: 'expired' }]));
  await happen(scenario, family);
  await view(scenario, { staff, family, at: now });
  const after = page.newest() ?? '';
  expect(await page.watch({ userId: family.userId, after })).toBeNull();
  await eventually(() => expect(page.heard()).toHaveLength(3));
});

test('grants are checked even without events', async () => {
  let now = new Date();
  const live = { watchedEveryMs: 20 };
  const address = await startOver(scenario, { clock: () => now, live });
  const page = await watchingAt(address);
  now = new Date(now.getTime() + OVER_MS);
  await eventually(() => expect(page.ended).toEqual([{ userId: family.userId, why: 'expired' }]));
});

test('a renewed view keeps the watch open', async () => {
  let now = new Date();
  const address = await startOver(scenario, { clock: () => now });
  const page = await watchingAt(address);
  now = new Date(now.getTime() + ALMOST_OVER_MS);
  await view(scenario, { staff, family, at: now });
  now = new Date(now.getTime() + 2 * 60_000);
  const happened = await happen(scenario, family);
  await eventually(() => expect(page.heard()).toEqual([happened]));
  expect(page.ended).toEqual([]);
});

/** In the order of command-api and projections. */
const beginErasure = async () => {
  await sql`insert into erased_people values (${family.userId}, now())`.execute(scenario.database);
  for (const table of ['staff_access', 'timeline'])
    await sql`delete from ${sql.table(table)} where user_id = ${family.userId}`.execute(
      scenario.database,
    );
};

const expectErased = async (page: ReturnType<typeof staffPageOf>): Promise<void> => {
  await eventually(() => expect(page.ended).toEqual([{ userId: family.userId, why: 'erased' }]));
  const watch = { userId: family.userId, after: '0_0' };
  expect(await page.watch(watch)).toBe('UnknownFamily');
};

test('watchers of a family that is being erased hear of the erasure rather than an expired grant', async () => {
  const live = { watchedEveryMs: 20 };
  const page = await watchingAt(await startOver(scenario, { live }));
  await beginErasure();
  await expectErased(page);
});

test("when an erased family's account goes, its watchers are told at once", async () => {
  const live = { watchedEveryMs: 10 * 60_000 };
  const page = await watchingAt(await startOver(scenario, { live }));
  await sql`insert into person_keys (user_id, period, wrapped, master_key_id)
    values (${family.userId}, 'account', '', 'none')`.execute(scenario.database);
  await beginErasure();
  await sql`delete from accounts where user_id = ${family.userId}`.execute(scenario.database);
  await expectErased(page);
});

test('a family that joins the staff is no longer watched', async () => {
  const page = await watchingAt(await startOver(scenario));
  await sql`update accounts set role = 'analyst' where user_id = ${family.userId}`.execute(
    scenario.database,
  );
  await happen(scenario, family);
  await eventually(() => expect(page.ended).toEqual([{ userId: family.userId, why: 'expired' }]));
  expect(page.heard()).toEqual([]);
});

test('when a staff member loses the role, their watching page is closed within a second', async () => {
  const page = await watchingAt(await startOver(scenario));
  await sql`delete from sessions where user_id = ${staff.userId}`.execute(scenario.database);
  await vi.waitFor(() => expect(page.socket.connected).toBe(false), 1_000);
  expect(page.isSignedOut()).toBe(true);
});

test.for(['cut', 'swallow'] as const)(
  'with the notifications of the database %s, too, an ended session closes its page within a second',
  async (fault) => {
    const network = await startFaultyNetwork(scenario.databaseUrl);
    onTestFinished(network.stop);
    const page = await watchingAt(await startOver(scenario, { listenTo: network.url }));
    network[fault]();
    await sql`delete from sessions where user_id = ${staff.userId}`.execute(scenario.database);
    await vi.waitFor(() => expect(page.socket.connected).toBe(false), 1_000);
    expect(page.isSignedOut()).toBe(true);
  },
);

test('without the role nothing more is sent, even before the session has ended', async () => {
  const page = await watchingAt(await startOver(scenario));
  await sql`update accounts set role = 'family' where user_id = ${staff.userId}`.execute(
    scenario.database,
  );
  await happen(scenario, family);
  await eventually(() => expect(page.ended).toHaveLength(1));
  expect(page.heard()).toEqual([]);
});
