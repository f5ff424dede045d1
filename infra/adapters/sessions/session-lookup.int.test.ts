import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createSessionLookup, type Look } from './session-lookup.ts';
import {
  minutesAfter,
  NOW,
  type Sessions,
  secondsAfter,
  startSessions,
} from './sessions.fixture.ts';
import { endSession, type NewSession } from './sessions.ts';

let sessions: Sessions;
let now: Date;
let elapsedMs: number;

beforeAll(async () => {
  sessions = await startSessions();
});

afterAll(() => sessions.stop());

beforeEach(() => {
  now = NOW;
  elapsedMs = 0;
});

const pass = (seconds: number): void => {
  now = secondsAfter(now, seconds);
  elapsedMs += seconds * 1_000;
};

const lookup = (cachedForMs = 1_000) =>
  createSessionLookup({
    database: sessions.database,
    clock: () => now,
    cachedForMs,
    elapsedMs: () => elapsedMs,
  });

const LOOKING: Look = { isFresh: false, isActivity: false };
const DOING: Look = { isFresh: false, isActivity: true };

const end = ({ session }: NewSession) => endSession(sessions.database, session);

const lastActiveAt = async ({ session }: NewSession): Promise<Date> => {
  const row = await sessions.database
    .selectFrom('sessions')
    .select('last_active_at')
    .where('id', '=', session.id)
    .executeTakeFirstOrThrow();
  return row.last_active_at;
};

test('a session that was ended elsewhere is known for less than a second', async () => {
  const { find } = lookup();
  const created = await sessions.create();
  expect(await find(created, LOOKING)).toMatchObject(created.session);
  await end(created);
  pass(0.999);
  expect(await find(created, LOOKING)).toMatchObject(created.session);
  pass(0.001);
  expect(await find(created, LOOKING)).toBeUndefined();
});

test('asking again does not keep it known for longer', async () => {
  const { find } = lookup();
  const created = await sessions.create();
  await find(created, LOOKING);
  await end(created);
  pass(0.6);
  await find(created, DOING);
  pass(0.6);
  expect(await find(created, LOOKING)).toBeUndefined();
});

test('the second counts from before the session was read', async () => {
  const { find } = lookup();
  const created = await sessions.create();
  const finding = find(created, LOOKING);
  pass(1);
  expect(await finding).toMatchObject(created.session);
  await end(created);
  expect(await find(created, LOOKING)).toBeUndefined();
});

test('a fresh lookup is never answered from the cache', async () => {
  const { find } = lookup();
  const created = await sessions.create();
  await find(created, LOOKING);
  await end(created);
  expect(await find(created, { ...LOOKING, isFresh: true })).toBeUndefined();
  expect(await lookup(0).find(created, LOOKING)).toBeUndefined();
});

test('an ended session is evicted as soon as it is announced', async () => {
  const { find, forget } = lookup();
  const [ended, other] = [await sessions.create(), await sessions.create()];
  for (const each of [ended, other]) {
    await find(each, LOOKING);
    await end(each);
  }
  forget(ended.session.id);
  expect(await find(ended, LOOKING)).toBeUndefined();
  expect(await find(other, LOOKING)).toMatchObject(other.session);
});

test('a half that is known does not vouch for another', async () => {
  const { find } = lookup();
  const created = await sessions.create({ isBrowser: true });
  const other = await sessions.create({ isBrowser: true });
  expect(await find(created, LOOKING)).toBeDefined();
  const { token } = created;
  for (const cookie of [undefined, '', other.cookie])
    expect(await find({ token, cookie }, LOOKING)).toBeUndefined();
});

test('a browser’s reads do not extend a session, its commands do', async () => {
  const { find } = lookup();
  const created = await sessions.create({ isBrowser: true });
  for (let minute = 0; minute < 29; minute += 1) {
    expect(await find(created, LOOKING)).toBeDefined();
    pass(60);
  }
  expect(await lastActiveAt(created)).toEqual(NOW);
  expect(await find(created, DOING)).toBeDefined();
  expect(await lastActiveAt(created)).toEqual(minutesAfter(NOW, 29));
  pass(30 * 60 - 1);
  expect(await find(created, LOOKING)).toBeDefined();
  pass(1);
  expect(await find(created, DOING)).toBeUndefined();
});

test('an API session is kept alive by every request', async () => {
  const { find } = lookup();
  const created = await sessions.create();
  for (let half = 0; half < 5; half += 1) {
    pass(29 * 60);
    expect(await find(created, LOOKING)).toBeDefined();
  }
});

test('a session that is known is idle at its time, not a moment later', async () => {
  const { find } = lookup();
  const created = await sessions.create({ isBrowser: true });
  pass(30 * 60 - 0.1);
  expect(await find(created, LOOKING)).toBeDefined();
  pass(0.1);
  expect(await find(created, LOOKING)).toBeUndefined();
});

test('a session that was used elsewhere meanwhile is not taken for idle', async () => {
  const { find } = lookup();
  const created = await sessions.create({ isBrowser: true });
  pass(30 * 60 - 0.1);
  await find(created, LOOKING);
  await lookup().find(created, DOING);
  pass(0.2);
  expect(await find(created, LOOKING)).toBeDefined();
});

test('of many requests at once, one writes that the session is used', async () => {
  const { find } = lookup();
  const created = await sessions.create({ isBrowser: true });
  pass(60);
  const found = await Promise.all(Array.from({ length: 20 }, () => find(created, DOING)));
  expect(found.every((session) => session?.id === created.session.id)).toBe(true);
  expect(await lastActiveAt(created)).toEqual(now);
  pass(29);
  await find(created, DOING);
  expect(await lastActiveAt(created)).toEqual(secondsAfter(NOW, 60));
});
