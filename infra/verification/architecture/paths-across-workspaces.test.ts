import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const repository = join(import.meta.dirname, '../../..');

/** A path in a string that leads from one workspace into another. */
const PATH = /['`](?:\.\.\/)+(?:command-api|domain|frontend|projections|read-api)\/[^'`]*['`]/g;

const ALLOWED = [
  // It writes a generated file of the frontend.
  'projections/directory-import/places/generate.ts',
  // Tests that read the contracts and errors of every context: a glob takes no package name.
  'frontend/src/forms/field-words.test.ts',
  'frontend/src/testing/directory.fixture.ts',
];

test('no path in a string reaches around the import rules: programs are named in one place', () => {
  const files = execFileSync('git', ['ls-files', '--', '*.ts', '*.tsx'], {
    cwd: repository,
    encoding: 'utf8',
  })
    .trim()
    .split('\n')
    .filter((file) => !ALLOWED.includes(file) && !file.endsWith('import-rules.int.test.ts'));
  const found = files.flatMap((file) =>
    Array.from(readFileSync(join(repository, file), 'utf8').matchAll(PATH), ([path]) => ({
      file,
      path,
    })),
  );
  expect(files.length).toBeGreaterThan(500);
  expect(found).toEqual([]);
});
