import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const repository = join(import.meta.dirname, '../../..');

const inRepository = (folder: string): readonly string[] =>
  readdirSync(join(repository, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name));

/** A file or folder of ours, as documents name them: from the top, in backticks. `NAME` is any. */
const PATH =
  /`((?:command-api|docs|domain|frontend|infra|projections|read-api|scripts)\/[\w./-]*)`/g;

const named = [...inRepository('.'), ...inRepository('docs')].flatMap((document) =>
  Array.from(readFileSync(join(repository, document), 'utf8').matchAll(PATH), ([, path = '']) => ({
    document,
    path,
  })),
);

test('every path named in a document exists', () => {
  expect(named.length).toBeGreaterThan(50);
  const missing = named.filter(
    ({ path }) => !path.includes('NAME') && !existsSync(join(repository, path)),
  );
  expect(missing).toEqual([]);
});
