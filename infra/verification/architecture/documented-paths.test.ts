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

/** Names of tests, as documents quote them before the path of their file. */
const QUOTED_TEST = /"([^"]+)": `([\w./-]+\.test\.ts)`/g;

test('every test quoted in a document exists', () => {
  const quoted = inRepository('docs').flatMap((document) =>
    Array.from(readFileSync(join(repository, document), 'utf8').matchAll(QUOTED_TEST)),
  );
  expect(quoted.length).toBeGreaterThan(3);
  const missing = quoted.filter(
    ([, name = '', file = '']) => !readFileSync(join(repository, file), 'utf8').includes(name),
  );
  expect(missing.map(([text]) => text)).toEqual([]);
});
