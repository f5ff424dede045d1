import { randomUUID } from 'node:crypto';
import { type AccountCommand, accountDecider } from '@hearthway/domain/account/account.decider.ts';
import { isRejected } from '@hearthway/domain/kernel/decider.ts';
import type { Kysely } from 'kysely';
import { createEventStoreServer } from '../../embedded/event-store/server.ts';
import { openMemoryLog } from '../../embedded/event-store/storage/memory-log.ts';
import { createTestDatabase } from '../../embedded/postgres/postgres.fixture.ts';
import { accountRow } from '../account/account-row.fixture.ts';
import { connectEventStore } from '../event-store/event-store.ts';
import { createHandle } from '../event-store/handle.ts';
import { load } from '../event-store/load.ts';
import { readStream } from '../event-store/read-stream.ts';
import { connectPostgres } from '../postgres/postgres.ts';
import { freePort } from '../process/free-port.ts';
import type { Tables } from '../tables/tables.ts';
import type { EventSealing, EventToOpen } from './event-sealing.ts';
import type { PrivacySchema } from './schema.ts';

type TestSchema = PrivacySchema & Pick<Tables, 'accounts' | 'people'>;

export interface PrivacyUnderTest {
  readonly database: Kysely<TestSchema>;
  readonly databaseUrl: string;
  /** Creates an account and returns its id. */
  readonly newAccount: () => Promise<string>;
  readonly deleteAccount: (userId: string) => Promise<void>;
  /** Appends each event to the person's account in turn. */
  readonly dispatch: (
    privacy: EventSealing,
    userId: string,
    commands: readonly AccountCommand[],
    now?: Date,
  ) => Promise<void>;
  readonly loadAccount: (privacy: EventSealing, userId: string) => ReturnType<typeof loadAccount>;
  /** Returns the events of the person's account, as stored in the log. */
  readonly stored: (userId: string) => readonly StoredEvent[];
  readonly stop: () => Promise<void>;
}

interface StoredEvent extends EventToOpen {
  readonly data: unknown;
}

/** A real database and a real event store. */
export const startPrivacyUnderTest = async (): Promise<PrivacyUnderTest> => {
  const postgres = await createTestDatabase();
  const database = connectPostgres<TestSchema>({ url: postgres.url, onConnectionLost: () => {} });
  const log = openMemoryLog();
  const server = createEventStoreServer({
    log,
    onError: (error) => {
      throw error;
    },
  });
  const port = await server.listen(await freePort());
  const eventStore = connectEventStore(`esdb://127.0.0.1:${port}?tls=false`);

  return {
    database,
    databaseUrl: postgres.url,
    newAccount: async () => {
      const userId = randomUUID().replaceAll('-', '');
      await database.insertInto('accounts').values(accountRow(userId)).execute();
      return userId;
    },
    deleteAccount: async (userId) => {
      await database.deleteFrom('accounts').where('user_id', '=', userId).execute();
    },
    dispatch: async (privacy, userId, commands, now = new Date()) => {
      const handle = createHandle({ eventStore, privacy, newId: randomUUID, random: Math.random });
      for (const command of commands) {
        const outcome = await handle(accountDecider, {
          id: userId,
          command,
          context: {
            correlationId: 'correlation-1',
            userId,
            actor: userId,
            sessionId: null,
            state: null,
            now,
            idempotency: undefined,
          },
        });
        if (isRejected(outcome)) throw new Error(outcome.rejected);
      }
    },
    loadAccount: (privacy, userId) => loadAccount({ eventStore, privacy, userId }),
    stored: (userId) =>
      log
        .readStream({
          streamId: accountDecider.stream.nameOf(userId),
          from: 0,
          direction: 'forwards',
          limit: 10_000,
        })
        .map(({ id, type, data, metadata }) => ({
          id,
          type,
          data: parse(data),
          metadata: parse(metadata),
        })),
    stop: async () => {
      await eventStore.dispose();
      await server.close();
      await log.close();
      await database.destroy();
      await postgres.drop();
    },
  };
};

const loadAccount = async ({
  eventStore,
  privacy,
  userId,
}: {
  readonly eventStore: ReturnType<typeof connectEventStore>;
  readonly privacy: EventSealing;
  readonly userId: string;
}) => {
  const { state } = await load({
    readStream: (options) => readStream(eventStore, options),
    privacy,
    decider: accountDecider,
    streamName: accountDecider.stream.nameOf(userId),
    commandId: undefined,
    signal: AbortSignal.timeout(5_000),
  });
  return state;
};

const parse = (bytes: Uint8Array): unknown => JSON.parse(Buffer.from(bytes).toString());
