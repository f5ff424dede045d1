import { INSURERS } from '@hearthway/domain/directory/insurers.constants.ts';
import { connectPostgres } from '@hearthway/infra/adapters/postgres/postgres.ts';
import { createTestDatabase } from '@hearthway/infra/embedded/postgres/postgres.fixture.ts';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

let postgres: Awaited<ReturnType<typeof createTestDatabase>>;
let database: Kysely<unknown>;

beforeAll(async () => {
  postgres = await createTestDatabase();
  database = connectPostgres({ url: postgres.url, onConnectionLost: () => {} });
});

afterAll(async () => {
  await database.destroy();
  await postgres.drop();
});

const keyOf = async (insurer: string) =>
  (await sql<{ key: string }>`select insurer_key(${insurer}) as key`.execute(database)).rows[0]
    ?.key;

test.for(INSURERS)('listings that take $name are found by $id', async ({ id, name }) => {
  expect(await keyOf(name)).toBe(id);
  expect(await keyOf(`${name.toUpperCase()} of North Carolina`)).toBe(id);
});

test.for([
  ['BCBS', 'blue-cross'],
  ['Anthem Blue Cross', 'blue-cross'],
  ['UHC Community Plan', 'united'],
  ['Humana Military', 'tricare'],
  [' Bright Health ', 'bright health'],
])('%s is %s', async ([insurer = '', key]) => {
  expect(await keyOf(insurer)).toBe(key);
});
