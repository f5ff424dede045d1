import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from '../logging/logger.ts';
import { startChild } from './child.ts';
import { holdDataDirectory } from './data-directory.ts';
import { buildFrontend } from './frontend.ts';
import { buildGateway } from './gateway.ts';
import type { ServiceAddress } from './health.ts';
import { type SuperviseStore, superviseEventStore, supervisePostgres } from './stores.ts';
import { type Supervised, supervise } from './supervise.ts';

const REPOSITORY = join(import.meta.dirname, '../..');
const PAGES = join(REPOSITORY, 'frontend/dist');

const SERVICE_STOP_WITHIN_MS = 3_000;

export interface LaunchOptions {
  readonly dataDirectory: string;
  readonly host: string;
  readonly port: number;
  /** An event store and a database that run elsewhere; undefined starts the embedded ones. */
  readonly eventStoreUrl: string | undefined;
  readonly databaseUrl: string | undefined;
  /** What the processes it starts inherit. */
  readonly environment: NodeJS.ProcessEnv;
  readonly logger: Logger;
  /** Gives up on a start that is still under way. */
  readonly signal: AbortSignal;
}

export interface Launched {
  readonly port: number;
  /** Ends every process it has started, the stores last, within 5 s. */
  readonly stop: () => Promise<void>;
}

/** Starts all of Hearthway. Rejects with a sentence, and leaves nothing running, when it cannot. */
export const launch = async (options: LaunchOptions): Promise<Launched> => {
  const { dataDirectory, host, logger, signal } = options;
  const release = holdDataDirectory(dataDirectory);
  const stores: Supervised[] = [];
  const services = new Map<string, Supervised>();
  const addressOf = (name: string): ServiceAddress => ({
    name,
    url: () => services.get(name)?.url(),
  });
  // The gateway listens before the pages are built.
  mkdirSync(PAGES, { recursive: true });
  const gateway = buildGateway({
    frontend: PAGES,
    services: {
      commandApi: addressOf('command-api'),
      readApi: addressOf('read-api'),
      projections: addressOf('projections'),
    },
    logger,
  });
  const stop = async (): Promise<void> => {
    await gateway.close();
    await Promise.all([...services.values()].map((service) => service.stop()));
    await Promise.all(stores.map((store) => store.stop()));
    release();
  };
  try {
    // Before anything else, since a port in use is what goes wrong most often.
    await gateway.listen({ host, port: options.port }).catch((error: NodeJS.ErrnoException) => {
      throw error.code === 'EADDRINUSE' ? portInUse(options.port) : error;
    });
    const address = gateway.server.address();
    const port = typeof address === 'object' ? (address?.port ?? options.port) : options.port;
    const [urls] = await allOrNone([startStores(options, stores), buildFrontend(REPOSITORY)]);
    signal.throwIfAborted();
    const environment = {
      ...options.environment,
      ...urls,
      HOST: '127.0.0.1',
      PORT: '0',
      HEALTH_URL: `http://127.0.0.1:${port}/health`,
    };
    await allOrNone(
      SERVICES.map(async (name) => {
        services.set(name, await superviseService({ name, environment, logger, signal }));
      }),
    );
    signal.throwIfAborted();
    return { port, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};

const SERVICES = ['projections', 'command-api', 'read-api'];

interface StoreUrls {
  readonly EVENTSTORE_URL: string;
  readonly DATABASE_URL: string;
}

/** What has started is in `stores`, also when this rejects. */
const startStores = async (
  { eventStoreUrl, databaseUrl, dataDirectory, environment, logger, signal }: LaunchOptions,
  stores: Supervised[],
): Promise<StoreUrls> => {
  const start = async (superviseStore: SuperviseStore, folder: string): Promise<string> => {
    const directory = join(dataDirectory, folder);
    const store = await superviseStore({ directory, environment, logger, signal });
    stores.push(store);
    return store.url();
  };
  const [EVENTSTORE_URL, DATABASE_URL] = await allOrNone([
    eventStoreUrl ?? start(superviseEventStore, 'event-store'),
    databaseUrl ?? start(supervisePostgres, 'postgres'),
  ]);
  return { EVENTSTORE_URL, DATABASE_URL };
};

const superviseService = ({
  name,
  environment,
  logger,
  signal,
}: Pick<LaunchOptions, 'environment' | 'logger' | 'signal'> & {
  readonly name: string;
}): Promise<Supervised> =>
  supervise({
    name,
    logger,
    signal,
    stopWithinMs: SERVICE_STOP_WITHIN_MS,
    start: (starting) =>
      startChild({ file: join(REPOSITORY, name, 'main.ts'), environment, signal: starting }),
  });

/** Waits for all of them even when one fails, so that whatever has started can be stopped. */
const allOrNone = async <Values extends readonly unknown[] | []>(
  promises: Values,
): Promise<{ -readonly [Key in keyof Values]: Awaited<Values[Key]> }> => {
  await Promise.allSettled(promises);
  return Promise.all(promises);
};

const portInUse = (port: number): Error =>
  new Error(`Port ${port} is in use. Set PORT to another, or end what listens there.`);
