import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startMigratedPostgres } from '../embedded-postgres/migrated.ts';
import { connectPostgres } from '../postgres/postgres.ts';
import { createSession, endSession, findSession, type SessionsSchema } from './sessions.ts';

const NOW = new Date('2026-01-02T03:04:05.678Z');
const DAY_MS = 24 * 60 * 60 * 1000;

let postgres: Awaited<ReturnType<typeof startMigratedPostgres>>;
let database: Kysely<SessionsSchema>;

beforeAll(async () => {
  postgres = await startMigratedPostgres();
  database = connectPostgres({ url: postgres.url, onConnectionLost: () => {} });
});

afterAll(async () => {
  await database.destroy();
  await postgres.stop();
});

const newUser = async (): Promise<string> => {
  const userId = randomUUID().replaceAll('-', '');
  await sql`insert into accounts
    (user_id, email, email_key, first_name, last_name, password_hash, created_at)
    values (${userId}, ${userId}, ${userId}, 'Ana', 'Lima', '', ${NOW})`.execute(database);
  return userId;
};

const create = async ({ isBrowser = false, now = NOW, userId = '' } = {}) =>
  createSession({ database, now }, { userId: userId || (await newUser()), isBrowser });

const find = (
  { token, cookie }: { readonly token?: string | undefined; readonly cookie?: string | undefined },
  now = NOW,
) => findSession({ database, now }, { token, cookie });

test('a session that is no browser’s is found by its token alone', async () => {
  const { session, token, cookie } = await create();
  expect(cookie).toBeUndefined();
  expect(await find({ token })).toEqual(session);
});

test('a browser’s session is found by both halves and by no less', async () => {
  const { session, token, cookie } = await create({ isBrowser: true });
  const other = await create({ isBrowser: true });
  expect(await find({ token, cookie })).toEqual(session);
  for (const less of [
    { token },
    { cookie },
    { token, cookie: other.cookie },
    { token: cookie, cookie: token },
  ])
    expect(await find(less)).toBeUndefined();
});

test('neither half is stored', async () => {
  const { session, token, cookie } = await create({ isBrowser: true });
  const row = await database
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

test('a session ends at its time', async () => {
  const { session, token, expiresAt } = await create();
  expect(expiresAt.getTime() - NOW.getTime()).toBe(30 * DAY_MS);
  expect(await find({ token }, new Date(expiresAt.getTime() - 1))).toEqual(session);
  expect(await find({ token }, expiresAt)).toBeUndefined();
});

test('a session that was ended is found no more, and the others of the person are', async () => {
  const userId = await newUser();
  const one = await create({ userId });
  const other = await create({ userId });
  await endSession(database, one.session);
  expect(await find(one)).toBeUndefined();
  expect(await find(other)).toEqual(other.session);
});

test('with a new session the expired ones of the person are cleared away', async () => {
  const userId = await newUser();
  const { expiresAt } = await create({ userId });
  const { session } = await create({ userId, now: expiresAt });
  const ids = await database
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', userId)
    .execute();
  expect(ids).toEqual([{ id: session.id }]);
});
