import { asSealed } from '@hearthway/infra/adapters/tables/column.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../command-api.fixture.ts';
import { accountCalls } from './account.fixture.ts';
import { rekeyAccounts } from './rekey-accounts.ts';
import { sealOlderRows } from './seal-plain-rows.ts';

let api: TestApi;
const { login } = accountCalls(() => api);

beforeAll(async () => {
  api = await startTestApi();
});

afterAll(() => api.stop());

test('an account of an older version is found again, and others stay as they are', async () => {
  const [old, other] = [await api.signUp(), await api.signUp()];
  await api.database
    .updateTable('accounts')
    .set({ email_key: old.email.toLowerCase() })
    .where('user_id', '=', old.userId)
    .execute();
  expect((await login(old)).code).toBe('WrongCredentials');
  // Twice, since it is done at every start.
  await rekeyAccounts(api.dependencies);
  await rekeyAccounts(api.dependencies);
  expect((await login(old)).status).toBe(200);
  expect((await login(other)).status).toBe(200);
});

const PLAIN = 'Thistlewick';
const TABLES = ['accounts', 'visitors', 'sessions'];

/** Each table's file, which is another one after it was written anew. */
const files = async (): Promise<readonly unknown[]> => {
  const found = await Promise.all(
    TABLES.map((table) => sql`select pg_relation_filenode(${table}) as file`.execute(api.database)),
  );
  return found.flatMap(({ rows }) => rows);
};

test('names, e-mails and devices that an older version stored plain are sealed, and their tables written anew, once', async () => {
  const { userId, email, password } = await api.signUp();
  const plain = asSealed(PLAIN);
  await api.database
    .updateTable('accounts')
    .set({ email: asSealed(email), first_name: plain, last_name: plain })
    .where('user_id', '=', userId)
    .execute();
  await api.database
    .updateTable('sessions')
    .set({ device: plain })
    .where('user_id', '=', userId)
    .execute();
  await api.database
    .insertInto('visitors')
    .values({
      user_id: 'f'.repeat(32),
      email: plain,
      email_key: 'a visitor',
      language: 'en',
      created_at: api.now(),
      last_wrote_at: api.now(),
    })
    .execute();
  await api.database
    .deleteFrom('database_marks')
    .where('name', '=', 'personal-texts-rewritten')
    .execute();
  const before = await files();
  await sealOlderRows(api.dependencies);
  const after = await files();
  for (const [at, file] of after.entries()) expect(file).not.toEqual(before[at]);
  for (const table of TABLES) {
    const { rows } = await sql`select * from ${sql.table(table)}`.execute(api.database);
    for (const text of [PLAIN, email]) expect(JSON.stringify(rows)).not.toContain(text);
  }
  expect((await login({ email, password })).status).toBe(200);
  await sealOlderRows(api.dependencies);
  expect(await files()).toEqual(after);
});
