import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import type { StoreAddresses } from '../../../adapters/addresses/addresses.ts';
import { connectPostgres } from '../../../adapters/postgres/postgres.ts';
import { startServerProcess } from '../../../embedded/event-store/server-process.ts';
import { startMigratedPostgres } from '../../../embedded/postgres/migrated.fixture.ts';
import { median } from '../load.ts';
import { sized } from '../size.ts';
import { measureEmptyRead, measureRebuild } from './command.ts';
import { measureCopy } from './copy-alone.ts';
import { HISTORY, writeHistory } from './history.ts';
import { measureLive } from './live.ts';
import { rebuildUnderLoad } from './under-load.ts';

/** As in the benchmark of the event store, the result is the median of the ratios within a turn. */
const TURNS = sized(5, 1);

type Schema = Readonly<Record<never, never>>;

export const run = async (): Promise<void> => {
  const directory = mkdtempSync(join(tmpdir(), 'hearthway-bench-'));
  writeHistory(directory);
  const eventStore = await startServerProcess(['--data', directory]);
  const postgres = await startMigratedPostgres();
  const database = connectPostgres<Schema>({ url: postgres.url, onConnectionLost: () => {} });
  const addresses = { EVENTSTORE_URL: eventStore.url, DATABASE_URL: postgres.url };
  try {
    console.log(`Rebuilds from ${number(HISTORY.events)} events`);
    console.table(await compareRebuilds(addresses, database));
    console.log('\nRebuilds while the projections run');
    console.table(await rebuildUnderLoad(addresses, database));
  } finally {
    await database.destroy();
    await postgres.stop();
    await eventStore.stop();
    rmSync(directory, { recursive: true, force: true });
  }
  console.log('\nFrom the answer to a command to the message in an open page');
  console.table([await measureLive()]);
};

/** Expected number of rows of each table. */
const TABLES = [
  { name: 'favorites', rows: HISTORY.favoritesRows },
  { name: 'timeline', rows: HISTORY.events },
] as const;

const compareRebuilds = async (
  addresses: StoreAddresses,
  database: Kysely<Schema>,
): Promise<readonly Record<string, unknown>[]> => {
  const reads: number[] = [];
  const results = TABLES.map((table) => ({
    ...table,
    rebuilds: [] as number[],
    copies: [] as number[],
  }));
  for (let turn = 0; turn < TURNS; turn += 1) {
    reads.push(await measureEmptyRead(addresses, HISTORY.events));
    for (const { name, rows, rebuilds, copies } of results) {
      rebuilds.push(await measureRebuild(addresses, name));
      await expectRows(database, { name, rows });
      copies.push(await measureCopy(addresses.DATABASE_URL, { name, rows }));
    }
  }
  return results.map(({ name, rows, rebuilds, copies }) => ({
    rebuild: name,
    'events/s': number(median(rebuilds)),
    'empty read events/s': number(median(reads)),
    'of the read': ratio(rebuilds, reads),
    rows: number(rows),
    'COPY alone rows/s': number(median(copies)),
    goal: '15,000 and 80 %',
  }));
};

const expectRows = async (
  database: Kysely<Schema>,
  { name, rows: expected }: { readonly name: string; readonly rows: number },
): Promise<void> => {
  const { rows } = await sql<{ count: string }>`select count(*) from ${sql.table(name)}`.execute(
    database,
  );
  const found = Number(rows[0]?.count);
  if (found !== expected)
    throw new Error(`${name} has ${number(found)} rows instead of ${number(expected)}.`);
};

const ratio = (values: readonly number[], others: readonly number[]): string => {
  const ratios = values.map((value, turn) => value / (others[turn] ?? Number.NaN));
  return `${(median(ratios) * 100).toFixed(0)} %`;
};

const number = (value: number): string => Math.round(value).toLocaleString('en');
