import { join } from 'node:path';
import { healthSchema } from '@hearthway/domain/health/health.contract.ts';
import { publishAddresses, type StoreAddresses } from '../adapters/addresses/addresses.ts';
import { holdDataDirectory } from '../adapters/addresses/data-directory.ts';
import type { HttpSettings } from '../adapters/http/settings.ts';
import type { PaymentVariables } from '../adapters/subscription-payments/payment-settings.ts';
import { answeringFor } from './answering.ts';
import { checkService } from './checks.ts';
import { startChild } from './child.ts';
import { reachDatabase, reachEventStore } from './elsewhere.ts';
import { buildFrontend, makePagesFolder } from './frontend.ts';
import { buildGateway } from './gateway.ts';
import type { ServiceAddress } from './health.ts';
import { untilHealthy } from './healthy.ts';
import type { LogOutput } from './log-output.ts';
import { masterKeyFor } from './master-key.ts';
import { operatorTokenFor } from './operator-token.ts';
import { outboxDirectoryFor } from './outbox-directory.ts';
import { embeddedPaymentsFor, paymentVariablesOf, supervisePayments } from './payments.ts';
import { REPOSITORY } from './programs.ts';
import { type Progress, reported } from './progress.ts';
import { restartsOfAll } from './restarts.ts';
import { type ServiceName, serviceFile } from './services/services.ts';
import { type SuperviseStore, superviseEventStore, supervisePostgres } from './stores.ts';
import { type Supervised, supervise } from './supervise.ts';

const SERVICE_STOP_WITHIN_MS = 3_000;

/** Megabytes. By default V8 gives each service several times as much for short-lived objects. */
const HEAP_BOUNDS = ['--max-semi-space-size=4'];

/** Start order by group: projections create the tables that the others use. */
const GROUPS: readonly (readonly ServiceName[])[] = [['projections'], ['command-api', 'read-api']];

/** Name of the embedded payment server, among the services. */
const PAYMENTS = 'payments';

export interface LaunchOptions {
  readonly dataDirectory: string;
  readonly host: string;
  readonly port: number;
  /** Addresses of an external event store and database; undefined starts the embedded ones. */
  readonly eventStoreUrl: string | undefined;
  readonly databaseUrl: string | undefined;
  /** Inherited by child processes. */
  readonly environment: NodeJS.ProcessEnv;
  /** Called once this launcher holds the data directory. */
  readonly openLog: () => LogOutput;
  readonly progress: Progress;
  /** Called with one line when everything has started but some part takes long to become healthy. */
  readonly onDelay: (line: string) => void;
  readonly settings: HttpSettings;
  /** Aborts a start in progress. */
  readonly signal: AbortSignal;
}

export interface Launched {
  readonly port: number;
  /** Whether mails are kept at `/dev/outbox` instead of being sent. */
  readonly hasOutbox: boolean;
  /** Ends all child processes, the stores last, within 5 s. */
  readonly stop: () => Promise<void>;
}

/** Processes running so far, even when another one fails to start. */
interface Started {
  readonly stores: Supervised[];
  readonly services: Map<string, Supervised>;
}

/**
 * Starts all of Hearthway, and resolves when it is healthy. On failure it rejects with a one-sentence error,
 * and leaves nothing running.
 */
export const launch = async (options: LaunchOptions): Promise<Launched> => {
  const { dataDirectory, host, progress, settings } = options;
  const outboxDirectory = outboxDirectoryFor(options);
  const answering = answeringFor({ environment: options.environment, outboxDirectory });
  const release = holdDataDirectory(dataDirectory);
  const operatorToken = operatorTokenFor(options);
  const output = options.openLog();
  const embeddedPayments = embeddedPaymentsFor(options);
  const started: Started = { stores: [], services: new Map() };
  const addressOf = (name: string): ServiceAddress => ({
    name,
    url: () => started.services.get(name)?.url(),
    restarts: restartsOfAll(() => {
      const service = started.services.get(name);
      return [...started.stores, ...(service ? [service] : [])].map(({ restarts }) => restarts);
    }),
  });
  const portOf = (): number => {
    const address = gateway.server.address();
    return typeof address === 'object' ? (address?.port ?? options.port) : options.port;
  };
  const publicUrl = (): string =>
    options.environment['PUBLIC_URL']?.replace(/\/$/, '') || `http://localhost:${portOf()}`;
  // The gateway listens before the pages are built.
  const frontend = makePagesFolder(REPOSITORY);
  const gateway = buildGateway({
    frontend,
    services: {
      commandApi: addressOf('command-api'),
      readApi: addressOf('read-api'),
      projections: addressOf('projections'),
    },
    logger: output.logger,
    dataDirectory,
    publicUrl,
    settings,
    operatorToken,
    outboxDirectory,
    inbound: answering?.inbound,
    payments: embeddedPayments && { ...embeddedPayments, ...addressOf(PAYMENTS) },
  });
  let withdrawAddresses = (): void => {};
  const stop = async (): Promise<void> => {
    withdrawAddresses();
    await gateway.close();
    await Promise.all([...started.services.values()].map((service) => service.stop()));
    await Promise.all(started.stores.map((store) => store.stop()));
    release();
  };
  const failed = new AbortController();
  const signal = AbortSignal.any([options.signal, failed.signal]);
  const giveUp: GiveUp = (reason) => failed.abort(reason);
  try {
    // First, since a port in use is the most frequent error.
    await gateway.listen({ host, port: options.port }).catch((error: NodeJS.ErrnoException) => {
      throw error.code === 'EADDRINUSE' ? portInUse(options.port) : error;
    });
    const port = portOf();
    const gatewayUrl = `http://127.0.0.1:${port}`;
    const startPayments = async (): Promise<PaymentVariables | undefined> => {
      if (embeddedPayments === undefined) return undefined;
      const payments = await supervisePayments({
        ...options,
        ...embeddedPayments,
        gatewayUrl,
        publicUrl: publicUrl(),
        environment: withoutMasterKey(options.environment),
        output,
        signal,
      });
      started.services.set(PAYMENTS, payments);
      return paymentVariablesOf(embeddedPayments, payments.url());
    };
    const startStoresAndServices = async (): Promise<void> => {
      const [addresses, paymentVariables] = await allOrNone(
        [startStores({ ...options, output, signal }, started, giveUp), startPayments()],
        giveUp,
      );
      withdrawAddresses = publishAddresses(dataDirectory, { ...addresses, ...paymentVariables });
      const { DATABASE_URL: databaseUrl } = addresses;
      const masterKey = await masterKeyFor({ ...options, databaseUrl });
      const environment = {
        ...options.environment,
        ...addresses,
        ...paymentVariables,
        ...masterKey,
        // The embedded database has no pooler.
        ...(options.databaseUrl === undefined && { LISTEN_DATABASE_URL: '' }),
        ERASURE_LIST: options.environment['ERASURE_LIST'] || join(dataDirectory, 'erasures.txt'),
        PUBLIC_URL: publicUrl(),
        ...(outboxDirectory !== undefined && { OUTBOX_DIR: outboxDirectory }),
        ...(answering !== undefined && { INBOUND_MAIL: answering.INBOUND_MAIL }),
        HOST: '127.0.0.1',
        PORT: '0',
        HEALTH_URL: `${gatewayUrl}/health`,
        READ_API_URL: options.environment['READ_API_URL'] || gatewayUrl,
      };
      await startServices({ environment, output, progress, signal }, started, giveUp);
    };
    const pages = buildFrontend({
      repository: REPOSITORY,
      signal,
      onBuild: () => progress.waiting('pages', 'being built, which takes up to a minute'),
    });
    await allOrNone([startStoresAndServices(), reported(progress, 'pages', pages)], giveUp);
    signal.throwIfAborted();
    const readHealth = async () => {
      const headers = { authorization: `Bearer ${operatorToken}` };
      return healthSchema.parse((await gateway.inject({ url: '/health', headers })).json());
    };
    await untilHealthy({ ...options, readHealth, signal });
    return { port, hasOutbox: outboxDirectory !== undefined, stop };
  } catch (error) {
    await stop();
    // Other failures are consequences of this one.
    throw failed.signal.aborted ? failed.signal.reason : error;
  }
};

/** Aborts the remaining starts after one has failed. */
type GiveUp = (reason: unknown) => void;

const startStores = async (
  options: LaunchOptions & { readonly output: LogOutput },
  { stores }: Started,
  giveUp: GiveUp,
): Promise<StoreAddresses> => {
  const { eventStoreUrl, databaseUrl, dataDirectory, progress } = options;
  const environment = withoutMasterKey(options.environment);
  const start = async (superviseStore: SuperviseStore, folder: string): Promise<string> => {
    const directory = join(dataDirectory, folder);
    const store = await superviseStore({ ...options, environment, directory });
    stores.push(store);
    return store.url();
  };
  const reach = async (part: string, url: string, reachStore: (url: string) => Promise<void>) => {
    await reported(progress, part, reachStore(url));
    return url;
  };
  const [EVENTSTORE_URL, DATABASE_URL] = await allOrNone(
    [
      eventStoreUrl === undefined
        ? start(superviseEventStore, 'event-store')
        : reach('event store', eventStoreUrl, reachEventStore),
      databaseUrl === undefined
        ? start(supervisePostgres, 'postgres')
        : reach('database', databaseUrl, reachDatabase),
    ],
    giveUp,
  );
  options.signal.throwIfAborted();
  return { EVENTSTORE_URL, DATABASE_URL };
};

/** Removes the master key, which the embedded servers do not need. */
const withoutMasterKey = ({ HEARTHWAY_MASTER_KEY: _, ...environment }: NodeJS.ProcessEnv) =>
  environment;

const startServices = async (
  options: Pick<LaunchOptions, 'environment' | 'progress' | 'signal'> & {
    readonly output: LogOutput;
  },
  { services }: Started,
  giveUp: GiveUp,
): Promise<void> => {
  const { environment, output, progress, signal } = options;
  const start = async (name: ServiceName): Promise<void> => {
    const file = serviceFile(name);
    const service = await supervise({
      name,
      logger: output.logger,
      progress,
      signal,
      stopWithinMs: SERVICE_STOP_WITHIN_MS,
      check: checkService,
      start: (starting) =>
        startChild({ file, nodeOptions: HEAP_BOUNDS, environment, output, signal: starting }),
    });
    services.set(name, service);
  };
  for (const group of GROUPS) {
    await allOrNone(group.map(start), giveUp);
    signal.throwIfAborted();
  }
};

/**
 * Waits for all promises even when one fails, so that started parts can be stopped, but notifies the others
 * at once.
 */
const allOrNone = async <Values extends readonly unknown[] | []>(
  promises: Values,
  giveUp: GiveUp,
): Promise<{ -readonly [Key in keyof Values]: Awaited<Values[Key]> }> => {
  const all = Promise.all(promises);
  all.catch(giveUp);
  await Promise.allSettled(promises);
  return all;
};

const portInUse = (port: number): Error =>
  new Error(`Port ${port} is in use. Set PORT to another, or end what listens there.`);
