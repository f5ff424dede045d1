import {
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import { expect, test } from 'vitest';
import { compileOnce } from './compile-once.ts';

interface Schema {
  readonly notes: { readonly id: string; readonly kind: string };
}

test('a query is built once, and asked for each value', async () => {
  const asked: Pick<CompiledQuery, 'sql' | 'parameters'>[] = [];
  const database = new Kysely<Schema>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (over) => new PostgresIntrospector(over),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query: { sql, parameters } }) => {
      asked.push({ sql, parameters });
    },
  });
  let built = 0;
  const findNote = compileOnce((over: Kysely<Schema>, id) => {
    built += 1;
    return over.selectFrom('notes').select('kind').where('kind', '=', 'short').where('id', '=', id);
  });
  await findNote(database, 'one');
  await findNote(database, 'another');
  const sql = 'select "kind" from "notes" where "kind" = $1 and "id" = $2';
  expect(asked).toEqual([
    { sql, parameters: ['short', 'one'] },
    { sql, parameters: ['short', 'another'] },
  ]);
  expect(built).toBe(1);
});
