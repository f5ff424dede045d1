import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { beforeEach, expect, test } from 'vitest';
import { buildFrontend, makePagesFolder, SOURCES } from './frontend.ts';
import { REPOSITORY } from './programs.ts';

const SCRIPTS = ['run.mjs', 'install.mjs'].map((file) => join('scripts', file));

const PACKAGES = {
  name: 'checkout',
  version: '0.0.0',
  dependencies: { zod: '4.6.7' },
  devDependencies: { knip: '6.42.1' },
};

let checkout: string;

const writeLock = (zodVersion: string): void => {
  const integrity = `sha512-${Buffer.alloc(64).toString('base64')}`;
  const packages = {
    '': PACKAGES,
    'node_modules/zod': { version: zodVersion, integrity },
    'node_modules/knip': { version: '6.42.1', integrity, dev: true },
  };
  writeFileSync(
    join(checkout, 'package-lock.json'),
    JSON.stringify({ ...PACKAGES, lockfileVersion: 3, packages }),
  );
};

beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), 'hearthway-checkout-'));
  for (const script of SCRIPTS) cpSync(join(REPOSITORY, script), join(checkout, script));
  writeFileSync(join(checkout, 'package.json'), JSON.stringify(PACKAGES));
  writeLock('4.6.7');
  return () => rmSync(checkout, { recursive: true });
});

/** @param environment Variables beside those of this process, of which npm's own path is left out. */
const start = async ({ task = 'start', environment = {} as NodeJS.ProcessEnv } = {}) => {
  const { npm_execpath: _, ...inherited } = process.env;
  const child = spawn(process.execPath, [join(checkout, 'scripts/run.mjs'), task], {
    cwd: checkout,
    env: {
      ...inherited,
      ...environment,
      npm_config_registry: 'http://127.0.0.1:1/',
      npm_config_cache: join(checkout, 'cache'),
    },
  });
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  return { said, code };
};

test('without a network, the installation says so in one sentence within seconds', async () => {
  const before = performance.now();
  const { said, code } = await start();
  expect(code).toBe(1);
  const [first, ...rest] = said.trimEnd().split('\n');
  expect(first).toMatch(/^Installing packages/);
  expect(rest).toHaveLength(1);
  expect(rest[0]).toMatch(/^The packages could not be installed: the registry does not answer \(E/);
  expect(performance.now() - before).toBeLessThan(20_000);
});

test('a checkout that cannot be written and is not installed says so in one sentence', async () => {
  writeFileSync(join(checkout, 'node_modules'), '');
  const { said, code } = await start();
  expect(code).toBe(1);
  expect(said).toMatch(
    /^The packages are not installed, and .+ cannot be written \(E\w+\)\. .+\n$/,
  );
});

/** Stands in for npm: says how it was called, and notes the packages as installed. */
const NPM = `
const { readFileSync, writeFileSync } = require('node:fs');
const args = process.argv.slice(2);
console.error('npm', ...args.filter((arg) => /^(?:ci|install|--no-save|--omit.*|--include=dev)$/.test(arg)));
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const kept = Object.entries(packages).filter(([, { dev }]) => !dev || args.includes('--include=dev'));
writeFileSync('node_modules/.package-lock.json', JSON.stringify({ packages: Object.fromEntries(kept) }));
process.exitCode = 1;
`;

/** How npm is called for a task; undefined where it is not. */
const npmCallOf = async (task: string): Promise<string | undefined> => {
  const npm = join(checkout, 'npm.cjs');
  writeFileSync(npm, NPM);
  const { said } = await start({ task, environment: { npm_execpath: npm } });
  return /^npm (.+)$/m.exec(said)?.[1];
};

test('a start installs what running needs, and a test only adds the rest', async () => {
  expect(await npmCallOf('start')).toBe('ci --omit=dev');
  expect(await npmCallOf('start')).toBeUndefined();
  expect(await npmCallOf('test:unit')).toBe('install --no-save --include=dev');
  expect(await npmCallOf('start')).toBeUndefined();
});

test('another lock file replaces all packages that are there', async () => {
  expect(await npmCallOf('test:unit')).toBe('ci --include=dev');
  writeLock('4.6.8');
  expect(await npmCallOf('start')).toBe('ci --include=dev');
});

test('a checkout whose pages cannot be built says so in one sentence', async () => {
  for (const folder of SOURCES) mkdirSync(join(checkout, folder), { recursive: true });
  writeFileSync(join(checkout, 'frontend/dist'), '');
  const sentence = /^The pages are not built, or older .+ cannot be written \(.+\)\. Run npm start/;
  expect(() => makePagesFolder(checkout)).toThrow(sentence);
  await expect(
    buildFrontend({
      repository: checkout,
      signal: new AbortController().signal,
      onBuild: () => {},
    }),
  ).rejects.toThrow(sentence);
});
