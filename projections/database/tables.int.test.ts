import { readModels } from '@hearthway/domain/contexts.ts';
import { connectPostgres } from '@hearthway/infra/adapters/postgres/postgres.ts';
import type { Column, Columns } from '@hearthway/infra/adapters/tables/column.ts';
import { TABLES, VIEWS } from '@hearthway/infra/adapters/tables/tables.ts';
import { createTestDatabase } from '@hearthway/infra/embedded/postgres/postgres.fixture.ts';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

interface StoredColumn {
  readonly table: string;
  readonly kind: 'table' | 'view';
  readonly name: string;
  readonly type: string;
  readonly isNullable: boolean;
  readonly isGenerated: boolean;
  readonly hasDefault: boolean;
}

let database: Kysely<unknown>;
let columns: readonly StoredColumn[];
let stop: () => Promise<void>;

beforeAll(async () => {
  const postgres = await createTestDatabase();
  database = connectPostgres({ url: postgres.url, onConnectionLost: () => {} });
  columns = await readColumns();
  stop = async () => {
    await database.destroy();
    await postgres.drop();
  };
});

afterAll(() => stop());

const readColumns = async (): Promise<readonly StoredColumn[]> => {
  const { rows } = await sql<StoredColumn>`
    select table_name as "table", column_name as name, udt_name as type,
      case table_type when 'VIEW' then 'view' else 'table' end as kind,
      is_nullable = 'YES' as "isNullable",
      is_generated = 'ALWAYS' as "isGenerated",
      is_generated = 'NEVER' and (column_default is not null or is_identity = 'YES') as "hasDefault"
    from information_schema.columns join information_schema.tables
      using (table_catalog, table_schema, table_name)
    where table_schema = 'public'
  `.execute(database);
  return rows;
};

const columnsOf = (table: string): readonly StoredColumn[] =>
  columns.filter((column) => column.table === table);

const described = ({ type, isNullable, filledBy }: Column<unknown>) => ({
  type,
  isNullable,
  isGenerated: filledBy === 'generated',
});

const declaredIn = (declared: Columns) =>
  Object.fromEntries(Object.entries(declared).map(([name, column]) => [name, described(column)]));

const storedIn = (table: string) =>
  Object.fromEntries(
    columnsOf(table).map(({ name, type, isNullable, isGenerated }) => [
      name,
      { type, isNullable, isGenerated },
    ]),
  );

const tables: readonly (readonly [string, Columns])[] = Object.entries(TABLES);
const views: readonly (readonly [string, Columns])[] = Object.entries(VIEWS);

test.for(tables)('migrations make the columns of %s as they are declared', ([table, declared]) => {
  expect(storedIn(table)).toEqual(declaredIn(declared));
});

test.for(tables)(
  'the database fills columns of %s that an insert may leave out',
  ([table, declared]) => {
    const left = Object.keys(declared).filter((name) => declared[name]?.filledBy === 'default');
    const filled = columnsOf(table).filter(({ hasDefault }) => hasDefault);
    expect(filled.map(({ name }) => name)).toEqual(expect.arrayContaining(left));
  },
);

// PostgreSQL calls each column of a view nullable.
test.for(views)(
  'migrations make the columns of the view %s as they are declared',
  ([view, declared]) => {
    const nullable = Object.entries(declaredIn(declared)).map(([name, column]) => [
      name,
      { ...column, isNullable: true },
    ]);
    expect(storedIn(view)).toEqual(Object.fromEntries(nullable));
  },
);

test('every table and view is declared, apart from those of kysely and of the read models', () => {
  const names = readModels.map(({ name }) => name);
  const isOfReadModel = ({ table, kind }: StoredColumn): boolean =>
    names.some((name) =>
      kind === 'view' ? table === name : new RegExp(`^${name}_v[0-9]+$`).test(table),
    );
  const found = columns
    .filter((column) => !column.table.startsWith('kysely_') && !isOfReadModel(column))
    .map(({ table }) => table);
  expect([...new Set(found)].sort()).toEqual(
    [...Object.keys(TABLES), ...Object.keys(VIEWS)].sort(),
  );
});

test('a declaration that differs from the database is noticed', () => {
  const { email, ...others } = declaredIn(TABLES.accounts);
  expect(storedIn('accounts')).not.toEqual(others);
  expect(storedIn('accounts')).not.toEqual({ ...others, email: { ...email, isNullable: true } });
});
