import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '../../embedded/postgres/migrated.fixture.ts';
import { type EmbeddedPostgres, startPostgres } from '../../embedded/postgres/postgres.ts';
import { accountRow } from '../account/account-row.fixture.ts';
import { connectPostgres } from '../postgres/postgres.ts';
import type { Tables } from '../tables/tables.ts';
import { makeMasterKeyFile, readMasterKeyFile } from './master-key-file.ts';
import { masterKeysOf } from './master-keys.ts';
import { openMasterKeys } from './open-master-keys.ts';
import { createPrivacy } from './privacy.ts';
import { rotate } from './rotate.ts';
import { scrubKeys } from './scrub-keys.ts';
import { personContext, unwrap } from './wrapping.ts';

type Schema = Pick<Tables, 'accounts' | 'person_keys' | 'system_keys' | 'erased_people'>;

const parent = mkdtempSync(join(tmpdir(), 'hearthway-scrub-'));
const directory = join(parent, 'data');
const masterKeyFile = join(parent, 'master.key');
const source = { HEARTHWAY_MASTER_KEY_FILE: masterKeyFile };
let postgres: EmbeddedPostgres;
let database: Kysely<Schema>;

beforeAll(async () => {
  makeMasterKeyFile(masterKeyFile);
  postgres = await startPostgres(directory);
  await migrate(postgres.url);
  database = connectPostgres<Schema>({ url: postgres.url, onConnectionLost: () => {} });
});

afterAll(async () => {
  await database.destroy();
  await postgres.stop();
  rmSync(parent, { recursive: true });
});

/** Files of the database, its write-ahead log included, that hold these bytes. */
const filesWith = (bytes: Buffer): readonly string[] =>
  readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => readFileSync(file).includes(bytes));

/** A person with a key, and a secret that is sealed under it. */
const newPerson = async () => {
  const userId = randomUUID().replaceAll('-', '');
  await database.insertInto('accounts').values(accountRow(userId)).execute();
  const privacy = createPrivacy({ database, masterKeys: openMasterKeys(source) });
  const sealed = await privacy.sealForPerson(userId, Buffer.from('a secret'));
  return { userId, sealed, row: await keyOf(userId) };
};

const keyOf = (userId: string) =>
  database
    .selectFrom('person_keys')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();

const erase = (userId: string) =>
  database.deleteFrom('accounts').where('user_id', '=', userId).execute();

test('no file of the database holds the wrapped key of an erased person after a scrub', async () => {
  const stays = await newPerson();
  const gone = await newPerson();
  await scrubKeys(postgres.url);
  expect(filesWith(gone.row.wrapped)).not.toEqual([]);
  await erase(gone.userId);
  expect(filesWith(gone.row.wrapped)).not.toEqual([]);
  expect(await scrubKeys(postgres.url)).toEqual({ isComplete: true, isLogEnded: true });
  expect(filesWith(gone.row.wrapped)).toEqual([]);
  expect((await keyOf(stays.userId)).wrapped).toEqual(stays.row.wrapped);
  expect(filesWith(stays.row.wrapped)).not.toEqual([]);
});

test('statistics sample no key', async () => {
  await newPerson();
  await sql`analyze person_keys, system_keys`.execute(database);
  const { rows } = await sql`
    select tablename from pg_stats where attname = 'wrapped' and schemaname = 'public'
  `.execute(database);
  expect(rows).toEqual([]);
});

test('while an older transaction may see a destroyed key, the scrub says that it is not complete', async () => {
  const gone = await newPerson();
  const begun = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  const reading = database
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (transaction) => {
      await transaction.selectFrom('accounts').select('user_id').execute();
      begun.resolve();
      await goOn.promise;
    });
  await begun.promise;
  await erase(gone.userId);
  expect(await scrubKeys(postgres.url)).toMatchObject({ isComplete: false });
  goOn.resolve();
  await reading;
  expect(await scrubKeys(postgres.url)).toMatchObject({ isComplete: true });
  expect(filesWith(gone.row.wrapped)).toEqual([]);
});

test('a copy of the disk from before the erasure opens nothing once the master key was rotated', async () => {
  const person = await newPerson();
  const copied = person.row;
  const [old] = readMasterKeyFile(masterKeyFile);
  await rotate({ database, source, signal: new AbortController().signal, print: () => {} });
  await scrubKeys(postgres.url);
  // The wrapping of the copy is in no file any more, and neither is the key that opens it.
  expect(filesWith(copied.wrapped)).toEqual([]);
  const keys = openMasterKeys(source);
  const context = personContext(person.userId, copied.period);
  expect(keys.current().id).not.toBe(old.id);
  expect(() => unwrap(keys, copied, context)).toThrow('which is not in');
  expect(() => unwrap(keys, { ...copied, master_key_id: keys.current().id }, context)).toThrow(
    'does not open',
  );
  expect(readFileSync(masterKeyFile).includes(old.bytes.toString('base64'))).toBe(false);
  // The same bytes do open with the old key, and what is not erased is still read.
  expect(unwrap(masterKeysOf(old.bytes.toString('base64')), copied, context)).toHaveLength(32);
  const privacy = createPrivacy({ database, masterKeys: keys });
  expect(String(await privacy.openForPerson(person.userId, person.sealed))).toBe('a secret');
});
