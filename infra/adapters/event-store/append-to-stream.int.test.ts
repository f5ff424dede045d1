import { randomUUID } from 'node:crypto';
import {
  DeadlineExceededError,
  jsonEvent,
  NO_STREAM,
  StreamDeletedError,
  WrongExpectedVersionError,
} from '@eventstore/db-client';
import { expect, onTestFinished, test } from 'vitest';
import { createEventStoreServer } from '../../embedded/event-store/server.ts';
import type { EventLog } from '../../embedded/event-store/storage/event-log.ts';
import { openMemoryLog } from '../../embedded/event-store/storage/memory-log.ts';
import { startFaultyNetwork } from '../network/faulty-network.fixture.ts';
import { appendToStream } from './append-to-stream.ts';
import { connectEventStore, type EventStore } from './event-store.ts';

interface Served {
  readonly url: string;
  readonly eventStore: EventStore;
  /** From now on appends are stored and not answered, until the returned function is called. */
  readonly holdAnswers: () => () => void;
  readonly close: () => Promise<void>;
}

const serve = async (): Promise<Served> => {
  const memory = openMemoryLog();
  let held = Promise.resolve();
  const log: EventLog = {
    ...memory,
    write: async (request) => {
      const result = await memory.write(request);
      await held;
      return result;
    },
  };
  const server = createEventStoreServer({ log, onError: (error) => expect.fail(error.message) });
  const url = `esdb://127.0.0.1:${await server.listen(0)}?tls=false`;
  const eventStore = connectEventStore(url);
  const close = async (): Promise<void> => {
    await eventStore.dispose();
    await server.close();
  };
  onTestFinished(close);
  return {
    url,
    eventStore,
    holdAnswers: () => {
      let release = (): void => {};
      held = new Promise((resolve) => {
        release = resolve;
      });
      return () => release();
    },
    close,
  };
};

const events = (count: number) =>
  Array.from({ length: count }, (_, number) => jsonEvent({ type: 'Numbered', data: { number } }));

const to = (streamName: string, count = 1) =>
  ({ streamName, events: events(count), expectedRevision: 'any' }) as const;

const stored = async (eventStore: EventStore, streamName: string): Promise<unknown[]> => {
  const data: unknown[] = [];
  for await (const { event } of eventStore.readStream(streamName)) data.push(event?.data);
  return data;
};

test('stores events with their metadata and tells the position of the last', async () => {
  const { eventStore } = await serve();
  const [first, second] = [
    jsonEvent({ id: randomUUID(), type: 'Named', data: { name: 'ſ' }, metadata: { userId: 'u' } }),
    jsonEvent({ id: randomUUID(), type: 'Named', data: { name: '🙂' } }),
  ];
  const position = await appendToStream(eventStore, {
    streamName: 'people-ä',
    events: [first, second],
    expectedRevision: NO_STREAM,
  });
  const read = [];
  for await (const { event } of eventStore.readStream('people-ä')) read.push(event);
  expect(read).toMatchObject([
    { id: first.id, type: 'Named', data: { name: 'ſ' }, metadata: { userId: 'u' }, revision: 0n },
    { id: second.id, type: 'Named', data: { name: '🙂' }, revision: 1n },
  ]);
  expect(read[1]?.position?.commit).toBe(position);
});

test('refuses a wrong expected revision and a tombstoned stream with the errors of the client', async () => {
  const { eventStore } = await serve();
  await appendToStream(eventStore, to('stream'));
  await expect(
    appendToStream(eventStore, { ...to('stream'), expectedRevision: 3n }),
  ).rejects.toMatchObject({ expectedVersion: 3n, actualVersion: 0n, streamName: 'stream' });
  await expect(
    appendToStream(eventStore, { ...to('stream'), expectedRevision: NO_STREAM }),
  ).rejects.toThrow(WrongExpectedVersionError);
  await eventStore.tombstoneStream('stream');
  await expect(appendToStream(eventStore, to('stream'))).rejects.toThrow(StreamDeletedError);
});

test('drops an answer that comes after the deadline', async () => {
  const { eventStore, holdAnswers } = await serve();
  await appendToStream(eventStore, to('first'));
  const release = holdAnswers();
  // Enough for a busy server to take the append: it refuses one that arrives after its deadline.
  await expect(appendToStream(eventStore, to('late'), { withinMs: 2_000 })).rejects.toThrow(
    DeadlineExceededError,
  );
  release();
  await appendToStream(eventStore, to('next'));
  expect(await stored(eventStore, 'late')).toEqual([{ number: 0 }]);
});

test('sends an append again that is met with silence, and stores it once', async () => {
  const silences = [true, true, false];
  const heard: number[] = [];
  const server = createEventStoreServer({
    log: openMemoryLog(),
    disturbance: {
      lateMs: () => 0,
      timesOut: () => false,
      isSilent: () => silences[heard.push(Date.now()) - 1] ?? false,
      drops: () => false,
      fallsBehind: () => false,
    },
    onError: (error) => expect.fail(error.message),
  });
  const eventStore = connectEventStore(`esdb://127.0.0.1:${await server.listen(0)}?tls=false`);
  onTestFinished(async () => {
    await eventStore.dispose();
    await server.close();
  });
  await appendToStream(
    eventStore,
    { ...to('silent'), expectedRevision: NO_STREAM },
    { resendAfterMs: 100 },
  );
  expect(heard).toHaveLength(3);
  expect(await stored(eventStore, 'silent')).toEqual([{ number: 0 }]);
});

test('the answer to the first sending counts, too, when it comes after the second', async () => {
  const { eventStore, holdAnswers } = await serve();
  await appendToStream(eventStore, to('first'));
  const release = holdAnswers();
  const late = appendToStream(
    eventStore,
    { ...to('late'), expectedRevision: NO_STREAM },
    { resendAfterMs: 50 },
  );
  await expect.poll(() => stored(eventStore, 'late')).toEqual([{ number: 0 }]);
  setTimeout(release, 200);
  expect(await late).toBeTypeOf('bigint');
  expect(await stored(eventStore, 'late')).toEqual([{ number: 0 }]);
});

test('a connection that breaks fails its own appends only', async () => {
  const [sound, broken] = await Promise.all([serve(), serve()]);
  await appendToStream(sound.eventStore, to('first'));
  await appendToStream(broken.eventStore, to('first'));
  const release = sound.holdAnswers();
  const releaseBroken = broken.holdAnswers();
  const answered = appendToStream(sound.eventStore, to('stream'));
  const failed = appendToStream(broken.eventStore, to('stream'));
  const failure = expect(failed).rejects.toThrow();
  // The call of the other breaks while both wait for their answers.
  await broken.eventStore.dispose();
  await failure;
  release();
  releaseBroken();
  await expect(answered).resolves.toBeTypeOf('bigint');
});

test('settles all appends when the connection breaks, more than its buffer holds included', async () => {
  const { url } = await serve();
  const network = await startFaultyNetwork(url);
  onTestFinished(network.stop);
  const eventStore = connectEventStore(network.url);
  onTestFinished(() => eventStore.dispose());
  await appendToStream(eventStore, to('first'));
  network.swallowAnswers();
  const appends = Array.from({ length: 200 }, (_, number) =>
    appendToStream(eventStore, to(`stream-${number}`, 20)),
  );
  const outcomes = Promise.allSettled(appends);
  await Promise.resolve();
  network.cut();
  for (const { status } of await outcomes) expect(status).toBe('rejected');
  network.restore();
  await expect
    .poll(() => appendToStream(eventStore, to('afterwards')).catch(() => undefined))
    .toBeTypeOf('bigint');
});
