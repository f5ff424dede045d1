import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { checkPostgres, connectPostgres } from '../postgres/postgres.ts';
import { startPostgres } from './postgres.ts';

let directory: string;

beforeEach(() => {
  const parent = mkdtempSync(join(tmpdir(), 'hearthway-postgres-'));
  chmodSync(parent, 0o755);
  directory = join(parent, 'data');
  return () => rmSync(parent, { recursive: true });
});

const statusOf = async (url: string): Promise<string> => {
  const database = connectPostgres<Record<never, never>>({ url, onConnectionLost: () => {} });
  const { status } = await checkPostgres(database);
  await database.destroy();
  return status;
};

test('it answers until it is stopped', async () => {
  const postgres = await startPostgres(directory);
  expect(await statusOf(postgres.url)).toBe('ok');
  await postgres.stop();
  expect(await statusOf(postgres.url)).toBe('failing');
});

test('one that outlived its killed parent is stopped at the next start', async () => {
  const starter = `
    const { startPostgres } = await import(${JSON.stringify(join(import.meta.dirname, 'postgres.ts'))});
    console.log((await startPostgres(${JSON.stringify(directory)})).url);
  `;
  const parent = spawn(process.execPath, ['--input-type=module', '--eval', starter]);
  const [url] = await once(createInterface(parent.stdout), 'line');
  const parentGone = once(parent, 'exit');
  parent.kill('SIGKILL');
  await parentGone;
  expect(await statusOf(String(url))).toBe('ok');

  const next = await startPostgres(directory);
  onTestFinished(() => next.stop());
  expect(await statusOf(next.url)).toBe('ok');
  expect(await statusOf(String(url))).toBe('failing');
});

test('a stale process number that now belongs to another program does no harm', async () => {
  await (await startPostgres(directory)).stop();
  writeFileSync(join(directory, 'postmaster.pid'), `${process.pid}\n${directory}\n`);
  const postgres = await startPostgres(directory);
  onTestFinished(() => postgres.stop());
  expect(await statusOf(postgres.url)).toBe('ok');
});
