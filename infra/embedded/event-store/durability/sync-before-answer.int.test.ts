import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EventStoreDBClient, jsonEvent } from '@eventstore/db-client';
import { expect, test, vi } from 'vitest';
import { findProgram } from '../../../adapters/process/find-program.ts';
import { startServerProcess } from '../server-process.ts';

/**
 * A killed process proves nothing about the disk, since the page cache survives it. So this follows
 * the system calls: writes to the log must be synced before anything goes to a client.
 */
const TRACED = 'pwrite64,write,writev,sendmsg,sendto,fsync,fdatasync';

/** strace pads process ids to a common width. */
const hasExited = (trace: string, pid: number): boolean =>
  new RegExp(`^${pid} +\\+{3} exited with 0 \\+{3}$`, 'm').test(trace);

interface Trace {
  readonly logWrites: number;
  readonly answers: number;
  /** Answers that left while the log held writes that no sync had covered. */
  readonly early: readonly string[];
}

const analyse = (trace: string): Trace => {
  let isDirty = false;
  let logWrites = 0;
  let answers = 0;
  const early: string[] = [];
  for (const line of trace.split('\n')) {
    if (/pwrite64\(\d+<[^>]*events\.db-wal>/.test(line)) {
      isDirty = true;
      logWrites += 1;
    } else if (/f(data)?sync\(\d+<[^>]*events\.db-wal>\)\s+= 0/.test(line)) {
      isDirty = false;
    } else if (/(write|writev|sendmsg|sendto)\(\d+<TCP/.test(line)) {
      answers += 1;
      if (isDirty) early.push(line);
    }
  }
  return { logWrites, answers, early };
};

test('no answer leaves before the writes to the log are synced', async ({ skip }) => {
  if (findProgram(['strace'], process.env) === undefined) skip('strace is not on this machine');
  const directory = mkdtempSync(join(tmpdir(), 'hearthway-sync-'));
  const traceFile = join(directory, 'trace');
  const server = await startServerProcess(['--data', join(directory, 'log')], {
    // -D leaves the server the process that is started, so that its signals reach it.
    through: ['strace', '-D', '-f', '-yy', '-e', `trace=${TRACED}`, '-s', '0', '-o', traceFile],
  });
  const client = EventStoreDBClient.connectionString(server.url);
  try {
    for (let round = 0; round < 20; round += 1)
      await Promise.all(
        Array.from({ length: 8 }, (_, stream) =>
          client.appendToStream(`sync-${stream}`, jsonEvent({ type: 'Appended', data: {} })),
        ),
      );
  } finally {
    await client.dispose();
    await server.stop();
  }
  const text = await vi.waitFor(() => {
    const written = readFileSync(traceFile, 'utf8');
    expect(hasExited(written, server.pid)).toBe(true);
    return written;
  });
  const trace = analyse(text);
  rmSync(directory, { recursive: true });
  expect(trace.logWrites).toBeGreaterThan(20);
  expect(trace.answers).toBeGreaterThan(20);
  expect(trace.early).toEqual([]);
});

test('the analysis notices an answer that came too early', () => {
  const write = '7 pwrite64(20</log/events.db-wal>, ""..., 4096, 0) = 4096';
  const sync = '7 fdatasync(20</log/events.db-wal>) = 0';
  const answer = '7 writev(25<TCP:[127.0.0.1:2113->127.0.0.1:40000]>, [], 1) = 100';
  expect(analyse([write, sync, answer].join('\n')).early).toEqual([]);
  expect(analyse([write, answer, sync].join('\n')).early).toEqual([answer]);
});
