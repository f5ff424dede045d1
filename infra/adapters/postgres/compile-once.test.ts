import {
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
} from 'kysely';
import { expect, test } from 'vitest';
import { compileByShape, compileOnce } from './compile-once.ts';

interface Schema {
  readonly notes: { readonly id: string; readonly kind: string };
}

/** A database that answers nothing, and what it was asked. */
const recording = () => {
  const executed: Pick<CompiledQuery, 'sql' | 'parameters'>[] = [];
  const database = new Kysely<Schema>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (over) => new PostgresIntrospector(over),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query: { sql, parameters } }) => {
      executed.push({ sql, parameters });
    },
  });
  return { database, executed };
};

test('a query is built once, and asked for each value', async () => {
  const { database, executed } = recording();
  let built = 0;
  const findNote = compileOnce((over: Kysely<Schema>, id) => {
    built += 1;
    return over.selectFrom('notes').select('kind').where('kind', '=', 'short').where('id', '=', id);
  });
  await findNote(database, 'one');
  await findNote(database, 'another');
  const sql = 'select "kind" from "notes" where "kind" = $1 and "id" = $2';
  expect(executed).toEqual([
    { sql, parameters: ['short', 'one'] },
    { sql, parameters: ['short', 'another'] },
  ]);
  expect(built).toBe(1);
});

test('a query is built once for each shape, and asked for all of its values', async () => {
  const { database, executed } = recording();
  const shapes: string[] = [];
  const findNotes = compileByShape<
    Schema,
    { readonly kind: string; readonly ids: readonly string[] },
    { readonly order: string },
    { readonly id: string }
  >((value, { order }) => {
    shapes.push(order);
    return sql`select id from notes where kind = ${value('kind')} and id = any (${value('ids')})
      and kind <> ${'long'} order by ${sql.ref(order)}`;
  });
  await findNotes(database, { kind: 'a', ids: ['one'] }, { order: 'id' });
  await findNotes(database, { kind: 'b', ids: [] }, { order: 'kind' });
  await findNotes(database, { kind: 'c', ids: ['two', 'three'] }, { order: 'id' });
  expect(executed.map(({ parameters }) => parameters)).toEqual([
    ['a', ['one'], 'long'],
    ['b', [], 'long'],
    ['c', ['two', 'three'], 'long'],
  ]);
  expect(executed[2]?.sql).toBe(executed[0]?.sql);
  expect(executed[1]?.sql).toMatch(/order by "kind"$/);
  expect(shapes).toEqual(['id', 'kind']);
});
