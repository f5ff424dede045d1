import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeEach, expect, test } from 'vitest';
import { prepareMachine } from './prepare.ts';
import { findChromium, MACHINE_PROGRAMS } from './programs.ts';

const run = promisify(execFile);

/** Stands in for Debian's package manager: notes each call, and installs packages as empty programs. */
const APT_GET = `#!${process.execPath}
const { appendFileSync, writeFileSync } = require('node:fs');
const args = process.argv.slice(2).filter((arg) => !arg.startsWith('-'));
appendFileSync(__dirname + '/calls', args.join(' ') + '\\n');
const programs = args.map((name) => (name === 'bsdutils' ? 'script' : name));
for (const name of programs.slice(1)) writeFileSync(__dirname + '/' + name, '', { mode: 0o755 });
`;

/** Prepares the machine, then loads the configuration of the component tests, as `npm test` does. */
const SCRIPT = `
const { prepareMachine } = await import('${import.meta.resolve('./prepare.ts')}');
await prepareMachine({ environment: process.env, isRoot: true, isVerbose: false, print: console.log });
const { componentProjects } = await import('${import.meta.resolve('../component/project.ts')}');
console.log(componentProjects[0].test.browser.provider.options.launchOptions.executablePath);
`;

let machine: string;

beforeEach(() => {
  machine = mkdtempSync(join(tmpdir(), 'hearthway-machine-'));
  mkdirSync(join(machine, 'home'));
  mkdirSync(join(machine, 'bin'));
  return () => rmSync(machine, { recursive: true });
});

const at = (name: string): string => join(machine, 'bin', name);

/** An empty home, and a PATH that holds only what the test put there. */
const emptyEnvironment = (): NodeJS.ProcessEnv => ({
  HOME: join(machine, 'home'),
  PATH: join(machine, 'bin'),
  PLAYWRIGHT_DOWNLOAD_HOST: 'http://127.0.0.1:1',
});

/** Answers what is printed, and the browser that is there afterwards. */
const prepare = async ({ isRoot = true, isVerbose = false } = {}): Promise<readonly unknown[]> => {
  const lines: string[] = [];
  const environment = emptyEnvironment();
  const print = (line: string): number => lines.push(line);
  await prepareMachine({ environment, isRoot, isVerbose, print });
  return [...lines, findChromium(environment)];
};

const names = MACHINE_PROGRAMS.map(({ name }) => name);

test('on a machine without a browser one is installed before the configuration looks for it', async () => {
  writeFileSync(at('apt-get'), APT_GET, { mode: 0o755 });
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', SCRIPT], {
    env: emptyEnvironment(),
  });
  expect(stdout.trimEnd().split('\n')).toEqual([
    'Installing from Debian: chromium-headless-shell, git, bsdutils, strace, pgbouncer ...',
    ...names.map((name) => `${name}: installed at ${at(name)}`),
    at('chromium-headless-shell'),
  ]);
  expect(readFileSync(at('calls'), 'utf8')).toBe(
    'update\ninstall chromium-headless-shell git bsdutils strace pgbouncer\n',
  );
});

test('what is there is not installed, and is named where nobody watches', async () => {
  for (const name of names) writeFileSync(at(name), '', { mode: 0o755 });
  expect(await prepare()).toEqual([at('chromium-headless-shell')]);
  expect(await prepare({ isVerbose: true })).toEqual([
    ...names.map((name) => `${name}: found at ${at(name)}`),
    at('chromium-headless-shell'),
  ]);
});

test('without optional programs it goes on with a whole browser, and says whose tests are skipped', async () => {
  for (const name of ['chromium', 'git', 'script']) writeFileSync(at(name), '', { mode: 0o755 });
  expect(await prepare({ isRoot: false })).toEqual([
    `chromium-headless-shell: missing, ${at('chromium')} serves`,
    'strace: missing, and its tests are skipped',
    'pgbouncer: missing, and its tests are skipped',
    at('chromium'),
  ]);
});

test('where it may not install, one sentence says what is missing', async () => {
  writeFileSync(at('apt-get'), APT_GET, { mode: 0o755 });
  for (const name of names.slice(1)) writeFileSync(at(name), '', { mode: 0o755 });
  await expect(prepare({ isRoot: false })).rejects.toThrow(
    /The tests need chromium-headless-shell, which could not be installed \(this is not root; .+\)\. Install the Debian package chromium-headless-shell, or an equal of your system, and try again\./,
  );
});
