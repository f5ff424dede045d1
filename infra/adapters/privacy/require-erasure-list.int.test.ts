import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../../embedded/postgres/postgres.fixture.ts';
import { connectPostgres } from '../postgres/postgres.ts';
import type { Tables } from '../tables/tables.ts';
import { erasureListIn } from './erasure-list.ts';
import { keepErasureList, requireErasureList } from './require-erasure-list.ts';

const ADA = 'a'.repeat(32);
const BEN = 'b'.repeat(32);

let database: Kysely<Pick<Tables, 'database_marks' | 'erased_people'>>;
let stop: () => Promise<void>;

beforeAll(async () => {
  const postgres = await createTestDatabase();
  database = connectPostgres({ url: postgres.url, onConnectionLost: () => {} });
  stop = async () => {
    await database.destroy();
    await postgres.drop();
  };
});

afterAll(() => stop());

beforeEach(async () => {
  await database.deleteFrom('database_marks').execute();
  await database.deleteFrom('erased_people').execute();
});

const newList = () => {
  const directory = mkdtempSync(join(tmpdir(), 'hearthway-list-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  return erasureListIn(join(directory, 'erasures.txt'));
};

test('a database and its list are begun together, and known to each other from then on', async () => {
  const list = newList();
  for (let times = 0; times < 2; times += 1) {
    await keepErasureList({ database, list, isGivenUp: false });
    await requireErasureList({ database, list, isGivenUp: false });
  }
  expect(await list.names()).toHaveLength(1);
});

test('a list from before lists had names is kept, with those who are on it', async () => {
  const list = newList();
  await list.add({ userId: ADA, erasedAt: new Date('2026-11-21') });
  await keepErasureList({ database, list, isGivenUp: false });
  expect(await list.read()).toMatchObject([{ userId: ADA }]);
  await requireErasureList({ database, list, isGivenUp: false });
});

test('nothing is served while the list is missing or belongs to another database', async () => {
  await keepErasureList({ database, list: newList(), isGivenUp: false });
  const other = newList();
  await other.addName('f'.repeat(32));
  for (const list of [newList(), other])
    for (const check of [requireErasureList, keepErasureList])
      await expect(check({ database, list, isGivenUp: false })).rejects.toThrow(
        'Put the newest erasures.txt where ERASURE_LIST says',
      );
});

test('a list that the operator gives up begins anew with those whom the database knows', async () => {
  await keepErasureList({ database, list: newList(), isGivenUp: false });
  await database
    .insertInto('erased_people')
    .values({ user_id: BEN, erased_at: new Date() })
    .execute();
  const list = newList();
  await requireErasureList({ database, list, isGivenUp: true });
  await keepErasureList({ database, list, isGivenUp: true });
  expect(await list.read()).toMatchObject([{ userId: BEN }]);
  await requireErasureList({ database, list, isGivenUp: false });
});
