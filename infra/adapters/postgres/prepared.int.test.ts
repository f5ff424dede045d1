import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createEmptyDatabase,
  type TestDatabase,
} from '../../embedded/postgres/postgres.fixture.ts';
import { connectPostgres } from './postgres.ts';

let postgres: TestDatabase;
let database: Kysely<object>;

beforeAll(async () => {
  postgres = await createEmptyDatabase();
  database = connectPostgres({
    url: postgres.url,
    onConnectionLost: () => {},
    maxConnections: 1,
    prepares: true,
  });
});

afterAll(async () => {
  await database.destroy();
  await postgres.drop();
});

const double = async (value: number): Promise<number | undefined> =>
  (await sql<{ doubled: number }>`select ${value}::int * 2 as doubled`.execute(database)).rows[0]
    ?.doubled;

test('a statement is planned once and answers for each of its values', async () => {
  expect([await double(1), await double(2), await double(21)]).toEqual([2, 4, 42]);
  const { rows } = await sql`
    select generic_plans::int as "runs of one plan", custom_plans::int as "plans of their own"
    from pg_prepared_statements where statement like '%doubled%' and statement not like '%runs%'
  `.execute(database);
  expect(rows).toEqual([{ 'runs of one plan': 3, 'plans of their own': 0 }]);
});

test('a statement that failed fails again with the same reason, and hurts no other', async () => {
  const broken = () => sql`select nothing from nowhere`.execute(database);
  await expect(broken()).rejects.toThrow('nowhere');
  await expect(broken()).rejects.toThrow('nowhere');
  expect(await double(3)).toBe(6);
});

test('transactions work as ever', async () => {
  await sql`create temporary table notes (text text)`.execute(database);
  const write = database.transaction().execute(async (transaction) => {
    await sql`insert into notes values ('lost')`.execute(transaction);
    throw new Error('changed my mind');
  });
  await expect(write).rejects.toThrow('changed my mind');
  expect((await sql`select text from notes`.execute(database)).rows).toEqual([]);
});

test('a table that changes its shape is read in its new shape', async () => {
  await sql`create table shapes (a int)`.execute(database);
  const read = async () => (await sql`select * from shapes`.execute(database)).rows;
  expect(await read()).toEqual([]);
  await sql`alter table shapes add column b int`.execute(database);
  await sql`insert into shapes values (1, 2)`.execute(database);
  expect(await read()).toEqual([{ a: 1, b: 2 }]);
});
