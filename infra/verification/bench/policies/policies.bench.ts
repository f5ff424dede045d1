import { randomUUID } from 'node:crypto';
import { jsonEvent } from '@eventstore/db-client';
import { achievementsStream } from '@hearthway/domain/achievements/achievements.events.ts';
import { journeyStream } from '@hearthway/domain/journey/journey.events.ts';
import type { EventMetadata } from '@hearthway/domain/kernel/event-metadata.ts';
import { readStreamId } from '@hearthway/domain/kernel/stream-id.ts';
import { readRunningAddresses } from '../../../adapters/addresses/addresses.ts';
import { appendToStream } from '../../../adapters/event-store/append-to-stream.ts';
import { connectEventStore, type EventStore } from '../../../adapters/event-store/event-store.ts';
import { followAll } from '../../../adapters/event-store/follow-all.ts';
import { wait } from '../../../adapters/process/wait.ts';
import { startStack } from '../../e2e/stack.ts';
import { percentile } from '../load.ts';
import { sized } from '../size.ts';

const EVENTS_PER_SECOND = 50;
const SECONDS = sized(20, 4);
const WARM_UP = 100;
const FOLLOWS_WITHIN_MS = 30_000;

/**
 * All of Hearthway as `npm start` runs it, and events at a steady pace, each of which unlocks an
 * achievement. Measures the time from the answer to the append of an event to the policy's own event, as
 * a subscriber hears of it, beside the time in which it hears of the event itself.
 */
export const run = async (): Promise<void> => {
  const stack = await startStack();
  const eventStore = connectEventStore(readRunningAddresses(stack.dataDirectory).EVENTSTORE_URL);
  try {
    const { events, consequences } = await runPaced(eventStore);
    console.log(`After the answer to the append of an event, ${EVENTS_PER_SECOND} a second`);
    console.table([
      { 'a subscriber hears of': 'the event', ...distribution(events) },
      { 'a subscriber hears of': 'its consequence', ...distribution(consequences) },
    ]);
    console.log('The goal is 100 ms (p99) to the consequence.');
  } finally {
    await eventStore.dispose();
    await stack.stop();
  }
};

const distribution = (delays: readonly number[]) => {
  const sorted = delays.slice(WARM_UP).toSorted((a, b) => a - b);
  const at = (share: number): string => percentile(sorted, share).toFixed(1);
  return { times: sorted.length, 'p50 ms': at(0.5), 'p99 ms': at(0.99), 'longest ms': at(1) };
};

/** Milliseconds, in the order of the events. Throws when one has no consequence. */
const runPaced = async (
  eventStore: EventStore,
): Promise<{ readonly events: readonly number[]; readonly consequences: readonly number[] }> => {
  const over = new AbortController();
  const caused = hear(eventStore, journeyStream.nameOf(''), over.signal);
  const followed = hear(eventStore, achievementsStream.nameOf(''), over.signal);
  const stored: { readonly userId: string; readonly at: number }[] = [];
  const start = performance.now();
  const appends: Promise<void>[] = [];
  for (let count = 0; count < EVENTS_PER_SECOND * SECONDS; count += 1) {
    const due = start + (count * 1000) / EVENTS_PER_SECOND;
    await wait(Math.max(0, due - performance.now()), over.signal);
    const userId = randomUUID().replaceAll('-', '');
    appends.push(
      finishTour(eventStore, userId).then(() => {
        stored.push({ userId, at: performance.now() });
      }),
    );
  }
  await Promise.all(appends);
  const late = performance.now() + FOLLOWS_WITHIN_MS;
  while (followed.heardAt.size < stored.length && performance.now() < late)
    await wait(50, over.signal);
  over.abort();
  await Promise.all([caused.ended, followed.ended]);
  const delays = ({ heardAt }: typeof followed): readonly number[] =>
    stored.map(({ userId, at }) => {
      const heard = heardAt.get(userId);
      if (heard === undefined) throw new Error('An event had no consequence.');
      return Math.max(0, heard - at);
    });
  return { events: delays(caused), consequences: delays(followed) };
};

/** When a subscriber hears of the first event in each stream with this prefix. */
const hear = (eventStore: EventStore, prefix: string, signal: AbortSignal) => {
  const heardAt = new Map<string, number>();
  const follow = async (): Promise<void> => {
    for await (const { events } of followAll(eventStore, {
      prefixes: [prefix],
      after: 0n,
      maxEvents: 100,
      signal,
    }))
      for (const { streamId } of events) heardAt.set(readStreamId(streamId).id, performance.now());
  };
  return { heardAt, ended: follow() };
};

const finishTour = async (eventStore: EventStore, userId: string): Promise<void> => {
  const metadata: EventMetadata = {
    $correlationId: randomUUID(),
    $causationId: randomUUID(),
    userId,
    actor: userId,
    sessionId: null,
    state: null,
    occurredAt: new Date().toISOString(),
    schemaVersion: 1,
  };
  await appendToStream(eventStore, {
    streamName: journeyStream.nameOf(userId),
    events: [jsonEvent({ id: randomUUID(), type: 'TourCompleted', data: {}, metadata })],
    expectedRevision: 'no_stream',
  });
};
