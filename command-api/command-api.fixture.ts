import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { errorBodySchema } from '@hearthway/domain/errors.contract.ts';
import { POSITION_HEADER } from '@hearthway/domain/live/live.constants.ts';
import { signedInSchema } from '@hearthway/domain/session/session.contract.ts';
import type { Answering } from '@hearthway/infra/adapters/chat-models/answering.ts';
import type { Embeddings } from '@hearthway/infra/adapters/chat-vectors/embeddings.ts';
import { createPassageVectors } from '@hearthway/infra/adapters/chat-vectors/passage-vectors.ts';
import { storeLesson } from '@hearthway/infra/adapters/content/content.fixture.ts';
import type { FindOffices } from '@hearthway/infra/adapters/directory-search/find-offices.ts';
import type { FindProviders } from '@hearthway/infra/adapters/directory-search/find-providers.ts';
import { connectEventStore } from '@hearthway/infra/adapters/event-store/event-store.ts';
import type { HttpServer } from '@hearthway/infra/adapters/http/server.ts';
import type { Inbound } from '@hearthway/infra/adapters/inbound-mail/inbound.ts';
import { createLogger } from '@hearthway/infra/adapters/logging/logger.ts';
import { createMailer } from '@hearthway/infra/adapters/mail/mailer.ts';
import { connectPostgres } from '@hearthway/infra/adapters/postgres/postgres.ts';
import { erasureListIn } from '@hearthway/infra/adapters/privacy/erasure-list.ts';
import { newMasterKeys } from '@hearthway/infra/adapters/privacy/privacy.fixture.ts';
import { freePort } from '@hearthway/infra/adapters/process/free-port.ts';
import type { Payments } from '@hearthway/infra/adapters/subscription-payments/payments.ts';
import { createEventStoreServer } from '@hearthway/infra/embedded/event-store/server.ts';
import { openMemoryLog } from '@hearthway/infra/embedded/event-store/storage/memory-log.ts';
import { createTestDatabase } from '@hearthway/infra/embedded/postgres/postgres.fixture.ts';
import { type Kysely, sql } from 'kysely';
import { CONSENT } from './account/consent.fixture.ts';
import { buildCommandApi } from './app.ts';
import { type CommandDependencies, createDependencies } from './commands/dependencies.ts';
import type { CommandSchema } from './database/schema.ts';
import { LESSON } from './learning/lesson.fixture.ts';
import type { HashParameters } from './passwords/passwords.ts';

/**
 * Command-api with a real event store and a real database that lists `provider-0` to `-19` and has one
 * lesson.
 */
export interface TestApi {
  readonly app: HttpServer;
  readonly database: Kysely<CommandSchema>;
  readonly databaseUrl: string;
  readonly dependencies: CommandDependencies;
  readonly stored: (stream: string) => readonly StoredEvent[];
  readonly streams: (prefix: string) => readonly string[];
  /** Appends events to the log, bypassing the client and every decider. */
  readonly append: (events: Iterable<AppendedEvent>) => Promise<void>;
  readonly head: () => number;
  readonly send: (call: Call) => Promise<Answer>;
  readonly signUp: (options?: {
    readonly isBrowser?: boolean;
    readonly email?: string;
  }) => Promise<Family>;
  /** Starts the service on another database. It ends with this one. */
  readonly over: (database: Kysely<CommandSchema>, options?: TestApiOptions) => HttpServer;
  readonly addListing: (id: string) => Promise<void>;
  readonly removeListing: (id: string) => Promise<void>;
  readonly now: () => Date;
  readonly passTime: (ms: number) => void;
  /** Stops the event store during `work`. Requests wait for it only for a moment. */
  readonly withoutEventStore: <Result>(work: () => Promise<Result>) => Promise<Result>;
  readonly stop: () => Promise<void>;
}

interface StoredEvent {
  readonly id: string;
  readonly type: string;
  readonly data: unknown;
  readonly metadata: unknown;
  readonly position: string;
}

interface AppendedEvent {
  readonly id: string;
  readonly streamName: string;
  readonly type: string;
  readonly data: unknown;
  readonly metadata: unknown;
}

export interface Call {
  readonly method: string;
  readonly url: string;
  readonly body?: unknown;
  readonly payload?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly as?: Credentials | undefined;
  readonly app?: HttpServer;
}

export interface Credentials {
  readonly token?: string | undefined;
  readonly cookie?: string | undefined;
}

export interface Answer {
  readonly status: number;
  readonly body: unknown;
  /** Error code; undefined on success. */
  readonly code: string | undefined;
  readonly fields: readonly string[];
  readonly position: string | undefined;
  readonly setCookie: string | undefined;
  /** Seconds; undefined without a wait. */
  readonly retryAfter: number | undefined;
}

export interface Family extends Credentials {
  readonly token: string;
  readonly userId: string;
  readonly email: string;
  readonly password: string;
}

/** Header that a browser adds to requests from our own pages. */
export const FROM_OUR_PAGE = { 'sec-fetch-site': 'same-origin' };

const PUBLIC_URL = 'https://hearthway.example';

/**
 * Minimum that Argon2 accepts: tests sign up a thousand people, and each would otherwise take 20 ms of CPU
 * time.
 */
const QUICK_HASHES: HashParameters = { memoryCost: 8, timeCost: 1, parallelism: 1 };

export interface TestApiOptions {
  /** Cheapest possible by default. */
  readonly hashParameters?: HashParameters;
  /** Out of reach by default. */
  readonly rateLimitFactor?: number;
  /** Undefined by default: people answer on the page. */
  readonly inboundMail?: Inbound;
  /** Uses no model by default. */
  readonly answering?: Answering;
  /** None by default: the assistant finds passages by their words. */
  readonly embeddings?: Embeddings;
  /** By default the assistant cannot search the directory. */
  readonly findProviders?: FindProviders;
  readonly findOffices?: FindOffices;
  /** None by default: no plans are sold. */
  readonly createPayments?: (clock: () => Date) => Payments;
}

export const startTestApi = async ({
  hashParameters = QUICK_HASHES,
  rateLimitFactor = 1_000,
  inboundMail,
  answering,
  embeddings,
  findProviders,
  findOffices,
  createPayments,
}: TestApiOptions = {}): Promise<TestApi> => {
  const postgres = await createTestDatabase();
  const database = connectPostgres<CommandSchema>({
    url: postgres.url,
    onConnectionLost: () => {},
  });
  const log = openMemoryLog();
  const createServer = () =>
    createEventStoreServer({
      log,
      onError: (error) => {
        throw error;
      },
    });
  let server = createServer();
  const port = await server.listen(await freePort());
  const eventStoreUrl = `esdb://127.0.0.1:${port}?tls=false`;
  const eventStore = connectEventStore(eventStoreUrl);
  let now = new Date('2026-01-02T03:04:05.678Z');
  const payments = createPayments?.(() => now);
  const apps: HttpServer[] = [];

  const masterKeys = newMasterKeys();
  const outbox = await mkdtemp(join(tmpdir(), 'hearthway-outbox-'));
  const logger = createLogger({ name: 'command-api', level: 'silent' });
  const clock = () => now;
  const vectors = embeddings && createPassageVectors({ embeddings, database, logger, clock });
  const dependenciesOver = (
    other: Kysely<CommandSchema>,
    storeWithinMs?: number,
  ): CommandDependencies =>
    createDependencies({
      eventStore,
      eventStoreUrl,
      database: other,
      masterKeys,
      hashParameters,
      mailer: createMailer({ OUTBOX_DIR: outbox }),
      erasureList: erasureListIn(join(outbox, 'erasures.txt')),
      publicUrl: PUBLIC_URL,
      logger,
      clock,
      newId: randomUUID,
      random: Math.random,
      storeWithinMs,
      onMailPosted: () => {},
      inboundMail,
      answering,
      vectors,
      findProviders,
      findOffices,
      payments,
    });
  const build = (
    other: Kysely<CommandSchema>,
    storeWithinMs?: number,
    factor = rateLimitFactor,
  ): HttpServer => {
    const built = buildCommandApi({
      dependencies: dependenciesOver(other, storeWithinMs),
      logger,
      rateLimitFactor: factor,
    });
    apps.push(built);
    return built;
  };
  const app = build(database);
  const shortTimeoutApi = build(database, 200);
  let addressed = app;

  const send = async (call: Call): Promise<Answer> => {
    const { token, cookie } = call.as ?? {};
    const payload =
      call.payload ?? (call.body === undefined ? undefined : JSON.stringify(call.body));
    const response = await (call.app ?? addressed).inject({
      method: call.method,
      url: call.url,
      ...(payload !== undefined && { payload }),
      headers: {
        ...(payload !== undefined && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(cookie !== undefined && { cookie: `hearthway_session=${cookie}` }),
        ...call.headers,
      },
    });
    const body: unknown = response.body === '' ? undefined : response.json();
    const error = response.statusCode < 400 ? undefined : errorBodySchema.parse(body);
    const { 'set-cookie': setCookie, 'retry-after': retryAfter } = response.headers;
    return {
      status: response.statusCode,
      body,
      code: error?.code,
      fields: error?.issues?.map(({ path }) => path) ?? [],
      position: response.headers[POSITION_HEADER]?.toString(),
      setCookie: Array.isArray(setCookie) ? setCookie.join() : setCookie,
      retryAfter: retryAfter === undefined ? undefined : Number(retryAfter),
    };
  };

  const signUp: TestApi['signUp'] = async ({
    isBrowser = false,
    email = `${randomUUID()}@example.org`,
  } = {}) => {
    const password = 'a long password';
    const { body, setCookie } = await send({
      method: 'POST',
      url: '/api/register',
      body: {
        ...CONSENT,
        email,
        password,
        confirmPassword: password,
        firstName: 'Ana',
        lastName: 'Lima',
      },
      headers: isBrowser ? FROM_OUR_PAGE : {},
    });
    const { token, user } = signedInSchema.parse(body);
    return { token, cookie: cookieIn(setCookie), userId: user.id, email, password };
  };

  const stored = (streamId: string): StoredEvent[] =>
    log
      .readStream({ streamId, from: 0, direction: 'forwards', limit: 1_000 })
      .map(({ id, type, data, metadata, position }) => ({
        id,
        type,
        data: parse(data),
        metadata: parse(metadata),
        position: String(position),
      }));

  await addListings(
    database,
    Array.from({ length: 20 }, (_, index) => `provider-${index}`),
  );
  await storeLesson(database, LESSON);
  return {
    app,
    database,
    databaseUrl: postgres.url,
    dependencies: dependenciesOver(database),
    stored,
    streams: (prefix) => {
      const all = log.readAll({ from: 0, direction: 'forwards', limit: Number.MAX_SAFE_INTEGER });
      const names = all.map(({ streamId }) => streamId);
      return Array.from(new Set(names)).filter((name) => name.startsWith(prefix));
    },
    append: async (events) => {
      for (const { id, streamName: streamId, type, data, metadata } of events)
        await log.write({
          kind: 'append',
          streamId,
          expected: 'any',
          events: [{ id, type, isJson: true, data: json(data), metadata: json(metadata) }],
        });
    },
    head: log.head,
    send,
    signUp,
    over: (other, options) => build(other, undefined, options?.rateLimitFactor),
    addListing: (id) => addListings(database, [id]),
    removeListing: async (id) => {
      await database.deleteFrom('providers').where('id', '=', id).execute();
    },
    now: () => now,
    passTime: (ms) => {
      now = new Date(now.getTime() + ms);
    },
    withoutEventStore: async (work) => {
      await server.close();
      addressed = shortTimeoutApi;
      try {
        return await work();
      } finally {
        addressed = app;
        server = createServer();
        await server.listen(port);
      }
    },
    stop: async () => {
      for (const each of apps) await each.close();
      await eventStore.dispose();
      await server.close();
      await log.close();
      await database.destroy();
      await postgres.drop();
      await rm(outbox, { recursive: true });
    },
  };
};

const json = (value: unknown): Buffer => Buffer.from(JSON.stringify(value));

/** Extracts the session cookie from a `set-cookie` header. */
const cookieIn = (setCookie: string | undefined): string | undefined =>
  /hearthway_session=([^;]+)/.exec(setCookie ?? '')?.[1];

const addListings = async (
  database: Kysely<CommandSchema>,
  ids: readonly string[],
): Promise<void> => {
  await sql`
    insert into providers
      (id, source, category, categories, name, description, street, city, state, zip, is_demo)
    select id, 'demo', 'aba-therapy', array['aba-therapy'], initcap(replace(id, '-', ' ')),
      'Therapy', '1 Main St', 'Durham', 'NC', '27701', true
    from unnest(${ids}::text[]) as id`.execute(database);
};

const parse = (bytes: Uint8Array): unknown => JSON.parse(Buffer.from(bytes).toString());
