import { fileURLToPath } from 'node:url';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../adapters/tables/tables.ts';
import { startChild } from '../../../launcher/child.ts';
import { PROGRAMS } from '../../../launcher/programs.ts';
import { type LoadResult, load, median } from '../load.ts';
import { sized } from '../size.ts';
import { type ConnectionOptions, openConnection } from './connection.ts';
import type { Family } from './family.ts';
import { compareSealedReads } from './sealed-reads.ts';

const CONNECTIONS = 64;
const SECONDS = 0.8;
const WARM_UP_SECONDS = 0.2;
/** The result is the median of the ratios within a turn, since the machine is shared. */
const TURNS = sized(9, 1);
const STOP_WITHIN_MS = 3_000;

/** Another service, reached as a process. */
const READ_API = PROGRAMS.readApi;
const BARE_ROUTE = fileURLToPath(import.meta.resolve('./bare-route.ts'));

const PATHS = ['/api/me', '/api/favorites'] as const;
export interface ReadsOptions {
  readonly gatewayUrl: string;
  readonly databaseUrl: string;
  readonly database: Kysely<Pick<Tables, 'accounts'>>;
  /** Environment of read-api. */
  readonly environment: Readonly<Record<string, string>>;
  readonly family: Family;
}

interface ComparedReads {
  readonly reads: readonly Record<string, unknown>[];
  readonly sealed: Record<string, unknown>;
}

/**
 * Authenticated reads, at read-api itself and through the gateway, and a bare route in turn; and reads of sealed
 * notes at read-api.
 */
export const compareReads = async (options: ReadsOptions): Promise<ComparedReads> => {
  const { gatewayUrl, databaseUrl, database, environment, family } = options;
  const { signal } = new AbortController();
  const readApi = await startChild({ file: READ_API, environment, signal });
  const bare = await startChild({ file: BARE_ROUTE, args: [databaseUrl], environment: {}, signal });
  try {
    const rows = [];
    for (const path of PATHS) {
      const urls = {
        bare: `${bare.url}/${path.slice('/api/'.length)}/${family.userId}`,
        'read-api': `${readApi.url}${path}`,
        gateway: `${gatewayUrl}${path}`,
      };
      rows.push(...(await compare(path, urls, family)));
    }
    const { headers } = family;
    const url = `${readApi.url}/api/favorites`;
    const measureOne = async () => (await measure({ url, headers })).perSecond;
    const sealed = await compareSealedReads({ gatewayUrl, database, family, measure: measureOne });
    return { reads: rows, sealed };
  } finally {
    await readApi.stop(STOP_WITHIN_MS);
    await bare.stop(STOP_WITHIN_MS);
  }
};

const compare = async <Name extends string>(
  path: string,
  urls: Readonly<Record<Name | 'bare', string>>,
  { headers }: Family,
): Promise<readonly Record<string, unknown>[]> => {
  const turns: Record<string, LoadResult>[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    const results: Record<string, LoadResult> = {};
    for (const [name, url] of Object.entries<string>(urls))
      results[name] = await measure({ url, headers });
    turns.push(results);
  }
  const rows = [];
  for (const [name, url] of Object.entries<string>(urls)) {
    const results = turns.flatMap((turn) => turn[name] ?? []);
    const ratios = turns.map(
      (turn) => (turn[name]?.perSecond ?? Number.NaN) / (turn['bare']?.perSecond ?? Number.NaN),
    );
    rows.push({
      path,
      at: name,
      bytes: await sizeOf({ url, headers }),
      'requests/s': Math.round(median(results.map(({ perSecond }) => perSecond))),
      'p50 ms': median(results.map(({ p50 }) => p50)).toFixed(1),
      'p99 ms': median(results.map(({ p99 }) => p99)).toFixed(1),
      'of bare': `${(median(ratios) * 100).toFixed(0)} %`,
      // A gateway is one service more on the way: its share is for information.
      goal: name === 'read-api' ? '60 %' : '',
    });
  }
  return rows;
};

const sizeOf = async (options: ConnectionOptions): Promise<number> => {
  const connection = await openConnection(options);
  const body = await connection.get();
  connection.close();
  return body.length;
};

const measure = async (options: ConnectionOptions): Promise<LoadResult> => {
  const connections = await Promise.all(
    Array.from({ length: CONNECTIONS }, () => openConnection(options)),
  );
  const result = await load({
    concurrency: CONNECTIONS,
    seconds: SECONDS,
    warmUpSeconds: WARM_UP_SECONDS,
    operation: async (worker) => connections[worker]?.get(),
  });
  for (const connection of connections) connection.close();
  return result;
};
