import { Client, DatabaseError, escapeIdentifier } from 'pg';
import { requireDirect } from '../postgres/session-settings.ts';
import { KEY_TABLES } from './wrapping.ts';

export interface Scrubbed {
  /**
   * False while an older transaction may still see destroyed keys, in which case scrubbing must be repeated
   * later.
   */
  readonly isComplete: boolean;
  /** False where the role lacks permission: then the server ends its write-ahead log in its own time. */
  readonly isLogEnded: boolean;
}

const CONNECT_WITHIN_MS = 5_000;

/** Maximum wait for the table locks, since every key lookup queues behind it. */
const LOCK_WITHIN_MS = 2_000;

/**
 * Removes destroyed keys, and old wrappings of others, from PostgreSQL's files: a deleted row stays in the
 * table's file, even after VACUUM, and in the write-ahead log. The tables are rewritten, and a checkpoint
 * after the end of the current log lets the server drop earlier segments.
 *
 * `url` leads to PostgreSQL itself. Rejects with the driver's error.
 */
export const scrubKeys = async (url: string): Promise<Scrubbed> => {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    application_name: 'hearthway-scrub-keys',
  });
  // A lost connection also rejects the query.
  client.on('error', () => {});
  let isComplete = true;
  client.on('notice', ({ detail }) => {
    if (Number(/^(\d+) dead row versions cannot be removed yet/m.exec(detail ?? '')?.[1] ?? 0) > 0)
      isComplete = false;
  });
  await client.connect();
  try {
    await requireDirect(client, 'Scrubbing keys');
    await client.query(`set lock_timeout = ${LOCK_WITHIN_MS}`);
    for (const { name } of KEY_TABLES)
      await client.query(`vacuum (full, verbose) ${escapeIdentifier(name)}`);
    return { isComplete, isLogEnded: await endLog(client) };
  } finally {
    await client.end();
  }
};

const INSUFFICIENT_PRIVILEGE = '42501';

const endLog = async (client: Client): Promise<boolean> => {
  try {
    // The first writes out pages with deleted rows, whose images the second leaves behind.
    await client.query('checkpoint');
    await client.query('select pg_switch_wal()');
    await client.query('checkpoint');
    return true;
  } catch (error) {
    if (error instanceof DatabaseError && error.code === INSUFFICIENT_PRIVILEGE) return false;
    throw error;
  }
};
