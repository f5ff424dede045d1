import type { Presence } from '@hearthway/domain/live/live.contract.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { eventually, type Family, type Scenario, startScenario } from '../../read-api.fixture.ts';
import { createStaff, newestOf, pageOf, staffPageOf, startOver, view } from './watching.fixture.ts';

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

const NO_GRACE = { live: { graceMs: 0 } };

const watchingAt = async (address: string) => {
  await view(scenario, { staff, family });
  const page = staffPageOf(address, staff);
  const after = await newestOf(scenario, family);
  expect(await page.watch({ userId: family.userId, after })).toBeNull();
  await eventually(() => expect(page.presence).not.toEqual([]));
  return page;
};

const offline = (): Presence => ({ userId: family.userId, isOnline: false, place: null });
const onlineAt = (place: string | null): Presence => ({
  userId: family.userId,
  isOnline: true,
  place,
});

test("a watcher is told the family's current page, at once and on each change", async () => {
  const address = await startOver(scenario, NO_GRACE);
  const page = await watchingAt(address);
  expect(page.presence).toEqual([offline()]);
  const tab = pageOf(address, family);
  await tab.connected;
  await eventually(() => expect(page.presence.at(-1)).toEqual(onlineAt(null)));
  tab.socket.emit('at', '/resources/:category');
  await eventually(() => expect(page.presence.at(-1)).toEqual(onlineAt('/resources/:category')));
  const later = await watchingAt(address);
  expect(later.presence).toEqual([onlineAt('/resources/:category')]);
  tab.socket.disconnect();
  await eventually(() => expect(page.presence.at(-1)).toEqual(offline()));
  expect(page.presence).toHaveLength(4);
});

test('a family with several tabs is present until the last is closed', async () => {
  const address = await startOver(scenario, NO_GRACE);
  const page = await watchingAt(address);
  const tabs = [pageOf(address, family), pageOf(address, await scenario.signIn(family.userId))];
  await Promise.all(tabs.map(({ connected }) => connected));
  tabs[0]?.socket.emit('at', '/account');
  await eventually(() => expect(page.presence.at(-1)).toEqual(onlineAt('/account')));
  tabs[1]?.socket.emit('at', '/favorites');
  await eventually(() => expect(page.presence.at(-1)).toEqual(onlineAt('/favorites')));
  tabs[1]?.socket.disconnect();
  await eventually(() => expect(page.presence.at(-1)).toEqual(onlineAt('/account')));
  tabs[0]?.socket.disconnect();
  await eventually(() => expect(page.presence.at(-1)).toEqual(offline()));
});

test('a reload does not end presence', async () => {
  const address = await startOver(scenario);
  const page = await watchingAt(address);
  const tab = pageOf(address, family);
  await tab.connected;
  tab.socket.emit('at', '/resources');
  await eventually(() => expect(page.presence.at(-1)).toEqual(onlineAt('/resources')));
  tab.socket.disconnect();
  const again = pageOf(address, family);
  await again.connected;
  again.socket.emit('at', '/favorites');
  await eventually(() => expect(page.presence.at(-1)).toEqual(onlineAt('/favorites')));
  expect(page.presence.filter(({ isOnline }) => !isOnline)).toEqual([offline()]);
});

test('it is the same whichever instance of read-api holds the sockets', async () => {
  const here = await startOver(scenario, NO_GRACE);
  const there = await startOver(scenario, NO_GRACE);
  const before = pageOf(there, family);
  await before.connected;
  before.socket.emit('at', '/account');
  const page = await watchingAt(here);
  await eventually(() => expect(page.presence.at(-1)).toEqual(onlineAt('/account')));
  const tab = pageOf(here, family);
  await tab.connected;
  tab.socket.emit('at', '/favorites');
  await eventually(() => expect(page.presence.at(-1)).toEqual(onlineAt('/favorites')));
  tab.socket.disconnect();
  await eventually(() => expect(page.presence.at(-1)).toEqual(onlineAt('/account')));
  before.socket.disconnect();
  await eventually(() => expect(page.presence.at(-1)).toEqual(offline()));
});

test('only routes are told', async () => {
  const address = await startOver(scenario, NO_GRACE);
  const page = await watchingAt(address);
  const tab = pageOf(address, family);
  await eventually(() => expect(page.presence.at(-1)).toEqual(onlineAt(null)));
  for (const place of ['/resources?q=autism', 'Ada Marsh', '/resources/1234', `/${'a'.repeat(99)}`])
    tab.socket.emit('at', place);
  tab.socket.emit('at', '/resources');
  await eventually(() => expect(page.presence.at(-1)).toEqual(onlineAt('/resources')));
  expect(page.presence).toEqual([offline(), onlineAt(null), onlineAt('/resources')]);
});
