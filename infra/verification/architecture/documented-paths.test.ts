import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { anchorOf } from './anchor-of.ts';
import { read, repository } from './repository.fixture.ts';

const inRepository = (folder: string): readonly string[] =>
  readdirSync(join(repository, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name));

/** A file or folder of ours, as documents name them: from the top, in backticks. `NAME` is any. */
const PATH =
  /`((?:command-api|docs|domain|frontend|infra|projections|read-api|scripts)\/[\w./-]*)`/g;

const named = [...inRepository('.'), ...inRepository('docs')].flatMap((document) =>
  Array.from(read(document).matchAll(PATH), ([, path = '']) => ({
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
    Array.from(read(document).matchAll(QUOTED_TEST)),
  );
  expect(quoted.length).toBeGreaterThan(3);
  const missing = quoted.filter(([, name = '', file = '']) => !read(file).includes(name));
  expect(missing.map(([text]) => text)).toEqual([]);
});

const anchorsIn = (document: string): readonly string[] =>
  Array.from(read(document).matchAll(/^#+ (.+)$/gm), ([, heading = '']) => anchorOf(heading));

/** Links to files of ours, and `docs/NAME.md#ANCHOR` in backticks. */
const LINK = /\]\((?!https?:|mailto:)([^)\s]+)\)/g;
const REFERENCE = /`((?:docs\/)[\w-]+\.md#[\w-]+)`/g;

test('every link and every anchor in a document leads somewhere', () => {
  const links = [...inRepository('.'), ...inRepository('docs')].flatMap((document) => {
    const text = read(document);
    return [
      ...Array.from(text.matchAll(LINK), ([, to = '']) => ({
        document,
        to,
        from: dirname(document),
      })),
      ...Array.from(text.matchAll(REFERENCE), ([, to = '']) => ({ document, to, from: '.' })),
    ];
  });
  expect(links.length).toBeGreaterThan(50);
  const dead = links.filter(({ document, to, from }) => {
    const [path = '', anchor] = to.split('#');
    const target = path === '' ? document : join(from, path);
    if (!existsSync(join(repository, target))) return true;
    return anchor !== undefined && target.endsWith('.md') && !anchorsIn(target).includes(anchor);
  });
  expect(dead).toEqual([]);
});

/** A front door: settings, commands and how to add a context have pages of their own. */
const MAX_README_LINES = 90;

test('the README is short, and links every page of docs', () => {
  const readme = read('README.md');
  expect(readme.split('\n').length).toBeLessThanOrEqual(MAX_README_LINES);
  expect(inRepository('docs').filter((page) => !readme.includes(`](${page})`))).toEqual([]);
});
