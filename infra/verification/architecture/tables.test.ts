import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { TABLES, VIEWS } from '../../adapters/tables/tables.ts';

const repository = join(import.meta.dirname, '../../..');

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
  const files = execFileSync(
    'git',
    ['ls-files', '--', 'command-api', 'infra', 'projections', 'read-api'],
    { cwd: repository, encoding: 'utf8' },
  )
    .trim()
    .split('\n')
    .filter((file) => file.endsWith('.ts') && file !== 'infra/adapters/tables/column.ts');
  expect(files.length).toBeGreaterThan(500);
  const found = files.filter((file) => declaresTable(readFileSync(join(repository, file), 'utf8')));
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
