import { randomUUID } from 'node:crypto';
import { signedIn } from '@hearthway/domain/account/account.events.ts';
import type { ReadModelViews } from '@hearthway/domain/contexts.ts';
import { favoriteNoteChanged } from '@hearthway/domain/favorites/favorites.events.ts';
import type { EventMetadata } from '@hearthway/domain/kernel/event-metadata.ts';
import type { PersonalFields } from '@hearthway/domain/kernel/personal.ts';
import type { Projection } from '@hearthway/domain/kernel/projection.ts';
import { readStreamId } from '@hearthway/domain/kernel/stream-id.ts';
import type { Tier } from '@hearthway/domain/subscription/subscription.constants.ts';
import {
  connectEventStore,
  type EventStore,
} from '@hearthway/infra/adapters/event-store/event-store.ts';
import type { Follower } from '@hearthway/infra/adapters/following/follower.ts';
import { createLogger } from '@hearthway/infra/adapters/logging/logger.ts';
import { connectPostgres } from '@hearthway/infra/adapters/postgres/postgres.ts';
import type { EventSealing } from '@hearthway/infra/adapters/privacy/event-sealing.ts';
import { sealingInMemory } from '@hearthway/infra/adapters/privacy/privacy.fixture.ts';
import type { ModelSealing } from '@hearthway/infra/adapters/privacy/row-sealing.ts';
import type { Tables } from '@hearthway/infra/adapters/tables/tables.ts';
import type { Disturbance } from '@hearthway/infra/embedded/event-store/protocol/disturbance.ts';
import {
  createEventStoreServer,
  type EventStoreServer,
} from '@hearthway/infra/embedded/event-store/server.ts';
import type { EventLog } from '@hearthway/infra/embedded/event-store/storage/event-log.ts';
import { openMemoryLog } from '@hearthway/infra/embedded/event-store/storage/memory-log.ts';
import { createTestDatabase } from '@hearthway/infra/embedded/postgres/postgres.fixture.ts';
import type { Kysely } from 'kysely';
import { beforeEach, expect, onTestFinished, vi } from 'vitest';
import { z } from 'zod';
import type { DirectoryImportSchema } from './directory-import/import-schema.ts';
import { type RunnerOptions, startRunner } from './engine/runner/runner.ts';
import { readLiveVersion } from './engine/versions/live-version.ts';

/** Tables that tests read. */
type TestSchema = DirectoryImportSchema &
  Pick<Tables, 'accounts' | 'moves' | 'policies' | 'report_runs' | 'report_states'> &
  Pick<ReadModelViews, 'timeline'> & {
    /** Tests also write JSON text into it. */
    readonly favorites: Record<keyof ReadModelViews['favorites'], unknown>;
  };

export interface TestEvent {
  readonly streamId: string;
  readonly type: string;
  readonly data: unknown;
  readonly metadata: unknown;
  /** Seals it as it is stored, for the person that its stream is named after. */
  readonly personal?: PersonalFields;
}

/** A new log and a new database, for one test. */
export interface Scenario {
  readonly databaseUrl: string;
  readonly database: Kysely<TestSchema>;
  readonly eventStoreUrl: string;
  readonly eventStore: EventStore;
  readonly log: EventLog;
  readonly privacy: EventSealing & ModelSealing;
  /** Puts events into the log, past the client; resolves with the position of the last. */
  readonly append: (...events: readonly TestEvent[]) => Promise<bigint>;
  /** Takes the event store away, and brings it back on the same port. */
  readonly stopEventStore: () => Promise<void>;
  readonly startEventStore: () => Promise<void>;
}

export interface ScenarioOptions {
  /** Disturbance of the event store. */
  readonly disturbance?: Disturbance;
}

/** Registers the servers of a file of tests. Answers the way to what the test that runs has. */
export const useScenario = (options: ScenarioOptions = {}): (() => Scenario) => {
  let scenario: Scenario | undefined;

  beforeEach(async (context) => {
    const started = await startScenario(options);
    scenario = started;
    // Runs after the test's own, which stop the runners.
    context.onTestFinished(started.stop);
  });
  return () => {
    if (scenario === undefined) throw new Error('No test is running.');
    return scenario;
  };
};

const startScenario = async ({
  disturbance,
}: ScenarioOptions): Promise<Scenario & { readonly stop: () => Promise<void> }> => {
  const { url, drop } = await createTestDatabase();
  const database = connectPostgres<TestSchema>({ url, onConnectionLost: () => {} });
  const log = openMemoryLog();
  const privacy = sealingInMemory();
  let server: EventStoreServer;
  let port = 0;
  const startEventStore = async (): Promise<void> => {
    server = createEventStoreServer({
      log,
      disturbance,
      onError: (error) => expect.fail(error.message),
    });
    port = await server.listen(port);
  };
  await startEventStore();
  const eventStoreUrl = `esdb://127.0.0.1:${port}?tls=false`;
  const eventStore = connectEventStore(eventStoreUrl);
  return {
    databaseUrl: url,
    database,
    eventStoreUrl,
    eventStore,
    log,
    privacy,
    append: async (...events) => {
      for (const event of events) {
        const { streamId, type, metadata } = event;
        const id = randomUUID();
        const data = await sealed(privacy, id, event);
        await log.write({
          kind: 'append',
          streamId,
          expected: 'any',
          events: [{ id, type, isJson: true, data: json(data), metadata: json(metadata) }],
        });
      }
      return BigInt(log.head());
    },
    startEventStore,
    stopEventStore: () => server.close(),
    stop: async () => {
      await eventStore.dispose();
      await server.close();
      await log.close();
      await database.destroy();
      await drop();
    },
  };
};

const sealed = async (
  privacy: EventSealing & ModelSealing,
  id: string,
  { streamId, type, data, personal }: TestEvent,
): Promise<unknown> => {
  if (personal === undefined) return data;
  const fields = z.record(z.string(), z.unknown()).parse(data);
  const { id: userId } = readStreamId(streamId);
  return privacy.sealEvent({ id, type, data: fields }, { personal, userId, at: new Date(0) });
};

/** The projection as later code may define it. */
export const withOneMoreColumn = (projection: Projection): Projection => ({
  ...projection,
  definition: projection.definition + 1,
  table: {
    ...projection.table,
    columns: { ...projection.table.columns, newest: { type: 'text', isNullable: true } },
  },
  startFolding: () => {
    const folding = projection.startFolding();
    return {
      ...folding,
      takeChanged: () => folding.takeChanged().map((row) => [...row, 'filled']),
    };
  },
});

const json = (value: unknown): Buffer => Buffer.from(JSON.stringify(value));

/** A log written by this test alone. */
export const silent = createLogger({ name: 'test', level: 'silent' });

/** Starts a runner that ends with the test, and is quick to try again. */
export const startTestRunner = (
  { database, databaseUrl, eventStore, privacy }: Scenario,
  projection: Projection,
  options: Partial<RunnerOptions> = {},
): Follower => {
  const runner = startRunner({
    projection,
    database,
    databaseUrl,
    eventStore,
    privacy,
    logger: silent,
    backOff: { firstMs: 5, maxMs: 20 },
    leaseTimes: { lastsMs: 3_000, renewEveryMs: 100, pollEveryMs: 10 },
    ...options,
  });
  onTestFinished(runner.stop);
  return runner;
};

/** For `vi.waitFor`: usually milliseconds, and seconds on a busy machine. */
export const PROJECTION_TIMEOUT = { timeout: 10_000, interval: 10 };

/** Resolves once the live table holds everything up to this position. */
export const projectedTo = async (
  { database }: Scenario,
  projection: Pick<Projection, 'name'>,
  wanted: bigint,
): Promise<void> => {
  await vi.waitFor(async () => {
    const { position } = await readLiveVersion(database, projection);
    expect(position).toBeGreaterThanOrEqual(wanted);
  }, PROJECTION_TIMEOUT);
};

export const newUser = (): string => randomUUID().replaceAll('-', '');

/** Metadata of an event by the person. */
export const metadataOf = (userId: string, schemaVersion: number): EventMetadata => ({
  $correlationId: 'correlation-1',
  $causationId: 'correlation-1',
  userId,
  actor: userId,
  sessionId: 'session-1',
  state: 'NC',
  occurredAt: '2026-11-21T09:00:00.000Z',
  schemaVersion,
});

export const favorited = (userId: string, resourceId: string): TestEvent => ({
  streamId: `favorites-${userId}`,
  type: 'ResourceFavorited',
  data: { resourceId, name: `Provider ${resourceId}`, category: 'aba-therapy' },
  metadata: metadataOf(userId, 2),
});

export const unfavorited = (userId: string, resourceId: string): TestEvent => ({
  streamId: `favorites-${userId}`,
  type: 'ResourceUnfavorited',
  data: { resourceId, name: `Provider ${resourceId}` },
  metadata: metadataOf(userId, 1),
});

/** The note is encrypted. */
export const noted = (userId: string, resourceId: string, note: string): TestEvent => ({
  streamId: `favorites-${userId}`,
  type: favoriteNoteChanged.type,
  data: { resourceId, name: `Provider ${resourceId}`, note },
  metadata: metadataOf(userId, favoriteNoteChanged.currentVersion),
  personal: favoriteNoteChanged.personal,
});

export const tierSet = (userId: string, tier: Tier): TestEvent => ({
  streamId: `subscription-${userId}`,
  type: 'TierSet',
  data: { tier },
  metadata: metadataOf(userId, 1),
});

export const registered = (userId: string): TestEvent => ({
  streamId: `account-${userId}`,
  type: 'AccountRegistered',
  data: {},
  metadata: metadataOf(userId, 1),
});

/** The device is encrypted. */
export const signedInFrom = (userId: string, device: string): TestEvent => ({
  streamId: `account-${userId}`,
  type: signedIn.type,
  data: { sessionId: 'session-1', device },
  metadata: metadataOf(userId, signedIn.currentVersion),
  personal: signedIn.personal,
});

export const erased = (userId: string): TestEvent => ({
  streamId: `account-${userId}`,
  type: 'AccountErased',
  data: {},
  metadata: metadataOf(userId, 1),
});
