import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { beforeEach, expect, test } from 'vitest';
import { buildFrontend, makePagesFolder, SOURCES } from './frontend.ts';
import { REPOSITORY } from './programs.ts';

const SCRIPT = 'scripts/run.mjs';

let checkout: string;

beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), 'hearthway-checkout-'));
  cpSync(join(REPOSITORY, SCRIPT), join(checkout, SCRIPT));
  const packages = { name: 'checkout', version: '0.0.0', dependencies: { zod: '4.6.7' } };
  writeFileSync(join(checkout, 'package.json'), JSON.stringify(packages));
  const zod = { version: '4.6.7', integrity: `sha512-${Buffer.alloc(64).toString('base64')}` };
  writeFileSync(
    join(checkout, 'package-lock.json'),
    JSON.stringify({
      ...packages,
      lockfileVersion: 3,
      packages: { '': packages, 'node_modules/zod': zod },
    }),
  );
  return () => rmSync(checkout, { recursive: true });
});

const start = async () => {
  const { npm_execpath: _, ...environment } = process.env;
  const child = spawn(process.execPath, [join(checkout, SCRIPT), 'start'], {
    cwd: checkout,
    env: {
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
