import { expect, test } from 'vitest';
import { TABLES, VIEWS } from '../../adapters/tables/tables.ts';
import { read, trackedFiles } from './repository.fixture.ts';

const NAMES = Object.keys({ ...TABLES, ...VIEWS }).join('|');

/** A column of a table of its own, or a table of a kysely schema written out. */
const DECLARATIONS = [
  /\b(?:ColumnType|Generated)\b[^;]*from 'kysely'/,
  new RegExp(`readonly (?:${NAMES}): \\{`),
  /\binterface \w+Table\b/,
];

const declaresTable = (source: string): boolean =>
  DECLARATIONS.some((declaration) => declaration.test(source));

test('columns are declared in one place: schemas elsewhere take them from there', () => {
  const files = trackedFiles('command-api', 'infra', 'projections', 'read-api').filter(
    (file) => file.endsWith('.ts') && file !== 'infra/adapters/tables/column.ts',
  );
  expect(files.length).toBeGreaterThan(500);
  const found = files.filter((file) => declaresTable(read(file)));
  expect(found).toEqual(['infra/verification/architecture/tables.test.ts']);
});

test.for([
  "import type { ColumnType, Kysely } from 'kysely';",
  "import {\n  type Generated,\n  sql,\n} from 'kysely';",
  'interface Schema { readonly accounts: { readonly user_id: string } }',
  'interface AccountsTable {',
])('it would notice %s', (source) => {
  expect(declaresTable(source)).toBe(true);
});
