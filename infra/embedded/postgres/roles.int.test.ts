import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { migrate } from './migrated.fixture.ts';
import { type PostgresOptions, startPostgres } from './postgres.ts';
import { PASSWORD_FILE, SERVICES, SUPERUSER } from './roles.ts';

let directory: string;

beforeEach(({ onTestFinished: atTheEnd }) => {
  const parent = mkdtempSync(join(tmpdir(), 'hearthway-postgres-'));
  directory = join(parent, 'data');
  atTheEnd(() => rmSync(parent, { recursive: true }));
});

const start = async (options: PostgresOptions = {}) => {
  const postgres = await startPostgres(directory, { isDurable: false, ...options });
  onTestFinished(() => postgres.stop());
  return postgres;
};

const as = (url: string, username: string, password: string): string =>
  String(Object.assign(new URL(url), { username, password }));

const query = async (url: string, text: string): Promise<readonly unknown[]> => {
  const client = new Client(url);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
};

test('no local account connects without the password, not even as superuser', async () => {
  const { url } = await start();
  for (const [role, password] of [
    [SERVICES, ''],
    [SERVICES, 'guessed'],
    [SUPERUSER, ''],
    [SUPERUSER, 'guessed'],
    ['postgres', 'postgres'],
  ] as const)
    await expect(query(as(url, role, password), 'select 1')).rejects.toThrow();
  expect(await query(url, 'select 1 as answer')).toEqual([{ answer: 1 }]);
});

test('services are no superuser: they neither read files nor run programs', async () => {
  const { url } = await start();
  expect(
    await query(url, 'select rolname, rolsuper from pg_roles where rolname = current_user'),
  ).toEqual([{ rolname: SERVICES, rolsuper: false }]);
  await expect(query(url, "select pg_read_file('/etc/passwd')")).rejects.toThrow('permission');
  await expect(query(url, "copy (select 1) to program 'id'")).rejects.toThrow('permission');
});

test('the data directory and the password are for their owner alone', async () => {
  await start();
  expect(statSync(directory).mode & 0o777).toBe(0o700);
  expect(statSync(join(directory, PASSWORD_FILE)).mode & 0o777).toBe(0o600);
});

test('the password stays over restarts', async () => {
  const { stop } = await start();
  const before = readFileSync(join(directory, PASSWORD_FILE), 'utf8');
  await stop();
  await start();
  expect(readFileSync(join(directory, PASSWORD_FILE), 'utf8')).toBe(before);
});

test('a data directory from before there were passwords is taken over with its tables', async () => {
  const old = await start({ superuserPassword: 'old' });
  const superuser = as(old.url, SUPERUSER, 'old');
  // Older state: the superuser owns everything, and there is no password file.
  await query(superuser, `alter schema public owner to ${SUPERUSER}`);
  await migrate(superuser);
  await query(superuser, "insert into erased_people values ('ana', now())");
  await query(superuser, `alter role ${SUPERUSER} password null`);
  await old.stop();
  rmSync(join(directory, PASSWORD_FILE));

  const { url } = await start();
  expect(await query(url, 'select user_id from erased_people')).toEqual([{ user_id: 'ana' }]);
  expect(
    await query(
      url,
      `select relname from pg_class c where relnamespace = 'public'::regnamespace
        and relowner <> '${SERVICES}'::regrole and relkind in ('r', 'v', 'S')
       union all
       select proname from pg_proc p where pronamespace = 'public'::regnamespace
        and proowner <> '${SERVICES}'::regrole
        and not exists (select from pg_depend where objid = p.oid and deptype = 'e')
       union all
       select cfgname from pg_ts_config where cfgnamespace = 'public'::regnamespace
        and cfgowner <> '${SERVICES}'::regrole`,
    ),
  ).toEqual([]);
  // Later migrations also run as this role.
  await query(url, 'alter table accounts add column later text');
  await query(url, 'create or replace function joined(text[]) returns text immutable return $1[1]');
  await migrate(url);
  await expect(query(as(url, SUPERUSER, ''), 'select 1')).rejects.toThrow();
});
