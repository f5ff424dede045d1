import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

const repository = join(import.meta.dirname, '../../..');

const IN_LINE = /^\d+\. ((?:`[^`]+`(?:, )?)+)/gm;

/** Number of the line that a folder or file of the root has in the architecture. */
const lines: ReadonlyMap<string, number> = new Map(
  Array.from(orderInArchitecture().matchAll(IN_LINE)).flatMap(([, names = ''], line) =>
    names.split(', ').map((name) => [name.replaceAll('`', ''), line] as const),
  ),
);

function orderInArchitecture(): string {
  const text = readFileSync(join(repository, 'ARCHITECTURE.md'), 'utf8');
  return text.split('### The order of `domain`')[1]?.split('\n#')[0] ?? '';
}

/** Production files, by their path in `domain`. */
const files: readonly string[] = execFileSync('git', ['ls-files', '--', 'domain/**.ts'], {
  cwd: repository,
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .filter((file) => !/\.(?:test|fixture)\.ts$/.test(file))
  .map((file) => file.slice('domain/'.length));

const roomOf = (file: string): string => file.split('/')[0] ?? file;

const IMPORTED = /\bfrom '(\.[^']+)'/g;

const importsOf = (file: string): readonly string[] =>
  Array.from(readFileSync(join(repository, 'domain', file), 'utf8').matchAll(IMPORTED)).map(
    ([, specifier = '']) => normalize(join(dirname(file), specifier)),
  );

test('each folder of domain has its line in the order, and each line its folder', () => {
  expect([...lines.keys()].sort()).toEqual([...new Set(files.map(roomOf))].sort());
});

test('a folder of domain imports folders of earlier lines only', () => {
  const later = files.flatMap((file) =>
    importsOf(file)
      .filter((imported) => roomOf(imported) !== roomOf(file))
      .filter((imported) => (lines.get(roomOf(imported)) ?? 0) >= (lines.get(roomOf(file)) ?? 0))
      .map((imported) => `${file} imports ${imported}`),
  );
  expect(later).toEqual([]);
});
