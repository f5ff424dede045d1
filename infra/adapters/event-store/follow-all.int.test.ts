import { jsonEvent } from '@eventstore/db-client';
import type streams from '@eventstore/db-client/generated/streams_pb.js';
import { expect, onTestFinished, test } from 'vitest';
import { createEventStoreServer } from '../../embedded/event-store/server.ts';
import { openMemoryLog } from '../../embedded/event-store/storage/memory-log.ts';
import { createWaits } from '../process/waits.ts';
import { connectEventStore, type EventStore } from './event-store.ts';
import { type FollowAllOptions, followAll } from './follow-all.ts';
import { appendForeignTail, FOREIGN_TAILS } from './foreign-tail.fixture.ts';
import { readHead } from './head.ts';
import { readToHead } from './read-to-head.ts';
import { type ScriptedMessage, startScriptedServer } from './scripted-server.fixture.ts';
import type { EventBatch } from './subscribe-to-all.ts';
import { watchWaits } from './waiting.ts';

const startEventStore = async (): Promise<EventStore> => {
  const log = openMemoryLog();
  const server = createEventStoreServer({ log, onError: (error) => expect.fail(error.message) });
  const eventStore = connectEventStore(`esdb://127.0.0.1:${await server.listen(0)}?tls=false`);
  onTestFinished(async () => {
    await eventStore.dispose();
    await server.close();
    await log.close();
  });
  return eventStore;
};

const { signal } = new AbortController();

const READING = { prefixes: ['ours-'], after: 0n, maxEvents: 100, signal };

/** Takes batches until a position is reached. */
const followTo = async (batches: ReturnType<typeof followAll>, wanted: bigint) => {
  const events: bigint[] = [];
  const positions: bigint[] = [];
  let reached = 0n;
  while (reached < wanted) {
    const { value } = await batches.next();
    if (value === undefined) throw new Error('Following has ended.');
    for (const { position } of value.events) events.push(position.commit);
    reached = value.position;
    positions.push(reached);
  }
  return { events, positions };
};

const follow = (
  eventStore: EventStore,
  options: Partial<FollowAllOptions> = {},
): ReturnType<typeof followAll> => {
  const batches = followAll(eventStore, { ...READING, ...options });
  onTestFinished(async () => {
    await batches.return();
  });
  return batches;
};

test.for(FOREIGN_TAILS)('a follower is told the head before %i events of others', async (tail) => {
  const eventStore = await startEventStore();
  await eventStore.appendToStream('ours-1', jsonEvent({ type: 'Counted', data: {} }));
  await appendForeignTail(eventStore, tail);
  const head = await readHead(eventStore, { withinMs: 5_000 });
  const { positions } = await followTo(follow(eventStore), head);
  expect(positions.at(-1)).toBe(head);
});

test('a follower that goes on from any position it was told neither loses nor repeats an event', async () => {
  const eventStore = await startEventStore();
  await appendForeignTail(eventStore, 100);
  const own = Array.from({ length: 40 }, () => jsonEvent({ type: 'Counted', data: {} }));
  await eventStore.appendToStream('ours-1', own);
  const head = await readHead(eventStore, { withinMs: 5_000 });
  const collect = async (after: bigint, onBatch: (batch: EventBatch) => void): Promise<void> => {
    const reading = { ...READING, maxEvents: 1, after, until: head };
    for await (const batch of readToHead(eventStore, reading)) onBatch(batch);
  };

  const checkpoints: { readonly position: bigint; readonly seen: number }[] = [];
  let seen = 0;
  await collect(0n, ({ events, position }) => {
    seen += events.length;
    checkpoints.push({ position, seen });
  });
  expect(seen).toBe(own.length);
  for (const { position, seen: before } of checkpoints) {
    let rest = 0;
    await collect(position, ({ events }) => {
      rest += events.length;
    });
    expect(before + rest).toBe(own.length);
  }
});

test('a new log without an event of ours has no position that lies beyond it', async () => {
  const eventStore = await startEventStore();
  await appendForeignTail(eventStore, 3);
  const head = await readHead(eventStore, { withinMs: 5_000 });
  const { positions } = await followTo(follow(eventStore), head);
  expect(positions.every((position) => position <= head)).toBe(true);
});

test('with renewal, a follower is told the end of a log that has fallen silent', async () => {
  const eventStore = await startEventStore();
  await appendForeignTail(eventStore, 3);
  const batches = follow(eventStore, { renewAfterMs: 1 });
  await batches.next();
  await appendForeignTail(eventStore, 5);
  const head = await readHead(eventStore, { withinMs: 5_000 });
  expect((await followTo(batches, head)).positions.at(-1)).toBe(head);
  await eventStore.appendToStream('ours-1', jsonEvent({ type: 'Counted', data: {} }));
  const next = await followTo(follow(eventStore, { after: head }), head + 1n);
  expect(next.events).toEqual([head + 1n]);
});

test('a follower that falls behind and catches up again misses nothing and never goes back', async () => {
  const eventStore = await startScriptedServer(
    [
      [
        'confirmed',
        900,
        { checkpoint: 900 },
        'caughtUp',
        'fellBehind',
        { checkpoint: 900 },
        1_001,
        { checkpoint: 1_001 },
        'caughtUp',
        1_002,
      ],
    ],
    { head: () => 1_000 },
  );
  const { events, positions } = await followTo(follow(eventStore), 1_002n);
  expect(events).toEqual([900n, 1_001n, 1_002n]);
  expect(positions).toEqual(positions.toSorted((a, b) => Number(a - b)));
});

test('a position stays where the server, which falls behind, repeats an older one', async () => {
  const caughtUp = Promise.withResolvers<void>();
  const script = async function* (): AsyncGenerator<ScriptedMessage> {
    yield* ['confirmed', { checkpoint: 900 }, 'caughtUp'] as const;
    await caughtUp.promise;
    yield* ['fellBehind', { checkpoint: 900 }] as const;
  };
  const eventStore = await startScriptedServer([script()], { head: () => 1_000 });
  const batches = follow(eventStore, { after: 900n });
  await followTo(batches, 1_000n);
  caughtUp.resolve();
  expect((await batches.next()).value).toEqual({ events: [], position: 1_000n });
});

test('reading to the head ends when the subscription has caught up, before it falls behind', async () => {
  const eventStore = await startScriptedServer(
    [['confirmed', 900, { checkpoint: 900 }, 'caughtUp', 'fellBehind', { checkpoint: 900 }]],
    { head: () => 1_000 },
  );
  const read: [number, bigint][] = [];
  for await (const { events, position, share } of readToHead(eventStore, READING)) {
    read.push([events.length, position]);
    if (share === 1) expect(position).toBe(1_000n);
  }
  expect(read.map(([count]) => count).reduce((sum, count) => sum + count)).toBe(1);
  expect(read.at(-1)?.[1]).toBe(1_000n);
});

test('a command that reads history says what it waits for when nothing comes', async () => {
  const eventStore = await startScriptedServer([['confirmed', 900]], { head: () => 1_000 });
  let now = 0;
  const said: string[] = [];
  const waits = createWaits({ nowMs: () => now, say: (line) => said.push(line) });
  watchWaits(eventStore, waits);
  const over = new AbortController();
  const reading = (async () => {
    for await (const _ of readToHead(eventStore, { ...READING, signal: over.signal }));
  })();
  await expect
    .poll(() => {
      now += 10_000;
      waits.check();
      return said;
    })
    .toContain('No progress for 10 s: waiting for the event log up to position 1000.');
  over.abort(new Error('Enough.'));
  await expect(reading).rejects.toThrow('Enough.');
});

test.each([
  { by: 'stream names', wanted: { prefixes: ['ours-', 'theirs-'] } },
  { by: 'event types', wanted: { types: ['ours-', 'theirs-'] } },
])(
  'what is wanted by $by is told to the server by prefixes, never by a pattern',
  async ({ wanted }) => {
    const filters: (streams.ReadReq.Options.FilterOptions.AsObject | undefined)[] = [];
    const eventStore = await startScriptedServer([['confirmed', 'caughtUp']], {
      head: () => 1,
      onSubscribe: (options) => filters.push(options.getFilter()?.toObject()),
    });
    await followTo(followAll(eventStore, { after: 0n, maxEvents: 1, signal, ...wanted }), 1n);
    const expression = { regex: '', prefixList: ['ours-', 'theirs-'] };
    const [filter] = filters;
    expect(filter?.streamIdentifier ?? filter?.eventType).toEqual(expression);
  },
);
