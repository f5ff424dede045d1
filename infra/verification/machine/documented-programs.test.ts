import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { REPOSITORY } from '../../launcher/programs.ts';
import { MACHINE_PROGRAMS } from './programs.ts';

const read = (file: string): string => readFileSync(join(REPOSITORY, file), 'utf8');

const rows = [...read('docs/machine.md').matchAll(/^\| (`[^|]+`) \| `([^|]+)` \|/gm)].map(
  ([, programs = '', debianPackage]) => ({
    programs: [...programs.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
    debianPackage,
  }),
);

/** Node and npm run everything, and come before this list. */
const GIVEN = new Set(['node', 'npm']);

/** Names of programs that a source starts: the first argument of Node's own functions, or of an alias. */
const programsIn = (source: string): readonly string[] => {
  const alias = /const (\w+) = promisify\(execFile\)/.exec(source)?.[1];
  const callers = ['spawn', 'spawnSync', 'execFile', 'execFileSync', ...(alias ? [alias] : [])];
  const calls = new RegExp(`(?<![.\\w])(?:${callers.join('|')})\\(\\s*'([\\w-]+)'`, 'g');
  const found = /findProgram\(\['([\w-]+)'\]/g;
  return [...source.matchAll(calls), ...source.matchAll(found)].map(([, name = '']) => name);
};

test('the programs that are documented are those that the sources start', () => {
  const files = execFileSync('git', ['ls-files', '--', '*.ts', '*.mjs'], {
    cwd: REPOSITORY,
    encoding: 'utf8',
  });
  const called = files
    .trim()
    .split('\n')
    .flatMap((file) => programsIn(read(file)));
  const names = new Set([...called, ...MACHINE_PROGRAMS.map(({ name }) => name)]);
  expect(rows.flatMap(({ programs }) => programs).toSorted()).toEqual(
    [...names].filter((name) => !GIVEN.has(name)).toSorted(),
  );
});

test('each program is documented with the package that is installed', () => {
  for (const { name, debianPackage } of MACHINE_PROGRAMS)
    expect(rows.find(({ programs }) => programs.includes(name))?.debianPackage).toBe(debianPackage);
});
