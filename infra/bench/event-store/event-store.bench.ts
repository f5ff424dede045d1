import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServerProcess } from '../../embedded-event-store/server-process.ts';
import { type LoadResult, median } from '../load.ts';
import { measureAppends, measureBatches, measureCatchUp, measureStreamRead } from './client.ts';
import { measureMillionEvents } from './million-events.ts';
import { measureDisk, measurePostgres } from './raw-limits.ts';

const CONCURRENCIES = [1, 32, 128] as const;
const SECONDS = 5;
/** Memory and disk take turns, so that a slow moment of the machine meets both. */
const ROUNDS = 3;

interface Round {
  readonly appends: ReadonlyMap<number, LoadResult>;
  readonly batches: number;
  readonly streamRead: number;
  readonly catchUp: number;
}

export const run = async (): Promise<void> => {
  const directory = mkdtempSync(join(tmpdir(), 'hearthway-bench-'));
  chmodSync(directory, 0o755);
  try {
    const syncs = measureDisk(directory);
    console.log(`fdatasync of the disk: ${number(syncs)} a second`);
    const postgres = await measurePostgres(directory, CONCURRENCIES, SECONDS);
    const memory: Round[] = [];
    const disk: Round[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      memory.push(await measureRound(['--mem-db']));
      disk.push(await measureRound(['--data', join(directory, `log-${round}`)]));
    }
    printAppends(postgres, memory, disk);
    printReads(memory, disk);
    await measureMillionEvents(join(directory, 'million'));
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
};

const measureRound = async (args: readonly string[]): Promise<Round> => {
  const server = await startServerProcess(args);
  try {
    const appends = new Map<number, LoadResult>();
    for (const concurrency of CONCURRENCIES)
      appends.set(concurrency, await measureAppends(server.url, { concurrency, seconds: SECONDS }));
    const batches = await measureBatches(server.url, SECONDS);
    const streamRead = await measureStreamRead(server.url);
    const catchUp = await measureCatchUp(server.url);
    return { appends, batches, streamRead, catchUp };
  } finally {
    await server.stop();
  }
};

const printAppends = (
  postgres: ReadonlyMap<number, LoadResult>,
  memory: readonly Round[],
  disk: readonly Round[],
): void => {
  const rows = CONCURRENCIES.map((concurrency) => {
    const of = (rounds: readonly Round[], key: keyof LoadResult): number =>
      median(rounds.map(({ appends }) => appends.get(concurrency)?.[key] ?? Number.NaN));
    const bare = postgres.get(concurrency)?.perSecond ?? Number.NaN;
    const durable = of(disk, 'perSecond');
    const inMemory = of(memory, 'perSecond');
    return {
      concurrency,
      'appends/s': number(durable),
      'p50 ms': of(disk, 'p50').toFixed(2),
      'p99 ms': of(disk, 'p99').toFixed(2),
      'in memory/s': number(inMemory),
      'of memory': percent(durable / inMemory),
      'PostgreSQL commits/s': number(bare),
      'of PostgreSQL': percent(durable / bare),
    };
  });
  console.log('\nDurable appends of one event');
  console.table(rows);
};

const printReads = (memory: readonly Round[], disk: readonly Round[]): void => {
  const rows = (['batches', 'streamRead', 'catchUp'] as const).map((key) => {
    const durable = median(disk.map((round) => round[key]));
    const inMemory = median(memory.map((round) => round[key]));
    return {
      'events/s': {
        batches: 'appends of 100',
        streamRead: 'stream read',
        catchUp: '$all catch-up',
      }[key],
      disk: number(durable),
      memory: number(inMemory),
      ratio: percent(durable / inMemory),
    };
  });
  console.table(rows);
};

const number = (value: number): string => Math.round(value).toLocaleString('en');
const percent = (share: number): string => `${(share * 100).toFixed(0)} %`;
