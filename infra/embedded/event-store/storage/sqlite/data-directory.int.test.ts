import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { EventStoreDBClient, jsonEvent } from '@eventstore/db-client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startServerProcess } from '../../server-process.ts';

let directory = '';
const logFile = (): string => join(directory, 'events.db');

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'hearthway-data-'));
});

afterEach(() => rmSync(directory, { recursive: true }));

const withServer = async <Result>(
  work: (client: EventStoreDBClient) => Promise<Result>,
  through: readonly string[] = [],
): Promise<Result> => {
  const server = await startServerProcess(['--data', directory], { through });
  const client = EventStoreDBClient.connectionString(server.url);
  try {
    return await work(client);
  } finally {
    await client.dispose();
    await server.stop();
  }
};

const append = (client: EventStoreDBClient, size = 10): Promise<unknown> =>
  client.appendToStream(
    'stream',
    jsonEvent({ type: 'Appended', data: { text: 'x'.repeat(size) } }),
  );

const countEvents = async (client: EventStoreDBClient): Promise<number> => {
  let count = 0;
  for await (const { event } of client.readStream('stream')) if (event !== undefined) count += 1;
  return count;
};

const startIt = (): Promise<unknown> => startServerProcess(['--data', directory]);

test('a second server on the same directory is refused in one sentence, and the first goes on', async () => {
  await withServer(async (client) => {
    await append(client);
    await expect(startIt()).rejects.toThrow(
      new Error(`Another event store is running on ${directory}.`),
    );
    await append(client);
    expect(await countEvents(client)).toBe(2);
  });
});

test('the log is for its owner alone, also one that was open to others', async () => {
  const modes = () =>
    ['events.db', 'events.db-wal'].map((name) => statSync(join(directory, name)).mode & 0o777);
  await withServer(async (client) => {
    await append(client);
    expect(modes()).toEqual([0o600, 0o600]);
  });
  chmodSync(logFile(), 0o644);
  await withServer(async (client) => {
    await append(client);
    expect(modes()).toEqual([0o600, 0o600]);
  });
});

test('a directory is free again once its server was killed', async () => {
  const server = await startServerProcess(['--data', directory]);
  await server.stop('SIGKILL');
  await withServer(append);
});

test('a port that is in use is refused in one sentence', async () => {
  const first = await startServerProcess(['--mem-db']);
  const port = /:(\d+)/.exec(first.url.slice('esdb:'.length))?.[1] ?? '';
  await expect(startServerProcess(['--mem-db', '--port', port])).rejects.toThrow(
    new Error(`Port ${port} is in use. Choose another with --port, or end what listens there.`),
  );
  await first.stop();
});

test('a file that is no database is left alone and named', async () => {
  writeFileSync(logFile(), 'a shopping list');
  await expect(startIt()).rejects.toThrow(
    `${logFile()} is not an event log. Move it away, or choose another data directory.`,
  );
  expect(readFileSync(logFile(), 'utf8')).toBe('a shopping list');
});

test("another program's database is left alone and named", async () => {
  const database = new DatabaseSync(logFile());
  database.exec('create table recipes (name text)');
  database.close();
  await expect(startIt()).rejects.toThrow(`${logFile()} is not an event log.`);
});

test('a log of a later format asks for the version that wrote it', async () => {
  await withServer(append);
  const database = new DatabaseSync(logFile());
  database.exec('pragma user_version = 9');
  database.close();
  await expect(startIt()).rejects.toThrow('has format 9, and this version reads format 2');
});

test('a truncated log is refused and not touched, and its backup opens with every event', async () => {
  await withServer(async (client) => {
    for (let count = 0; count < 30; count += 1) await append(client, 2_000);
  });
  const backup = join(directory, 'backup');
  mkdirSync(backup);
  copyFileSync(logFile(), join(backup, 'events.db'));
  const half = Math.floor(statSync(logFile()).size / 2);
  truncateSync(logFile(), half);

  await expect(startIt()).rejects.toThrow(/is damaged .* Nothing was changed; restore it/);
  expect(statSync(logFile()).size).toBe(half);

  copyFileSync(join(backup, 'events.db'), logFile());
  expect(await withServer(countEvents)).toBe(30);
});

test('a full disk refuses the write with a reason and loses nothing that was acknowledged', async () => {
  let acknowledged = 0;
  // A limit on file sizes is a full disk that needs neither a mount nor root. In units of 1 KiB.
  const limited = ['bash', '-c', 'ulimit -f 2048; exec "$@"', 'limited'];
  await withServer(async (client) => {
    const fillUp = async (): Promise<never> => {
      for (;;) {
        await append(client, 50_000);
        acknowledged += 1;
      }
    };
    await expect(fillUp()).rejects.toThrow(/Nothing was stored/);
    expect(await countEvents(client)).toBe(acknowledged);
  }, limited);
  expect(acknowledged).toBeGreaterThan(0);
  expect(await withServer(countEvents)).toBe(acknowledged);
  await withServer(append);
});

test('a directory that cannot be made is named with the reason', async () => {
  writeFileSync(join(directory, 'file'), '');
  const inside = join(directory, 'file', 'log');
  await expect(startServerProcess(['--data', inside])).rejects.toThrow(
    `Cannot use ${inside} for the event log: `,
  );
});

test('SIGTERM ends the server in good order and leaves one file to copy', async () => {
  await withServer(append);
  const left = execFileSync('ls', [directory], { encoding: 'utf8' }).trim().split('\n');
  expect(left).toEqual(['events.db', 'lock.db']);
});
