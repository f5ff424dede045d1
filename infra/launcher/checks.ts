import { type Kysely, sql } from 'kysely';
import { connectEventStore } from '../adapters/event-store/event-store.ts';
import { readHead } from '../adapters/event-store/head.ts';
import { connectPostgres } from '../adapters/postgres/postgres.ts';
import { requireServerVersion } from '../adapters/postgres/server-version.ts';

const ANSWER_WITHIN_MS = 5_000;

/** Resolves when the event store at this address answers on a new connection. */
export const checkEventStore = async (url: string): Promise<void> => {
  const eventStore = connectEventStore(url);
  try {
    await readHead(eventStore, { withinMs: ANSWER_WITHIN_MS });
  } finally {
    await eventStore.dispose();
  }
};

/** Resolves when the database at this address answers on a new connection. */
export const checkDatabase = (url: string): Promise<void> =>
  onNewConnection(url, async (database) => {
    await sql`select 1`.execute(database);
  });

/** Rejects with one sentence when the server at this address is too old. */
export const checkDatabaseVersion = (url: string): Promise<void> =>
  onNewConnection(url, requireServerVersion);

const onNewConnection = async (
  url: string,
  work: (database: Kysely<unknown>) => Promise<void>,
): Promise<void> => {
  const database = connectPostgres<unknown>({
    url,
    maxConnections: 1,
    answerWithinMs: ANSWER_WITHIN_MS,
    onConnectionLost: () => {},
  });
  try {
    await work(database);
  } finally {
    await database.destroy();
  }
};

/** Resolves when the service at this address answers. */
export const checkService = async (url: string): Promise<void> => {
  const { ok } = await fetch(`${url}/live`, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
  if (!ok) throw new Error('The service does not answer as it should.');
};
