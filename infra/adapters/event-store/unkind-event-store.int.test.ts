import { randomUUID } from 'node:crypto';
import { eventTypeFilter, START } from '@eventstore/db-client';
import {
  type FavoritesCommand,
  favoritesDecider,
} from '@hearthway/domain/favorites/favorites.decider.ts';
import { isRejected } from '@hearthway/domain/kernel/decider.ts';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { unkind } from '../../embedded/event-store/disturbance.fixture.ts';
import type { Disturbance } from '../../embedded/event-store/protocol/disturbance.ts';
import { createEventStoreServer } from '../../embedded/event-store/server.ts';
import type { EventLog } from '../../embedded/event-store/storage/event-log.ts';
import { openMemoryLog } from '../../embedded/event-store/storage/memory-log.ts';
import { sealingInMemory } from '../privacy/privacy.fixture.ts';
import { EventStoreUnavailableError } from './errors.ts';
import { connectEventStore, type EventStore } from './event-store.ts';
import { followAll } from './follow-all.ts';
import { createHandle, type Handle } from './handle.ts';

/** Some answers come after the commands have given up for the first time. */
const LATE_MS = 450;

/**
 * How long a command waits at its first try, its second and all later ones. A fixed short time never
 * ends on a busy machine: each try would give up and leave the server more to do.
 */
const WITHIN_MS = [300, 1_000, 10_000] as const;

let log: EventLog;
let url: string;

const serve = async (disturbance: Disturbance): Promise<void> => {
  log = openMemoryLog();
  const server = createEventStoreServer({
    log,
    disturbance,
    onError: (error) => expect.fail(error.message),
  });
  url = `esdb://127.0.0.1:${await server.listen(0)}?tls=false`;
  onTestFinished(server.close);
};

const connect = (): EventStore => {
  const eventStore = connectEventStore(url);
  onTestFinished(() => eventStore.dispose());
  return eventStore;
};

/** One for each try, over one connection. */
const connectHandles = (): readonly Handle[] => {
  const eventStore = connect();
  const privacy = sealingInMemory();
  return WITHIN_MS.map((withinMs) =>
    createHandle({ eventStore, privacy, newId: randomUUID, random: Math.random, withinMs }),
  );
};

const sometimesTooLate = (seed: string): Disturbance => {
  const disturbance = unkind(seed);
  let answers = 0;
  return {
    ...disturbance,
    lateMs: () => {
      answers += 1;
      return answers % 20 === 0 ? LATE_MS : disturbance.lateMs();
    },
  };
};

/** Puts an event into the log, past the client. */
const store = (number: number): Promise<unknown> =>
  log.write({
    kind: 'append',
    streamId: 'numbers',
    expected: 'any',
    events: [
      {
        id: randomUUID(),
        type: 'Numbered',
        isJson: true,
        data: Buffer.from(JSON.stringify({ number })),
        metadata: new Uint8Array(),
      },
    ],
  });

/** Sends a command again with its key as long as its outcome is not known, as a browser does. */
const sendUntilAnswered = async (
  handles: readonly Handle[],
  { userId, resourceId }: { readonly userId: string; readonly resourceId: string },
): Promise<bigint> => {
  const command: FavoritesCommand = {
    command: 'favorite',
    resourceId,
    listing: { name: 'A provider', category: 'aba-therapy' },
    tier: 'free',
  };
  const context = {
    correlationId: 'correlation-1',
    userId,
    actor: userId,
    sessionId: 'session-1',
    state: null,
    now: new Date('2026-01-02T03:04:05.678Z'),
    idempotency: { commandId: `${userId}-${resourceId}`, bodyHash: resourceId },
  };
  for (let attempt = 0; ; attempt += 1) {
    const handle = handles[attempt] ?? handles.at(-1);
    if (handle === undefined) throw new Error('There is no handle.');
    try {
      const outcome = await handle(favoritesDecider, { id: userId, command, context });
      if (isRejected(outcome)) expect.fail(outcome.rejected);
      return outcome.position;
    } catch (error) {
      if (!(error instanceof EventStoreUnavailableError)) throw error;
    }
  }
};

describe.each(['one', 'two', 'three'])('with the seed %s', (seed) => {
  beforeEach(() => serve(sometimesTooLate(seed)));

  test('each command takes effect once, and both who sent it get its position', async () => {
    const commands = Array.from({ length: 20 }, () => randomUUID().replaceAll('-', '')).flatMap(
      (userId) => ['a', 'b', 'c'].map((resourceId) => ({ userId, resourceId })),
    );
    const [positions, positionsOfOther] = await Promise.all(
      [connectHandles(), connectHandles()].map((handles) =>
        Promise.all(commands.map((command) => sendUntilAnswered(handles, command))),
      ),
    );
    expect(positions).toEqual(positionsOfOther);
    const stored = log.readAll({ from: 1, direction: 'forwards', limit: 1_000 });
    const favorited = stored.filter(({ type }) => type === 'ResourceFavorited');
    expect(favorited.map(({ position }) => BigInt(position))).toEqual(
      (positions ?? []).toSorted((a, b) => Number(a - b)),
    );
  });

  test('a follower that starts again where it ended misses and doubles nothing', async () => {
    const eventStore = connect();
    const wanted = Array.from({ length: 60 }, (_, number) => number);
    const writing = (async () => {
      for (const number of wanted) await store(number);
    })();
    const seen: unknown[] = [];
    let after = 0n;
    while (seen.length < wanted.length) {
      const following = new AbortController();
      try {
        const batches = followAll(eventStore, {
          after,
          prefixes: ['numbers'],
          maxEvents: 7,
          signal: following.signal,
        });
        for await (const { events, position } of batches) {
          seen.push(...events.map(({ data }) => data));
          after = position;
          if (seen.length >= wanted.length) following.abort();
        }
      } catch (error) {
        expect(error).toMatchObject({ message: expect.stringContaining('dropped') });
      }
    }
    await writing;
    expect(seen).toEqual(wanted.map((number) => ({ number })));
  });
});

test('a live subscription that falls behind is told, and catches up again', async () => {
  await serve({
    lateMs: () => 0,
    timesOut: () => false,
    isSilent: () => false,
    drops: () => false,
    fallsBehind: () => true,
  });
  const subscription = connect().subscribeToAll({
    fromPosition: START,
    filter: eventTypeFilter({ prefixes: ['Numbered'] }),
  });
  const emitted: string[] = [];
  subscription
    .on('caughtUp', () => emitted.push('caught up'))
    .on('fellBehind', () => emitted.push('fell behind'))
    .on('data', () => emitted.push('event'));
  onTestFinished(() => subscription.unsubscribe());
  await expect.poll(() => emitted).toEqual(['caught up']);
  await store(1);
  await expect.poll(() => emitted).toEqual(['caught up', 'fell behind', 'event', 'caught up']);
});
