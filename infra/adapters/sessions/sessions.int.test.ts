import { DAY_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  minutesAfter,
  NOW,
  type Sessions,
  secondsAfter,
  startSessions,
} from './sessions.fixture.ts';
import { endSession, findSession, type StoredSession, touchSession } from './sessions.ts';

let sessions: Sessions;

beforeAll(async () => {
  sessions = await startSessions();
});

afterAll(() => sessions.stop());

const find = (
  { token, cookie }: { readonly token?: string | undefined; readonly cookie?: string | undefined },
  now = NOW,
) => findSession({ database: sessions.database, now }, { token, cookie });

const found = async (...[credentials, now]: Parameters<typeof find>): Promise<StoredSession> =>
  (await find(credentials, now)) ?? expect.fail('There is such a session.');

test('a session that is no browser’s is found by its token alone', async () => {
  const { session, token, cookie } = await sessions.create();
  expect(cookie).toBeUndefined();
  expect(await find({ token })).toMatchObject({ ...session, isApi: true });
});

test('a browser’s session is found by both halves and by no less', async () => {
  const { session, token, cookie } = await sessions.create({ isBrowser: true });
  const other = await sessions.create({ isBrowser: true });
  expect(await find({ token, cookie })).toMatchObject({ ...session, isApi: false });
  for (const less of [
    { token },
    { cookie },
    { token, cookie: other.cookie },
    { token: cookie, cookie: token },
  ])
    expect(await find(less)).toBeUndefined();
});

test('it is found with the role that the person has now', async () => {
  const { session, token } = await sessions.create();
  expect(await find({ token })).toMatchObject({ role: 'family' });
  await sql`update accounts set role = 'analyst' where user_id = ${session.accountId}`.execute(
    sessions.database,
  );
  expect(await find({ token })).toMatchObject({ role: 'analyst' });
});

test('neither half is stored', async () => {
  const { session, token, cookie } = await sessions.create({ isBrowser: true });
  const row = await sessions.database
    .selectFrom('sessions')
    .selectAll()
    .where('id', '=', session.id)
    .executeTakeFirstOrThrow();
  const stored = [row.token_hash, row.cookie_hash].map((hash) => hash?.toString('base64url'));
  expect(stored).toEqual([expect.stringMatching(/^.{43}$/), expect.stringMatching(/^.{43}$/)]);
  expect(stored).not.toContain(token);
  expect(stored).not.toContain(cookie);
});

test.for(['', 'a', 'x'.repeat(43), 'x'.repeat(10_000), "' or true --", 'a\u0000b'])(
  'a forged token finds nothing: %j',
  async (token) => {
    expect(await find({ token, cookie: token })).toBeUndefined();
  },
);

test('a session ends after half an hour in which nothing is done with it', async () => {
  const { session, token } = await sessions.create();
  expect(await find({ token }, secondsAfter(NOW, 30 * 60 - 1))).toMatchObject(session);
  expect(await find({ token }, minutesAfter(NOW, 30))).toBeUndefined();
});

test('activity moves the idle limit', async () => {
  const { token } = await sessions.create();
  const now = minutesAfter(NOW, 29);
  await touchSession({ database: sessions.database, now }, await found({ token }, now));
  expect(await find({ token }, minutesAfter(now, 29))).toBeDefined();
  expect(await find({ token }, minutesAfter(now, 30))).toBeUndefined();
});

test('that something is done is written once in half a minute', async () => {
  const { token } = await sessions.create();
  const touched = async (seconds: number) => {
    const now = secondsAfter(NOW, seconds);
    await touchSession({ database: sessions.database, now }, await found({ token }, now));
    return (await found({ token }, now)).lastActiveAt;
  };
  expect(await touched(29)).toEqual(NOW);
  expect(await touched(30)).toEqual(secondsAfter(NOW, 30));
  expect(await touched(59)).toEqual(secondsAfter(NOW, 30));
  expect(await touched(60)).toEqual(secondsAfter(NOW, 60));
});

test('of simultaneous activity only the first is written', async () => {
  const { token } = await sessions.create();
  const session = await found({ token });
  const times = Array.from({ length: 20 }, (_, index) => secondsAfter(NOW, 60 + index));
  await Promise.all(
    times.map((now) => touchSession({ database: sessions.database, now }, session)),
  );
  const { lastActiveAt } = await found({ token });
  expect(times).toContainEqual(lastActiveAt);
});

test('a session ends after thirty days, however much is done with it', async () => {
  const { session, token, expiresAt } = await sessions.create();
  expect(expiresAt.getTime() - NOW.getTime()).toBe(30 * DAY_MS);
  await sessions.database
    .updateTable('sessions')
    .set({ last_active_at: expiresAt })
    .where('id', '=', session.id)
    .execute();
  expect(await find({ token }, secondsAfter(expiresAt, -1))).toMatchObject(session);
  expect(await find({ token }, expiresAt)).toBeUndefined();
});

test('a server whose clock is a minute behind knows a session that has just begun', async () => {
  const { session, token } = await sessions.create();
  const now = minutesAfter(NOW, -1);
  const early = await found({ token }, now);
  expect(early).toMatchObject(session);
  // Nor does it take away any of its time.
  await touchSession({ database: sessions.database, now }, early);
  expect(await find({ token }, secondsAfter(NOW, 30 * 60 - 1))).toBeDefined();
});

test('a session that was ended is found no more, and the others of the person are', async () => {
  const userId = await sessions.newUser();
  const one = await sessions.create({ userId });
  const other = await sessions.create({ userId });
  await endSession(sessions.database, one.session);
  expect(await find(one)).toBeUndefined();
  expect(await find(other)).toMatchObject(other.session);
});

test('with a new session the ended ones of the person are cleared away', async () => {
  const userId = await sessions.newUser();
  await sessions.create({ userId });
  const used = await sessions.create({ userId, now: minutesAfter(NOW, 1) });
  const { session } = await sessions.create({ userId, now: minutesAfter(NOW, 30) });
  const ids = await sessions.database
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', userId)
    .execute();
  expect(ids.map(({ id }) => id).sort()).toEqual([used.session.id, session.id].sort());
});
