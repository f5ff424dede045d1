import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { startServerProcess } from '../../../embedded/event-store/server-process.ts';
import { openStorage } from '../../../embedded/event-store/storage/sqlite/storage.ts';
import { measureAppends, measureCatchUp } from './client.ts';
import { EVENT_BODY, EVENT_METADATA } from './events.ts';

const EVENTS = 1_000_000;
const STREAMS = 20_000;
const IN_TRANSACTION = 1_000;

/** Measures a server over a million events: time to open, and memory before and after work. */
export const measureMillionEvents = async (directory: string): Promise<void> => {
  fill(directory);
  const beforeStart = performance.now();
  const server = await startServerProcess(['--data', directory]);
  const startedAfter = performance.now() - beforeStart;
  try {
    const afterOpening = residentMegabytes(server.pid);
    const catchUp = await measureCatchUp(server.url);
    const afterReading = residentMegabytes(server.pid);
    const appends = await measureAppends(server.url, { concurrency: 32, seconds: 5 });
    const afterWriting = residentMegabytes(server.pid);
    console.log('\nWith a million events stored');
    console.table({
      'process started and log opened (ms)': Math.round(startedAfter),
      'resident after opening (MB)': Math.round(afterOpening),
      'resident after reading (MB)': Math.round(afterReading),
      'resident after writing (MB)': Math.round(afterWriting),
      '$all catch-up (events/s)': Math.round(catchUp),
      'appends at 32 (1/s)': Math.round(appends.perSecond),
    });
  } finally {
    await server.stop();
  }
};

/** Memory of another process. */
const residentMegabytes = (pid: number): number => {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
};

const fill = (directory: string): void => {
  mkdirSync(directory, { recursive: true });
  const { database, writer } = openStorage(directory, {
    onDamage: (error) => {
      throw error;
    },
  });
  database.exec('pragma synchronous = off');
  for (let written = 0; written < EVENTS; written += IN_TRANSACTION)
    writer.commit(
      Array.from({ length: IN_TRANSACTION }, (_, index) => ({
        kind: 'append',
        streamId: `favorites-${(written + index) % STREAMS}`,
        expected: 'any',
        events: [
          {
            id: randomUUID(),
            type: 'ResourceFavorited',
            isJson: true,
            data: EVENT_BODY,
            metadata: EVENT_METADATA,
          },
        ],
      })),
    );
  database.close();
};
