import { pipeline } from 'node:stream/promises';
import type { Projection } from '@hearthway/domain/kernel/projection.ts';
import type { Row } from '@hearthway/domain/kernel/table.ts';
import type { ModelSealing } from '@hearthway/infra/adapters/privacy/row-sealing.ts';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

export interface CopyTarget {
  readonly client: pg.Client;
  readonly table: string;
  readonly projection: Pick<Projection, 'name' | 'table'>;
  readonly privacy: Pick<ModelSealing, 'sealRows'>;
}

/**
 * Characters per write. Large chunks let PostgreSQL work in bursts, instead of competing with every packet
 * being read.
 */
const CHUNK = 1024 * 1024;

/** Adds rows to a table as they come, with sealed columns, several times as fast as inserting them. */
export const copyRows = async (
  { client, table, projection, privacy }: CopyTarget,
  batches: Iterable<readonly Row[]> | AsyncIterable<readonly Row[]>,
): Promise<void> => {
  const columns = Object.keys(projection.table.columns).map(pg.escapeIdentifier).join(', ');
  const chunks = async function* (): AsyncGenerator<string, void> {
    let chunk = '';
    for await (const rows of batches) {
      for (const row of await privacy.sealRows(projection, rows)) chunk += lineOf(row);
      if (chunk.length < CHUNK) continue;
      yield chunk;
      chunk = '';
    }
    yield chunk;
  };
  await pipeline(
    chunks,
    client.query(
      copyFrom(`copy ${pg.escapeIdentifier(table)} (${columns}) from stdin`, {
        highWaterMark: 4 * CHUNK,
      }),
    ),
  );
};

/** Text format of https://www.postgresql.org/docs/current/sql-copy.html. */
const lineOf = (row: Row): string => `${row.map(fieldOf).join('\t')}\n`;

const fieldOf = (value: string | null): string => {
  if (value === null) return '\\N';
  return SPECIAL.test(value)
    ? value.replace(EACH_SPECIAL, (found) => ESCAPES[found] ?? found)
    : value;
};

const SPECIAL = /[\\\t\n\r]/;
const EACH_SPECIAL = /[\\\t\n\r]/g;
const ESCAPES: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '\t': '\\t',
  '\n': '\\n',
  '\r': '\\r',
};
