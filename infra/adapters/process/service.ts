import type { Kysely } from 'kysely';
import { z } from 'zod';
import { connectEventStore, type EventStore } from '../event-store/event-store.ts';
import { createLogger, type Logger } from '../logging/logger.ts';
import { type Listener, type ListenOptions, listen } from '../postgres/listen.ts';
import { connectPostgres, type PostgresOptions } from '../postgres/postgres.ts';
import { followDestroyedKeys } from '../privacy/follow-destroyed-keys.ts';
import type { MasterKeys } from '../privacy/master-keys.ts';
import { masterKeyVariables, openMasterKeys } from '../privacy/open-master-keys.ts';
import type { Privacy } from '../privacy/privacy.ts';
import { requireTables } from '../tables/require-tables.ts';
import { serviceVariables } from './main.ts';
import { type ServeOptions, serve } from './serve.ts';

/** Environment variables of a service that uses both stores. */
export const connectedVariables = {
  ...serviceVariables,
  ...masterKeyVariables,
  EVENTSTORE_URL: z.string(),
  DATABASE_URL: z.string(),
  /** Address of PostgreSQL itself, where DATABASE_URL leads to a pooler. */
  LISTEN_DATABASE_URL: z.string().optional(),
};

export interface ServiceOptions extends Pick<PostgresOptions, 'answerWithinMs' | 'prepares'> {
  readonly name: string;
  readonly environment: z.output<z.ZodObject<typeof connectedVariables>>;
}

export interface Service<Schema> {
  readonly logger: Logger;
  readonly database: Kysely<Schema>;
  readonly eventStore: EventStore;
  readonly masterKeys: MasterKeys;
  /** Address of PostgreSQL itself, for work that needs a dedicated connection. */
  readonly directUrl: string;
  readonly listen: (options: Pick<ListenOptions, 'channels' | 'onListening'>) => Listener;
  /**
   * Rejects with a one-sentence error without our tables or the right master key; from then on drops
   * destroyed keys.
   */
  readonly watchKeys: (
    privacy: Pick<Privacy, 'checkMasterKey' | 'forget' | 'forgetAll'>,
  ) => Promise<void>;
  /** Listens until it is stopped. `release` runs before the connections are closed. */
  readonly serve: (options: Pick<ServeOptions, 'app' | 'release'>) => Promise<void>;
}

/** Creates the logger and the connections that each service starts with. */
export const connectService = <Schema>({
  name,
  environment,
  ...pool
}: ServiceOptions): Service<Schema> => {
  const { LOG_LEVEL: level, DATABASE_URL: url, HOST: host, PORT: port } = environment;
  const logger = createLogger({ name, level, isPretty: process.stdout.isTTY });
  const database = connectPostgres<Schema>({
    url,
    onConnectionLost: (error) => logger.warn(error, 'A database connection was lost.'),
    ...pool,
  });
  const eventStore = connectEventStore(environment.EVENTSTORE_URL);
  const directUrl = environment.LISTEN_DATABASE_URL ?? url;
  const listenDirectly: Service<Schema>['listen'] = (options) =>
    listen({ ...options, url: directUrl, sentOver: url, logger });
  let destroyedKeys: Listener | undefined;
  return {
    logger,
    database,
    eventStore,
    masterKeys: openMasterKeys(environment),
    directUrl,
    listen: listenDirectly,
    watchKeys: async (privacy) => {
      await requireTables(database);
      await privacy.checkMasterKey();
      destroyedKeys = followDestroyedKeys({ privacy, listen: listenDirectly });
    },
    serve: ({ app, release }) =>
      serve({
        app,
        host,
        port,
        logger,
        release: [
          ...release,
          async () => destroyedKeys?.stop(),
          () => eventStore.dispose(),
          () => database.destroy(),
        ],
      }),
  };
};
