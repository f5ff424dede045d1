import { closeSync, fdatasyncSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { startPostgres } from '../../../embedded/postgres/postgres.ts';
import { type LoadOptions, type LoadResult, load } from '../load.ts';
import { sized } from '../size.ts';
import { EVENT_DATA } from './events.ts';

const DISK_MS = sized(2_000, 200);

/** Counts how many appends of 4 KiB the disk syncs per second. */
export const measureDisk = (directory: string): number => {
  const file = openSync(join(directory, 'fdatasync'), 'w');
  const block = Buffer.alloc(4096);
  const start = performance.now();
  let count = 0;
  while (performance.now() - start < DISK_MS) {
    writeSync(file, block);
    fdatasyncSync(file);
    count += 1;
  }
  closeSync(file);
  return (count / (performance.now() - start)) * 1000;
};

export interface BarePostgres {
  /** Inserts and commits one row of an event's size at a time. */
  readonly measure: (options: Omit<LoadOptions, 'operation'>) => Promise<LoadResult>;
  readonly stop: () => Promise<void>;
}

/** PostgreSQL as a yardstick for durable writes of the same data on the same disk. */
export const startBarePostgres = async (
  directory: string,
  maxConnections: number,
): Promise<BarePostgres> => {
  const postgres = await startPostgres(join(directory, 'postgres'));
  const pool = new pg.Pool({ connectionString: postgres.url, max: maxConnections });
  // pool.end() resolves before the sockets have closed, and those then meet the server's shutdown.
  let isEnding = false;
  pool.on('error', (error) => {
    if (!isEnding) throw error;
  });
  await pool.query(
    'create table events (position bigserial primary key, stream text, revision int, type text, data bytea)',
  );
  let revision = 0;
  const operation = (worker: number): Promise<unknown> => {
    revision += 1;
    return pool.query({
      name: 'append',
      text: 'insert into events (stream, revision, type, data) values ($1, $2, $3, $4)',
      values: [`bench-${worker}`, revision, 'ResourceFavorited', EVENT_DATA],
    });
  };
  return {
    measure: (options) => load({ ...options, operation }),
    stop: async () => {
      isEnding = true;
      await pool.end();
      await postgres.stop();
    },
  };
};
