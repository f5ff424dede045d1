import { randomUUID } from 'node:crypto';
import { FREE_FAVORITES_LIMIT } from '@hearthway/domain/favorites/favorites.constants.ts';
import {
  type FavoritesCommand,
  favoritesDecider,
} from '@hearthway/domain/favorites/favorites.decider.ts';
import { isRejected } from '@hearthway/domain/kernel/decider.ts';
import { StoredEventError } from '@hearthway/domain/kernel/event-type.ts';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import {
  createEventStoreServer,
  type EventStoreServer,
} from '../../embedded/event-store/server.ts';
import type { EventLog } from '../../embedded/event-store/storage/event-log.ts';
import { openMemoryLog } from '../../embedded/event-store/storage/memory-log.ts';
import { type FaultyNetwork, startFaultyNetwork } from '../network/faulty-network.fixture.ts';
import { sealingInMemory } from '../privacy/privacy.fixture.ts';
import { freePort } from '../process/free-port.ts';
import { wait } from '../process/wait.ts';
import { EventStoreUnavailableError } from './errors.ts';
import { connectEventStore } from './event-store.ts';
import { type CommandContext, createHandle, type Handle, type Idempotency } from './handle.ts';
import { ANSWER_WITHIN_MS } from './retry-until-available.ts';

/** As measured with a cluster of three. */
const LEADER_CHANGES_WITHIN_MS = 3_000;

/** Longer than a busy machine takes: most tests are about what is stored, not about how soon. */
const PATIENT_MS = 20_000;

const USER = '0'.repeat(32);
const STREAM = `favorites-${USER}`;

let log: EventLog;
let server: EventStoreServer;
let port: number;
let network: FaultyNetwork;
let handle: Handle;

const startServer = async (wantedPort: number): Promise<void> => {
  server = createEventStoreServer({ log, onError: (error) => expect.fail(error.message) });
  port = await server.listen(wantedPort);
};

/** Acts as a second instance of the service. */
const connectHandle = ({ withinMs = PATIENT_MS }: { readonly withinMs?: number } = {}): Handle => {
  const eventStore = connectEventStore(network.url);
  onTestFinished(() => eventStore.dispose());
  return createHandle({
    eventStore,
    privacy: sealingInMemory(),
    newId: randomUUID,
    random: Math.random,
    withinMs,
  });
};

beforeEach(async () => {
  log = openMemoryLog();
  await startServer(await freePort());
  network = await startFaultyNetwork(`esdb://127.0.0.1:${port}?tls=false`);
  handle = connectHandle();
});

afterEach(async () => {
  await network.stop();
  await server.close();
  await log.close();
});

const context = (idempotency?: Idempotency): CommandContext => ({
  correlationId: 'correlation-1',
  userId: USER,
  actor: USER,
  sessionId: 'session-1',
  state: 'NC',
  now: new Date('2026-01-02T03:04:05.678Z'),
  idempotency,
});

const favorite = (resourceId: string): FavoritesCommand => ({
  command: 'favorite',
  resourceId,
  listing: { name: `Provider ${resourceId}`, category: 'aba-therapy' },
  tier: 'free',
});

const unfavorite = (resourceId: string): FavoritesCommand => ({
  command: 'unfavorite',
  resourceId,
});

const send = (
  command: FavoritesCommand,
  { by = handle, idempotency }: { readonly by?: Handle; readonly idempotency?: Idempotency } = {},
) => by(favoritesDecider, { id: USER, command, context: context(idempotency) });

const accept = async (...args: Parameters<typeof send>): Promise<bigint> => {
  const outcome = await send(...args);
  if (isRejected(outcome)) expect.fail(`It was rejected: ${outcome.rejected}`);
  return outcome.position;
};

const stored = () =>
  log.readStream({ streamId: STREAM, from: 0, direction: 'forwards', limit: 1_000 });

const json = (bytes: Uint8Array | undefined): unknown =>
  JSON.parse(Buffer.from(bytes ?? []).toString());

const favorited = () =>
  stored().map(({ data }) => z.object({ resourceId: z.string() }).parse(json(data)).resourceId);

const headOf = (events: readonly { readonly position: number }[]): bigint =>
  BigInt(events.at(-1)?.position ?? 0);

/** Appends around `handle`, like an earlier release or a fault. */
const storeDirectly = async (
  type: string,
  data: unknown,
  metadata: unknown = { ...sampleMetadata, schemaVersion: 1 },
): Promise<void> => {
  const toBytes = (value: unknown) => Buffer.from(JSON.stringify(value));
  const event = { id: randomUUID(), type, isJson: true };
  const events = [{ ...event, data: toBytes(data), metadata: toBytes(metadata) }];
  await log.write({ kind: 'append', streamId: STREAM, expected: 'any', events });
};

const sampleMetadata = {
  $correlationId: 'correlation-0',
  $causationId: 'correlation-0',
  userId: USER,
  actor: USER,
  sessionId: null,
  state: null,
  occurredAt: '2025-01-02T03:04:05.678Z',
  schemaVersion: 1,
};

const key = (commandId: string, bodyHash = 'body-1'): Idempotency => ({ commandId, bodyHash });

test('stores events with the metadata of their command', async () => {
  const position = await accept(favorite('a'), { idempotency: key('command-1') });
  const [event, ...others] = stored();
  expect(others).toEqual([]);
  expect(event).toMatchObject({ type: 'ResourceFavorited', position: Number(position) });
  expect(json(event?.metadata)).toEqual({
    $correlationId: 'correlation-1',
    $causationId: 'command-1',
    commandId: 'command-1',
    commandBodyHash: 'body-1',
    userId: USER,
    actor: USER,
    sessionId: 'session-1',
    state: 'NC',
    occurredAt: '2026-01-02T03:04:05.678Z',
    schemaVersion: 2,
  });
});

test('without an idempotency key, the metadata has none', async () => {
  await accept(favorite('a'));
  expect(json(stored()[0]?.metadata)).not.toHaveProperty('commandId');
});

test('a command without effect stores nothing and returns the position read', async () => {
  const first = await accept(favorite('a'));
  expect(await accept(favorite('a'))).toBe(first);
  expect(stored()).toHaveLength(1);
});

test('a missing stream has position 0', async () => {
  expect(await accept(unfavorite('a'))).toBe(0n);
});

test('a rejected command stores nothing', async () => {
  const unlisted = { command: 'favorite', resourceId: 'a', listing: null, tier: 'free' } as const;
  expect(await send(unlisted)).toEqual({ rejected: 'UnknownResource' });
  expect(stored()).toEqual([]);
});

test('events of an earlier version count', async () => {
  await storeDirectly('ResourceFavorited', { resourceId: 'a', name: 'Provider a' });
  await accept(favorite('a'));
  expect(stored()).toHaveLength(1);
});

test.for([
  ['of a type that does not belong there', 'SignedIn', { sessionId: 'a' }, undefined],
  ['with broken data', 'ResourceFavorited', { resourceId: 7 }, undefined],
  ['without metadata', 'ResourceFavorited', { resourceId: 'a', name: 'Provider a' }, {}],
] as const)(
  'a stream that holds an event %s is not decided on',
  async ([, type, data, metadata]) => {
    await storeDirectly(type, data, metadata);
    await expect(send(favorite('b'))).rejects.toThrow(StoredEventError);
  },
);

test('many at once on one stream and two instances: each takes effect once, the limit holds', async () => {
  const other = connectHandle();
  const outcomes = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      send(favorite(String(index % 20)), { by: index % 2 === 0 ? handle : other }),
    ),
  );
  expect(outcomes.filter(isRejected)).toEqual(
    Array.from({ length: 40 - 2 * FREE_FAVORITES_LIMIT }, () => ({
      rejected: 'FavoriteLimitReached',
    })),
  );
  expect(new Set(favorited()).size).toBe(FREE_FAVORITES_LIMIT);
  expect(stored()).toHaveLength(FREE_FAVORITES_LIMIT);
});

describe('a command that comes twice with one key', () => {
  test('gets the first answer again, despite later events', async () => {
    const first = await accept(favorite('a'), { idempotency: key('command-1') });
    await accept(unfavorite('a'));
    expect(await accept(favorite('a'), { idempotency: key('command-1') })).toBe(first);
    expect(stored()).toHaveLength(2);
  });

  test('takes effect once, even when both arrive at the same time', async () => {
    const positions = await Promise.all(
      Array.from({ length: 5 }, () => accept(favorite('a'), { idempotency: key('command-1') })),
    );
    expect(new Set(positions)).toEqual(new Set([headOf(stored())]));
    expect(stored()).toHaveLength(1);
  });

  test('is refused with a different body', async () => {
    await accept(favorite('a'), { idempotency: key('command-1', 'body-1') });
    await expect(
      send(favorite('b'), { idempotency: key('command-1', 'body-2') }),
    ).rejects.toMatchObject({ code: 'IdempotencyKeyReused' });
    expect(favorited()).toEqual(['a']);
  });
});

describe('when the event store', () => {
  test('is restarted meanwhile, the command waits for it', async () => {
    await accept(favorite('a'));
    await server.close();
    const second = accept(favorite('b'));
    await startServer(port);
    expect(await second).toBe(headOf(stored()));
    expect(favorited()).toEqual(['a', 'b']);
  });

  test('is away as long as a cluster changes its leader, the commands wait and are stored once', async () => {
    expect(ANSWER_WITHIN_MS).toBeGreaterThan(LEADER_CHANGES_WITHIN_MS);
    await accept(favorite('first'));
    network.cut();
    const ids = ['a', 'b', 'c', 'd', 'e'];
    const waiting = Promise.all(
      ids.map((id) => accept(favorite(id), { idempotency: key(`command-${id}`, 'body') })),
    );
    await wait(2_500, new AbortController().signal);
    network.restore();
    await waiting;
    expect(favorited().toSorted()).toEqual([...ids, 'first'].toSorted());
  });

  test('is gone, the command fails within its time and says why', async () => {
    await server.close();
    const started = performance.now();
    const failed = send(favorite('a'), { by: connectHandle({ withinMs: 1_000 }) });
    await expect(failed).rejects.toThrow(EventStoreUnavailableError);
    await expect(failed).rejects.toMatchObject({ statusCode: 503, cause: expect.any(Error) });
    expect(performance.now() - started).toBeLessThan(2_500);
    await startServer(port);
  });

  test('hangs, the command fails within its time', async () => {
    const shortTimeout = connectHandle({ withinMs: 1_000 });
    await accept(favorite('a'), { by: shortTimeout });
    network.swallowAnswers();
    const started = performance.now();
    await expect(send(favorite('b'), { by: shortTimeout })).rejects.toThrow(
      EventStoreUnavailableError,
    );
    expect(performance.now() - started).toBeLessThan(2_500);
    network.cut();
    network.restore();
    await vi.waitFor(() => accept(favorite('c'), { by: shortTimeout }));
  });

  test('has stored an append whose answer was lost, it is stored once and answered', async () => {
    await accept(favorite('a'));
    onTestFinished(log.onAdvance(network.swallowAnswers));
    const second = accept(favorite('b'));
    await vi.waitFor(() => expect(favorited()).toEqual(['a', 'b']));
    network.cut();
    network.restore();
    expect(await second).toBe(headOf(stored()));
    expect(favorited()).toEqual(['a', 'b']);
  });

  test('is cut off and comes back under load, nothing is lost, doubled or left unanswered', async () => {
    let advances = 0;
    onTestFinished(
      log.onAdvance(() => {
        advances += 1;
        if (advances % 50 !== 0) return;
        network.cut();
        setTimeout(network.restore, 50);
      }),
    );
    const users = Array.from({ length: 300 }, () => randomUUID().replaceAll('-', ''));
    const listing = { name: 'a long name '.repeat(500), category: 'aba-therapy' };
    await Promise.all(
      users.map((id) =>
        handle(favoritesDecider, {
          id,
          command: { command: 'favorite', resourceId: 'a', listing, tier: 'free' },
          context: context(),
        }),
      ),
    );
    for (const id of users) {
      const range = { from: 0, direction: 'forwards', limit: 10 } as const;
      expect(log.readStream({ streamId: `favorites-${id}`, ...range })).toHaveLength(1);
    }
  });
});
