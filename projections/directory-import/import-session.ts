import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { requireDirect } from '@hearthway/infra/adapters/postgres/session-settings.ts';
import { Kysely, PostgresDialect } from 'kysely';
import { Client } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import type { DirectoryImportSchema } from './import-schema.ts';

/** Single connection to the database: for COPY, and for a lock that ends with the process. */
export interface ImportSession {
  readonly database: Kysely<DirectoryImportSchema>;
  /** `statement` is a `copy … from stdin` in text format; runs in the current transaction. */
  readonly copyIn: (statement: string, rows: readonly CopyRow[]) => Promise<void>;
  /** `statement` is a `copy … to stdout`. */
  readonly copyOut: (statement: string) => Readable;
  /** Copies the output of a `copy … to stdout` into a `copy … from stdin`, all of it in memory at once. */
  readonly copyAcross: (out: string, into: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

type CopyRow = readonly (string | number | null)[];

const CONNECT_WITHIN_MS = 5_000;

/** Rejects with an error of the driver if the database does not respond. */
export const openImportSession = async (url: string): Promise<ImportSession> => {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    application_name: 'hearthway-directory-import',
  });
  // A lost connection rejects the pending query; without a listener it would end the process.
  client.on('error', () => {});
  await client.connect();
  try {
    await requireDirect(client, 'An import');
  } catch (error) {
    await client.end();
    throw error;
  }
  const only = {
    query: client.query.bind(client),
    release: () => {},
  };
  const database = new Kysely<DirectoryImportSchema>({
    dialect: new PostgresDialect({
      pool: { connect: async () => only, end: () => client.end(), options: {} },
    }),
  });
  return {
    database,
    copyIn: (statement, rows) =>
      pipeline([rows.map(copyLine).join('')], client.query(copyFrom(statement))),
    copyOut: (statement) => client.query(copyTo(statement)),
    copyAcross: async (out, into) => {
      const copied = await buffer(client.query(copyTo(out)));
      await pipeline([copied], client.query(copyFrom(into)));
    },
    close: () => database.destroy(),
  };
};

const copyLine = (row: CopyRow): string =>
  `${row.map((value) => (value === null ? '\\N' : String(value).replace(SPECIAL, escaped))).join('\t')}\n`;

const SPECIAL = /[\\\t\n\r]/g;

const escaped = (character: string): string => ESCAPES[character] ?? `\\${character}`;

const ESCAPES: Readonly<Record<string, string>> = { '\t': '\\t', '\n': '\\n', '\r': '\\r' };
