import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';

/**
 * Rows a second that PostgreSQL takes from a client's memory into a table like the one that is live:
 * what the writing half of a rebuild could reach without any reading or folding.
 */
export const measureCopy = async (
  url: string,
  { name, rows }: { readonly name: string; readonly rows: number },
): Promise<number> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const table = pg.escapeIdentifier(await liveTable(client, name));
    const copied = await buffer(client.query(copyTo(`copy ${table} to stdout`)));
    await client.query(`create table copied (like ${table} including indexes)`);
    const start = performance.now();
    await pipeline([copied], client.query(copyFrom('copy copied from stdin')));
    return (rows / (performance.now() - start)) * 1000;
  } finally {
    await client.query('drop table if exists copied');
    await client.end();
  }
};

const liveTable = async (client: pg.Client, name: string): Promise<string> => {
  const { rows } = await client.query<{ readonly version: number }>(
    'select live_version as version from projections where name = $1',
    [name],
  );
  return `${name}_v${rows[0]?.version}`;
};
