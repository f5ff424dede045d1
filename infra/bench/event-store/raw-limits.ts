import { closeSync, fdatasyncSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { startPostgres } from '../../embedded-postgres/postgres.ts';
import { type LoadResult, load } from '../load.ts';
import { EVENT_DATA } from './events.ts';

/** How often a second the disk syncs 4 KiB that were appended to a file. */
export const measureDisk = (directory: string): number => {
  const file = openSync(join(directory, 'fdatasync'), 'w');
  const block = Buffer.alloc(4096);
  const start = performance.now();
  let count = 0;
  while (performance.now() - start < 2_000) {
    writeSync(file, block);
    fdatasyncSync(file);
    count += 1;
  }
  closeSync(file);
  return (count / (performance.now() - start)) * 1000;
};

/** A bare PostgreSQL that inserts and commits one row of the same size a time, as a yardstick. */
export const measurePostgres = async (
  directory: string,
  concurrencies: readonly number[],
  seconds: number,
): Promise<Map<number, LoadResult>> => {
  const postgres = await startPostgres(join(directory, 'postgres'));
  const pool = new pg.Pool({ connectionString: postgres.url, max: Math.max(...concurrencies) });
  // The pool's connections may outlive pool.end() by a moment and then meet the server's shutdown.
  pool.on('error', (error) => console.error(`PostgreSQL: ${error.message}`));
  await pool.query(
    'create table events (position bigserial primary key, stream text, revision int, type text, data bytea)',
  );
  const results = new Map<number, LoadResult>();
  for (const concurrency of concurrencies) {
    const revisions = new Array<number>(concurrency).fill(0);
    const operation = (worker: number): Promise<unknown> => {
      const revision = revisions[worker] ?? 0;
      revisions[worker] = revision + 1;
      return pool.query({
        name: 'append',
        text: 'insert into events (stream, revision, type, data) values ($1, $2, $3, $4)',
        values: [`bench-${worker}`, revision, 'ResourceFavorited', EVENT_DATA],
      });
    };
    results.set(concurrency, await load({ concurrency, seconds, operation }));
  }
  await pool.end();
  await postgres.stop();
  return results;
};
