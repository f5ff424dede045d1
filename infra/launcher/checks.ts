import { type Kysely, sql } from 'kysely';
import { connectEventStore, type EventStore } from '../adapters/event-store/event-store.ts';
import { readHead } from '../adapters/event-store/head.ts';
import { requireEventStoreVersion } from '../adapters/event-store/server-version.ts';
import { connectPostgres } from '../adapters/postgres/postgres.ts';
import { requireServerVersion } from '../adapters/postgres/server-version.ts';

const ANSWER_WITHIN_MS = 5_000;

/** Resolves when the event store at this address responds on a new connection. */
export const checkEventStore = (url: string): Promise<void> =>
  withEventStore(url, async (eventStore) => {
    await readHead(eventStore, { withinMs: ANSWER_WITHIN_MS });
  });

/** Rejects with a one-sentence error when the event store is too old. */
export const checkEventStoreVersion = (url: string): Promise<void> =>
  withEventStore(url, requireEventStoreVersion);

const withEventStore = async (
  url: string,
  work: (eventStore: EventStore) => Promise<void>,
): Promise<void> => {
  const eventStore = connectEventStore(url);
  try {
    await work(eventStore);
  } finally {
    await eventStore.dispose();
  }
};

/** Resolves when the database at this address responds on a new connection. */
export const checkDatabase = (url: string): Promise<void> =>
  onNewConnection(url, async (database) => {
    await sql`select 1`.execute(database);
  });

/** Rejects with a one-sentence error when the database server is too old. */
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

/** Resolves when the service at this address responds. */
export const checkService = async (url: string): Promise<void> => {
  const { ok } = await fetch(`${url}/live`, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
  if (!ok) throw new Error('The service does not answer as it should.');
};
