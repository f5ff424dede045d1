import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type ServerProcess,
  startServerProcess,
} from '../../../embedded/event-store/server-process.ts';
import { type LoadResult, median } from '../load.ts';
import { sized } from '../size.ts';
import {
  fillLongStream,
  measureAppends,
  measureBatches,
  measureCatchUp,
  measureStreamRead,
} from './client.ts';
import { measureMillionEvents } from './million-events.ts';
import { type BarePostgres, measureDisk, startBarePostgres } from './raw-limits.ts';

const CONCURRENCIES = [1, 32, 128] as const;
const SECONDS = sized(3, 0.3);
/**
 * The same servers are measured in turn, again and again, and what counts is the median of the
 * ratios within a turn: the speed of a shared machine changes from one minute to the next.
 */
const TURNS = sized(5, 1);

interface Servers {
  readonly disk: ServerProcess;
  readonly memory: ServerProcess;
}

export const run = async (): Promise<void> => {
  const directory = mkdtempSync(join(tmpdir(), 'hearthway-bench-'));
  // PostgreSQL may run as another user, which must be able to reach its directory.
  chmodSync(directory, 0o755);
  try {
    console.log(`fdatasync of the disk: ${number(measureDisk(directory))} a second`);
    const postgres = await startBarePostgres(directory, Math.max(...CONCURRENCIES));
    const rows = [];
    for (const concurrency of CONCURRENCIES)
      rows.push(
        await withServers(join(directory, `appends-${concurrency}`), (servers) =>
          compareAppends(servers, postgres, concurrency),
        ),
      );
    await postgres.stop();
    console.log('\nDurable appends of one event');
    console.table(rows);
    await withServers(join(directory, 'reads'), compareReads);
    await measureMillionEvents(join(directory, 'million'));
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
};

/** New servers for each comparison: the one in memory can only hold so much. */
const withServers = async <Result>(
  directory: string,
  compare: (servers: Servers) => Promise<Result>,
): Promise<Result> => {
  const disk = await startServerProcess(['--data', directory]);
  const memory = await startServerProcess(['--mem-db']);
  try {
    return await compare({ disk, memory });
  } finally {
    await Promise.all([disk.stop(), memory.stop()]);
  }
};

const compareAppends = async (
  servers: Servers,
  postgres: BarePostgres,
  concurrency: number,
): Promise<Record<string, unknown>> => {
  const options = { concurrency, seconds: SECONDS };
  const disk: LoadResult[] = [];
  const memory: LoadResult[] = [];
  const bare: LoadResult[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    memory.push(await measureAppends(servers.memory.url, options));
    disk.push(await measureAppends(servers.disk.url, options));
    bare.push(await postgres.measure(options));
  }
  return {
    concurrency,
    'appends/s': number(medianOf(disk, 'perSecond')),
    'p50 ms': medianOf(disk, 'p50').toFixed(2),
    'p99 ms': medianOf(disk, 'p99').toFixed(2),
    'in memory/s': number(medianOf(memory, 'perSecond')),
    'of memory': ratio(perSecond(disk), perSecond(memory)),
    'PostgreSQL commits/s': number(medianOf(bare, 'perSecond')),
    'of PostgreSQL': ratio(perSecond(disk), perSecond(bare)),
  };
};

const compareReads = async ({ disk, memory }: Servers): Promise<void> => {
  await fillLongStream(disk.url);
  await fillLongStream(memory.url);
  const rows = [];
  for (const [what, measure] of [
    ['appends of 100', measureBatches],
    ['stream read', measureStreamRead],
    ['$all catch-up', measureCatchUp],
  ] as const) {
    const onDisk: number[] = [];
    const inMemory: number[] = [];
    for (let turn = 0; turn < TURNS; turn += 1) {
      inMemory.push(await measure(memory.url));
      onDisk.push(await measure(disk.url));
    }
    rows.push({
      'events/s': what,
      disk: number(median(onDisk)),
      memory: number(median(inMemory)),
      ratio: ratio(onDisk, inMemory),
    });
  }
  console.table(rows);
};

const perSecond = (results: readonly LoadResult[]): number[] =>
  results.map((result) => result.perSecond);

const medianOf = (results: readonly LoadResult[], key: keyof LoadResult): number =>
  median(results.map((result) => result[key]));

const ratio = (values: readonly number[], others: readonly number[]): string => {
  const ratios = values.map((value, turn) => value / (others[turn] ?? Number.NaN));
  return `${(median(ratios) * 100).toFixed(0)} %`;
};

const number = (value: number): string => Math.round(value).toLocaleString('en');
