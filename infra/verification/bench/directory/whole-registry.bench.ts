import { createWriteStream, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { ZipFile } from 'yazl';
import { connectPostgres } from '../../../adapters/postgres/postgres.ts';
import { newMasterKeyText } from '../../../adapters/privacy/master-key-file.ts';
import type { SessionsSchema } from '../../../adapters/sessions/sessions.ts';
import { startServerProcess } from '../../../embedded/event-store/server-process.ts';
import { startPostgres } from '../../../embedded/postgres/postgres.ts';
import { percentile } from '../load.ts';
import { sized } from '../size.ts';
import { createClient, type Get } from './client.ts';
import { STOP_WITHIN_MS, signIn, startService } from './directory.bench.ts';
import { runImporter } from './import.ts';
import { createRandom } from './random.ts';
import { sampledRegistry } from './sampled-registry.ts';
import { KINDS } from './searches.ts';

/** About as many as the registry has. */
const ROWS = sized(8_500_000, 20_000);
const QUIET_MS = sized(30_000, 2_000);
/** Pause between two searches, as a few hundred families make them. */
const SEARCH_EVERY_MS = 100;

/** Goals of an import at full size, on two cores. */
const GOALS = { minutes: 15, megabytes: 400, slowdown: 2 };

/**
 * Imports a zip of the registry's size, generated of the sample's real rows, while searches go on, and
 * prints how long and in how much memory, and how much longer searches take meanwhile.
 */
export const run = async (size: number | undefined): Promise<void> => {
  const rows = size ?? ROWS;
  const directory = mkdtempSync(join(tmpdir(), 'hearthway-registry-'));
  const eventStore = await startServerProcess(['--mem-db']);
  const postgres = await startPostgres(join(directory, 'postgres'));
  try {
    const environment = {
      EVENTSTORE_URL: eventStore.url,
      DATABASE_URL: postgres.url,
      DATA_DIR: directory,
      PORT: '0',
      LOG_LEVEL: 'warn',
      HEARTHWAY_MASTER_KEY: newMasterKeyText(),
    };
    const projections = await startService('projections', environment);
    await projections.stop(STOP_WITHIN_MS);
    const database = connectPostgres<SessionsSchema>({
      url: postgres.url,
      onConnectionLost: () => {},
    });
    const path = join(directory, 'registry.zip');
    const bytes = await writeZip(database, path, rows);
    const token = await signIn(database);
    const readApi = await startService('read-api', environment);
    const client = createClient(readApi.url, { token, connections: 16 });
    const search = await searcher(database, client.get);

    await search.during(setTimeout(sized(3_000, 500)));
    const quiet = await search.during(setTimeout(QUIET_MS));
    let imported = { seconds: Number.NaN, megabytes: Number.NaN };
    const meanwhile = await search.during(
      runImporter({ environment, path }).then((measured) => {
        imported = measured;
      }),
    );
    const { rows: counts } = await sql<{ listings: number }>`
      select count(*)::integer as listings from providers
    `.execute(database);
    client.close();
    await readApi.stop(STOP_WITHIN_MS);
    await database.destroy();

    const p95 = ({ latencies }: Searched): number => percentile(latencies, 0.95);
    for (const failure of meanwhile.failures) console.log(failure);
    console.log(
      `\n${rows.toLocaleString('en')} rows, ${(bytes / 1024 ** 3).toFixed(2)} GB unpacked (${(statSync(path).size / 1024 ** 2).toFixed(0)} MB as a zip), ${counts[0]?.listings.toLocaleString('en')} listings afterwards`,
    );
    const share = rows / 8_500_000;
    console.table({
      'import, minutes': {
        measured: (imported.seconds / 60).toFixed(2),
        goal: `≤ ${(GOALS.minutes * share).toFixed(2)} (${GOALS.minutes} at full size)`,
      },
      'memory of the importer, MB': {
        measured: imported.megabytes.toFixed(0),
        goal: `≤ ${GOALS.megabytes}`,
      },
      'search p95, quiet, ms': { measured: p95(quiet).toFixed(1), goal: '' },
      'search p95, while importing, ms': { measured: p95(meanwhile).toFixed(1), goal: '' },
      'ratio of the two': {
        measured: (p95(meanwhile) / p95(quiet)).toFixed(2),
        goal: `≤ ${GOALS.slowdown}`,
      },
      'slowest search while importing, ms': {
        measured: meanwhile.latencies.at(-1)?.toFixed(0),
        goal: '',
      },
      'searches without an answer': { measured: meanwhile.failures.length, goal: '0' },
    });
  } finally {
    await postgres.stop();
    await eventStore.stop();
    rmSync(directory, { recursive: true, force: true });
  }
};

/** Answers the size of the file inside the zip, in bytes. */
const writeZip = async (
  database: Kysely<SessionsSchema>,
  path: string,
  rows: number,
): Promise<number> => {
  const { rows: places } = await sql<{ zip: string; city: string; state: string }>`
    select zip, city, state from zip_codes order by zip
  `.execute(database);
  let bytes = 0;
  const countingChunks = function* (): Generator<Buffer> {
    for (const text of sampledRegistry(places, rows)) {
      const chunk = Buffer.from(text);
      bytes += chunk.length;
      yield chunk;
    }
  };
  const zip = new ZipFile();
  zip.addReadStream(Readable.from(countingChunks()), 'npidata_pfile_20050523-20261108.csv', {
    compressionLevel: 1,
    forceZip64Format: true,
  });
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(path));
  return bytes;
};

interface Searched {
  /** Milliseconds, ascending, of those that failed too. */
  readonly latencies: readonly number[];
  readonly failures: readonly string[];
}

/** Searches at a steady pace, whether or not the ones before have been answered. */
const searcher = async (database: Kysely<SessionsSchema>, get: Get) => {
  const { rows: places } = await sql<{ zip: string }>`
    select zip from providers where zip <> '' order by id
  `.execute(database);
  const random = createRandom(7);
  const texts = KINDS.flatMap((kind) => kind.texts);
  return {
    during: async (work: Promise<unknown>): Promise<Searched> => {
      const latencies: number[] = [];
      const failures: string[] = [];
      const start = performance.now();
      const running: Promise<void>[] = [];
      let isOver = false;
      const over = work.finally(() => {
        isOver = true;
      });
      const one = async (): Promise<void> => {
        const before = performance.now();
        const query = { location: random.pick(places).zip, search: random.pick(texts) };
        try {
          await get('/api/resources', query);
        } catch (error) {
          const seconds = Math.round((before - start) / 1000);
          failures.push(`after ${seconds} s: ${error instanceof Error ? error.message : ''}`);
        }
        latencies.push(performance.now() - before);
      };
      while (!isOver) {
        running.push(one());
        await Promise.race([over, setTimeout(SEARCH_EVERY_MS)]);
      }
      await over;
      await Promise.all(running);
      return { latencies: latencies.toSorted((a, b) => a - b), failures };
    },
  };
};
