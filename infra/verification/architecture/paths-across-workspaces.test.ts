import { expect, test } from 'vitest';
import { read, trackedFiles } from './repository.fixture.ts';

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
  const files = trackedFiles('*.ts', '*.tsx').filter(
    (file) => !ALLOWED.includes(file) && !file.endsWith('import-rules.int.test.ts'),
  );
  const found = files.flatMap((file) =>
    Array.from(read(file).matchAll(PATH), ([path]) => ({
      file,
      path,
    })),
  );
  expect(files.length).toBeGreaterThan(500);
  expect(found).toEqual([]);
});
