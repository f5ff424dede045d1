import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { read, trackedFiles } from './repository.fixture.ts';

const architecture = read('ARCHITECTURE.md');
const order = /^### The order of `domain`$([\s\S]*?)^#/m.exec(architecture)?.[1] ?? '';

const NAMES_OF_LINE = /^\d+\. ((?:`[^`]+`(?:, )?)+)/gm;

/** Line in the order, by folder or file of the root. */
const lines: ReadonlyMap<string, number> = new Map(
  Array.from(order.matchAll(NAMES_OF_LINE)).flatMap(([, names = ''], line) =>
    names.split(', ').map((name) => [name.replaceAll('`', ''), line] as const),
  ),
);

/** Paths of production files in `domain`. */
const files: readonly string[] = trackedFiles('domain/**.ts')
  .filter((file) => !/\.(?:test|fixture)\.ts$/.test(file))
  .map((file) => file.slice('domain/'.length));

const folderOf = (file: string): string => file.split('/')[0] ?? file;

const RELATIVE_IMPORT = /\bfrom '(\.[^']+)'/g;

const importsOf = (file: string): readonly string[] =>
  Array.from(read(`domain/${file}`).matchAll(RELATIVE_IMPORT)).map(([, specifier = '']) =>
    normalize(join(dirname(file), specifier)),
  );

test('each folder of domain has its line in the order, and each line its folder', () => {
  expect([...lines.keys()].sort()).toEqual([...new Set(files.map(folderOf))].sort());
});

test('a folder of domain imports folders of earlier lines only', () => {
  const later = files.flatMap((file) =>
    importsOf(file)
      .filter((imported) => folderOf(imported) !== folderOf(file))
      .filter(
        (imported) => (lines.get(folderOf(imported)) ?? 0) >= (lines.get(folderOf(file)) ?? 0),
      )
      .map((imported) => `${file} imports ${imported}`),
  );
  expect(later).toEqual([]);
});
