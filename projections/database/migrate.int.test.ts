import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { connectPostgres } from '@hearthway/infra/adapters/postgres/postgres.ts';
import {
  LEAST_VERSION,
  requireServerVersion,
} from '@hearthway/infra/adapters/postgres/server-version.ts';
import { requireTables } from '@hearthway/infra/adapters/tables/require-tables.ts';
import {
  createEmptyDatabase,
  createTestDatabase,
} from '@hearthway/infra/embedded/postgres/postgres.fixture.ts';
import { type Kysely, sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import type { DirectoryImportSchema } from '../directory-import/import-schema.ts';
import { migrate } from './migrate.ts';

const connect = (url: string): Kysely<DirectoryImportSchema> => {
  const database = connectPostgres<DirectoryImportSchema>({ url, onConnectionLost: () => {} });
  onTestFinished(() => database.destroy());
  return database;
};

/** A database without tables, and a role that is no superuser. */
const withRole = async (grants: (role: string) => readonly string[]) => {
  const { url, drop } = await createEmptyDatabase();
  onTestFinished(drop);
  const role = `role_${randomUUID().replaceAll('-', '')}`;
  const owner = connect(url);
  await sql.raw(`create role ${role} login password 'secret'`).execute(owner);
  onTestFinished(async () => {
    await sql.raw(`drop owned by ${role}`).execute(owner);
    await sql.raw(`drop role ${role}`).execute(owner);
  });
  for (const grant of grants(role)) await sql.raw(grant).execute(owner);
  const address = Object.assign(new URL(url), { username: role, password: 'secret' });
  return { role, database: connect(address.href) };
};

test('a role that may not create tables is told what to run', async () => {
  const { role, database } = await withRole(() => []);
  await expect(migrate(database)).rejects.toThrow(
    new RegExp(`^The role ${role} may not change .* grant create on schema public to "${role}";$`),
  );
});

test('a role that may not create extensions is told what to run, and then migrates', async () => {
  const { role, database } = await withRole((name) => [`grant create on schema public to ${name}`]);
  const refused = await migrate(database).then(
    () => expect.fail('It may.'),
    ({ message }: Error) => message,
  );
  expect(refused).toMatch(new RegExp(`^The role ${role} may not create extensions`));
  const { 1: statements = '' } = /run there: (.*)$/.exec(refused) ?? [];
  const { database: prepared } = await withRole((name) => [
    statements,
    `grant create on schema public to ${name}`,
  ]);
  await migrate(prepared);
  await requireTables(prepared);
});

test('an older server is refused in one sentence, and the settings name the least version', async () => {
  const { url, drop } = await createEmptyDatabase();
  onTestFinished(drop);
  const database = connect(url);
  await expect(requireServerVersion(database)).resolves.toBeUndefined();
  await expect(requireServerVersion(database, { least: 99 })).rejects.toThrow(
    /^The database runs on PostgreSQL 18\S*, and Hearthway needs 99 or newer\. Set DATABASE_URL/,
  );
  const settings = readFileSync(join(import.meta.dirname, '../../docs/settings.md'), 'utf8');
  expect(settings).toContain(`PostgreSQL ${LEAST_VERSION} or newer`);
});

test('a service on a database without tables, or with those of an older version, says what to start', async () => {
  const empty = await createEmptyDatabase();
  onTestFinished(empty.drop);
  await expect(requireTables(connect(empty.url))).rejects.toThrow(
    /^This database lacks .*Start the projections first/,
  );
  const migrated = await createTestDatabase();
  onTestFinished(migrated.drop);
  const database = connect(migrated.url);
  await requireTables(database);
  await sql`alter table mails drop column language`.execute(database);
  await expect(requireTables(database)).rejects.toThrow('such as mails.language');
});
