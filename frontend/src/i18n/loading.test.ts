import { everyRow } from '@hearthway/domain/kernel/every-row.fixture.ts';
import { expect, test } from 'vitest';
import { sources } from '../../build/sources.fixture.ts';
import { collected } from './catalogs.fixture.ts';

/** Which group the sentences of a file are in. */
const groups: ReadonlyMap<string, string> = new Map(
  collected.flatMap(({ catalog, sentences }) =>
    Object.values(sentences)
      .flatMap(({ origin = [] }) => origin)
      .map(([file]) => [file.slice('src/'.length), catalog.name ?? ''] as const),
  ),
);

const STATIC = /^(?:import|export)\s(?!type\b)(?:[^'"`;]*?\sfrom\s)?'(\.[^']+)'/gm;
const LAZY =
  /\bimport\(\s*'(\.[^']+)',?\s*\)\)?(?:\s*\.\w+|,\s*shows: '\w+')?(,\s*catalogs: \[[^\]]*\]|(?:,\s*'[\w-]+')*)/g;

const codeOf = (file: string): string => {
  const code = sources.get(file);
  if (code === undefined) throw new Error(`There is no ${file}.`);
  return code;
};

const targetOf = (from: string, path = ''): string =>
  new URL(path, `file:///${from}`).pathname.slice(1);

/** A file and all its static imports. */
const closureOf = (file: string, seen = new Set<string>()): ReadonlySet<string> => {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, path] of codeOf(file).matchAll(STATIC)) {
    const target = targetOf(file, path);
    if (/\.tsx?$/.test(target)) closureOf(target, seen);
  }
  return seen;
};

/** The catalogues that a part needs besides the shell's. */
const neededBy = (file: string): readonly string[] =>
  [...new Set([...closureOf(file)].flatMap((each) => groups.get(each) ?? []))]
    .filter((group) => group !== 'shell')
    .toSorted();

const lazyParts = [...sources].flatMap(([from, code]) =>
  [...code.matchAll(LAZY)].map(([, path, named = '']) => ({
    part: targetOf(from, path),
    named: Array.from(named.matchAll(/'([\w-]+)'/g), ([, group]) => group).toSorted(),
  })),
);

test('every lazily loaded part is looked at', () => {
  const all = [...sources.values()].flatMap((code) => code.match(/\bimport\(\s*['`]\./g) ?? []);
  expect(lazyParts).toHaveLength(all.length);
});

test('the first script needs the shell’s sentences only', () => {
  expect(neededBy('main.tsx')).toEqual([]);
});

test(
  '… comes with the sentences that it speaks',
  everyRow(
    lazyParts,
    ({ part, named }) => {
      expect(named).toEqual(neededBy(part));
    },
    ({ part }) => `${part}`,
  ),
);
