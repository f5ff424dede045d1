import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { SessionsSchema } from '../../../adapters/sessions/sessions.ts';
import { PROGRAMS } from '../../../launcher/programs.ts';
import { registryFile } from './registry-file.ts';

const IMPORTER = PROGRAMS.directoryImport;
/** As `npm run directory:import` starts it. */
const HEAP_BOUNDS = ['--max-semi-space-size=16', '--max-old-space-size=384'];
const LOOK_EVERY_MS = 100;

export interface ImportOptions {
  readonly database: Kysely<SessionsSchema>;
  readonly environment: NodeJS.ProcessEnv;
  /** Directory of the generated file. */
  readonly directory: string;
  readonly rows: number;
}

/** Prints how fast the importer reads and stages a file of the registry, publishes it, and in how much memory. */
export const measureImport = async ({
  database,
  environment,
  directory,
  rows,
}: ImportOptions): Promise<void> => {
  const { rows: places } = await sql<{ zip: string; city: string; state: string }>`
    select zip, city, state from zip_codes order by zip
  `.execute(database);
  const path = join(directory, 'npidata_pfile_bench.csv');
  await pipeline(Readable.from(registryFile(places, rows)), createWriteStream(path));

  const start = performance.now();
  const importer = spawn(process.execPath, [...HEAP_BOUNDS, IMPORTER, '--format', 'nppes', path], {
    env: environment,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const ended = once(importer, 'close');
  let isRunning = true;
  const code = ended.then(([exit]) => {
    isRunning = false;
    return exit;
  });
  let stagedAt = Number.NaN;
  let mostMemory = 0;
  while (isRunning) {
    mostMemory = Math.max(mostMemory, peakMegabytes(importer.pid));
    if (Number.isNaN(stagedAt) && (await stagedRows(database)) >= rows)
      stagedAt = performance.now();
    await Promise.race([code, setTimeout(LOOK_EVERY_MS)]);
  }
  if ((await code) !== 0) throw new Error('The import failed.');
  const end = performance.now();
  const staging = (stagedAt - start) / 1000;
  const publishing = (end - stagedAt) / 1000;
  console.log(`\nAn import of ${rows.toLocaleString('en')} rows of the national registry`);
  console.table({
    'reading and staging': { seconds: staging.toFixed(1), 'rows/s': (rows / staging).toFixed(0) },
    'publishing, indexes and counts included': {
      seconds: publishing.toFixed(1),
      'rows/s': (rows / publishing).toFixed(0),
    },
    'all of it': {
      seconds: (staging + publishing).toFixed(1),
      'rows/s': (rows / (staging + publishing)).toFixed(0),
    },
  });
  console.log(`The importer's memory: ${mostMemory.toFixed(0)} MB at most`);
};

const stagedRows = async (database: Kysely<SessionsSchema>): Promise<number> => {
  const { rows } = await sql<{ staged: number }>`
    select coalesce(max(rows_read), 0)::integer as staged from directory_imports
  `.execute(database);
  return rows[0]?.staged ?? 0;
};

/** Runs the importer on a file to its end. */
export const runImporter = async ({
  environment,
  path,
}: Pick<ImportOptions, 'environment'> & { readonly path: string }): Promise<{
  readonly seconds: number;
  readonly megabytes: number;
}> => {
  const start = performance.now();
  const importer = spawn(process.execPath, [...HEAP_BOUNDS, IMPORTER, '--format', 'nppes', path], {
    env: environment,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  let megabytes = 0;
  const looking = setInterval(() => {
    megabytes = Math.max(megabytes, peakMegabytes(importer.pid));
  }, LOOK_EVERY_MS);
  const [exit] = await once(importer, 'close');
  clearInterval(looking);
  if (exit !== 0) throw new Error('The import failed.');
  return { seconds: (performance.now() - start) / 1000, megabytes };
};

/** Read from Linux; 0 elsewhere, and for an ended process. */
const peakMegabytes = (pid: number | undefined): number => {
  try {
    const peak = /^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
    return Number(peak?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
};
