import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Client } from 'pg';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { checkPostgres, connectPostgres } from '../../adapters/postgres/postgres.ts';
import { startPostgres } from './postgres.ts';

let directory: string;

beforeEach(({ onTestFinished: atTheEnd }) => {
  const parent = mkdtempSync(join(tmpdir(), 'hearthway-postgres-'));
  directory = join(parent, 'data');
  // Registered first, so it runs last, when no server uses the directory.
  atTheEnd(() => rmSync(parent, { recursive: true }));
});

const statusOf = async (url: string): Promise<string> => {
  const database = connectPostgres<Record<never, never>>({ url, onConnectionLost: () => {} });
  const { status } = await checkPostgres(database);
  await database.destroy();
  return status;
};

/** A lost connection fails only the running query. */
const connect = async (url: string): Promise<Client> => {
  const client = new Client(url);
  client.on('error', () => {});
  await client.connect();
  return client;
};

test('it answers until it is stopped', async () => {
  const postgres = await startPostgres(directory);
  expect(await statusOf(postgres.url)).toBe('ok');
  await postgres.stop();
  expect(await statusOf(postgres.url)).toBe('failing');
});

test('it ends with the process that started it, even when that is killed', async () => {
  const starter = `
    const { startPostgres } = await import(${JSON.stringify(join(import.meta.dirname, 'postgres.ts'))});
    console.log((await startPostgres(${JSON.stringify(directory)})).url);
  `;
  const parent = spawn(process.execPath, ['--input-type=module', '--eval', starter]);
  const [url] = await once(createInterface(parent.stdout), 'line');
  expect(await statusOf(String(url))).toBe('ok');
  const parentGone = once(parent, 'exit');
  parent.kill('SIGKILL');
  await parentGone;
  await vi.waitFor(() => expect(readdirSync(directory)).not.toContain('postmaster.pid'), 5_000);
  expect(await statusOf(String(url))).toBe('failing');
});

test('one that still runs on its directory is stopped by the next', async () => {
  const first = await startPostgres(directory);
  const next = await startPostgres(directory);
  onTestFinished(() => next.stop());
  await first.gone;
  expect(await statusOf(next.url)).toBe('ok');
});

test('processes left by a killed server are ended before the next one starts', async () => {
  const killed = await startPostgres(directory);
  const busy = await connect(killed.url);
  const interrupted = expect(
    busy.query("set application_name = 'busy'; select count(*) from generate_series(1, 1e10)"),
  ).rejects.toThrow();
  const watching = await connect(killed.url);
  await vi.waitFor(async () => {
    const { rowCount } = await watching.query(
      "select from pg_stat_activity where application_name = 'busy' and state = 'active'",
    );
    expect(rowCount).toBe(1);
  });
  const [pid] = readFileSync(join(directory, 'postmaster.pid'), 'utf8').split('\n');
  process.kill(Number(pid), 'SIGKILL');
  await killed.gone;

  const next = await startPostgres(directory);
  onTestFinished(() => next.stop());
  await interrupted;
  expect(await statusOf(next.url)).toBe('ok');
});

test('a start that was cut short is begun anew', async () => {
  mkdirSync(`${directory}.unfinished`);
  writeFileSync(join(`${directory}.unfinished`, 'PG_VERSION'), '18\n');
  const postgres = await startPostgres(directory);
  onTestFinished(() => postgres.stop());
  expect(await statusOf(postgres.url)).toBe('ok');
});

test('a stale process number that now belongs to another program does no harm', async () => {
  await (await startPostgres(directory)).stop();
  const { uid, gid } = statSync(directory);
  const other = spawn('sleep', ['60'], process.getuid?.() === 0 ? { uid, gid } : {});
  onTestFinished(() => {
    other.kill();
  });
  writeFileSync(join(directory, 'postmaster.pid'), `${other.pid}\n${directory}\n`);
  const postgres = await startPostgres(directory);
  onTestFinished(() => postgres.stop());
  expect(await statusOf(postgres.url)).toBe('ok');
});
