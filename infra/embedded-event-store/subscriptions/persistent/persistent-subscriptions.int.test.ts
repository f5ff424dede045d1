import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  END,
  EventStoreDBClient,
  jsonEvent,
  PARK,
  PersistentSubscriptionDoesNotExistError,
  PersistentSubscriptionDroppedError,
  PersistentSubscriptionExistsError,
  PersistentSubscriptionFailedError,
  PersistentSubscriptionMaximumSubscribersReachedError,
  type PersistentSubscriptionToStream,
  type PersistentSubscriptionToStreamResolvedEvent,
  type PersistentSubscriptionToStreamSettings,
  persistentSubscriptionToAllSettingsFromDefaults,
  persistentSubscriptionToStreamSettingsFromDefaults,
  RETRY,
  SKIP,
  START,
  streamNameFilter,
} from '@eventstore/db-client';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createEventStoreServer } from '../../server.ts';
import type { EventLog } from '../../storage/event-log.ts';
import { openMemoryLog } from '../../storage/memory-log.ts';
import { openSqliteLog } from '../../storage/sqlite/sqlite-log.ts';

const cleanups: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

interface RunningServer {
  readonly client: EventStoreDBClient;
  readonly stop: () => Promise<void>;
}

const serve = async (log: EventLog): Promise<RunningServer> => {
  const onError = vi.fn<(error: Error) => void>();
  const server = createEventStoreServer({ log, onError });
  const port = await server.listen(0);
  const client = EventStoreDBClient.connectionString(`esdb://127.0.0.1:${port}?tls=false`);
  let isStopped = false;
  const stop = async (): Promise<void> => {
    if (isStopped) return;
    isStopped = true;
    await client.dispose();
    await server.close();
    expect(onError).not.toHaveBeenCalled();
  };
  cleanups.push(stop);
  return { client, stop };
};

const started = async (): Promise<EventStoreDBClient> => (await serve(openMemoryLog())).client;

const newStream = (): string => `orders-${randomUUID()}`;
const GROUP = 'billing';

const numbered = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) =>
    jsonEvent({ type: 'Numbered', data: { number: from + index } }),
  );

const settingsWith = (
  changes: Partial<PersistentSubscriptionToStreamSettings> = {},
): PersistentSubscriptionToStreamSettings =>
  persistentSubscriptionToStreamSettingsFromDefaults({ startFrom: START, ...changes });

type Received = PersistentSubscriptionToStreamResolvedEvent;

const revisionOf = ({ event }: Received): number => Number(event?.revision);

/** Takes so many events off a subscription and leaves it open. */
const take = async (
  subscription: PersistentSubscriptionToStream,
  count: number,
  handle: (event: Received) => Promise<void> = async () => {},
): Promise<Received[]> => {
  const received: Received[] = [];
  for await (const event of subscription.iterator({ destroyOnReturn: false })) {
    received.push(event);
    await handle(event);
    if (received.length === count) return received;
  }
  return received;
};

/** A consumer that is closed when the test ends. */
const consume = (
  client: EventStoreDBClient,
  stream: string,
  bufferSize = 10,
): PersistentSubscriptionToStream => {
  const subscription = client.subscribeToPersistentSubscriptionToStream(stream, GROUP, {
    bufferSize,
  });
  subscription.on('error', () => undefined);
  cleanups.push(() => subscription.unsubscribe());
  return subscription;
};

const failureOf = (subscription: PersistentSubscriptionToStream): Promise<unknown> =>
  new Promise((resolve) => {
    subscription.on('error', resolve);
    subscription.resume();
  });

describe('consuming', () => {
  test('a group hands out what is stored and then what is written', async () => {
    const client = await started();
    const stream = newStream();
    await client.appendToStream(stream, numbered(0, 29));
    await client.createPersistentSubscriptionToStream(stream, GROUP, settingsWith());
    const subscription = consume(client, stream);
    const stored = await take(subscription, 30, (event) => subscription.ack(event));
    await client.appendToStream(stream, numbered(30, 34));
    const live = await take(subscription, 5, (event) => subscription.ack(event));
    expect([...stored, ...live].map(revisionOf)).toEqual(Array.from({ length: 35 }, (_, i) => i));
  });

  test('a group on $all hands out what its filter lets through', async () => {
    const client = await started();
    const prefix = newStream();
    await client.createPersistentSubscriptionToAll(
      GROUP,
      persistentSubscriptionToAllSettingsFromDefaults({ startFrom: START }),
      { filter: streamNameFilter({ prefixes: [prefix] }) },
    );
    await client.appendToStream(newStream(), numbered(0, 9));
    await client.appendToStream(`${prefix}-a`, numbered(0, 4));
    await client.appendToStream(newStream(), numbered(0, 9));
    await client.appendToStream(`${prefix}-b`, numbered(0, 4));
    const subscription = client.subscribeToPersistentSubscriptionToAll(GROUP);
    const streams: (string | undefined)[] = [];
    for await (const event of subscription) {
      await subscription.ack(event);
      streams.push(event.event?.streamId);
      if (streams.length === 10) break;
    }
    expect(new Set(streams)).toEqual(new Set([`${prefix}-a`, `${prefix}-b`]));
  });

  test('what a consumer holds when it vanishes goes to the next one, with a retry counted', async () => {
    const client = await started();
    const stream = newStream();
    await client.appendToStream(stream, numbered(0, 4));
    await client.createPersistentSubscriptionToStream(stream, GROUP, settingsWith());
    const first = consume(client, stream);
    await take(first, 5);
    await first.unsubscribe();
    const again = await take(consume(client, stream), 5);
    expect(again.map(({ retryCount }) => retryCount)).toEqual([1, 1, 1, 1, 1]);
    expect(again.map(revisionOf)).toEqual([0, 1, 2, 3, 4]);
  });

  test('a consumer that does not read holds no more than its buffer and does not slow the others', async () => {
    const client = await started();
    const stream = newStream();
    await client.appendToStream(stream, numbered(0, 99));
    await client.createPersistentSubscriptionToStream(stream, GROUP, settingsWith());
    const stalled = consume(client, stream, 7);
    await new Promise((resolve) => stalled.once('confirmation', resolve).once('readable', resolve));
    const brisk = consume(client, stream);
    const received = await take(brisk, 93, (event) => brisk.ack(event));
    expect(received).toHaveLength(93);
    const { connections } = await client.getPersistentSubscriptionToStreamInfo(stream, GROUP);
    expect(connections.map(({ inFlightMessages }) => inFlightMessages)).toContain(7);
  });

  test('a nack retries, skips or parks, and a replay hands out what was parked', async () => {
    const client = await started();
    const stream = newStream();
    await client.appendToStream(stream, numbered(0, 2));
    await client.createPersistentSubscriptionToStream(stream, GROUP, settingsWith());
    const subscription = consume(client, stream);
    const [retried, skipped, parked] = await take(subscription, 3);
    if (!retried || !skipped || !parked) throw new Error('Three events were expected.');
    await subscription.nack(RETRY, 'again', retried);
    await subscription.nack(SKIP, 'never mind', skipped);
    await subscription.nack(PARK, 'broken', parked);
    const [again] = await take(subscription, 1, (event) => subscription.ack(event));
    expect(again?.event?.revision).toBe(0n);
    await vi.waitFor(async () => {
      const { stats } = await client.getPersistentSubscriptionToStreamInfo(stream, GROUP);
      expect(stats.parkedMessageCount).toBe(1n);
    });
    await client.replayParkedMessagesToStream(stream, GROUP);
    const [replayed] = await take(subscription, 1, (event) => subscription.ack(event));
    expect(replayed?.event?.revision).toBe(2n);
    expect(replayed?.link?.streamId).toBe(`$persistentsubscription-${stream}::${GROUP}-parked`);
    await vi.waitFor(async () => {
      const { metadata } = await client.getStreamMetadata(
        `$persistentsubscription-${stream}::${GROUP}-parked`,
      );
      expect(metadata?.truncateBefore).toBe(1);
    });
  });

  test('a replay stops where it is told to', async () => {
    const client = await started();
    const stream = newStream();
    await client.appendToStream(stream, numbered(0, 9));
    await client.createPersistentSubscriptionToStream(stream, GROUP, settingsWith());
    const subscription = consume(client, stream);
    await take(subscription, 10, (event) => subscription.nack(PARK, 'later', event));
    await vi.waitFor(async () => {
      const { stats } = await client.getPersistentSubscriptionToStreamInfo(stream, GROUP);
      expect(stats.parkedMessageCount).toBe(10n);
    });
    await client.replayParkedMessagesToStream(stream, GROUP, { stopAt: 4 });
    const replayed = await take(subscription, 4, (event) => subscription.ack(event));
    expect(replayed.map(revisionOf)).toEqual([0, 1, 2, 3]);
    const { stats } = await client.getPersistentSubscriptionToStreamInfo(stream, GROUP);
    expect(stats.parkedMessageCount).toBe(6n);
  });
});

describe('refusing', () => {
  test('a group is made once, and is not there before or after', async () => {
    const client = await started();
    const stream = newStream();
    const info = () => client.getPersistentSubscriptionToStreamInfo(stream, GROUP);
    await expect(info()).rejects.toThrow(PersistentSubscriptionDoesNotExistError);
    await client.createPersistentSubscriptionToStream(stream, GROUP, settingsWith());
    await expect(
      client.createPersistentSubscriptionToStream(stream, GROUP, settingsWith()),
    ).rejects.toThrow(PersistentSubscriptionExistsError);
    await client.deletePersistentSubscriptionToStream(stream, GROUP);
    await expect(info()).rejects.toThrow(PersistentSubscriptionDoesNotExistError);
    expect(await failureOf(consume(client, stream))).toBeInstanceOf(
      PersistentSubscriptionDoesNotExistError,
    );
  });

  test('settings that contradict each other fail', async () => {
    const client = await started();
    await expect(
      client.createPersistentSubscriptionToStream(
        newStream(),
        GROUP,
        settingsWith({ readBatchSize: 20, historyBufferSize: 20 }),
      ),
    ).rejects.toThrow(PersistentSubscriptionFailedError);
  });

  test('one consumer too many is turned away', async () => {
    const client = await started();
    const stream = newStream();
    await client.appendToStream(stream, numbered(0, 0));
    await client.createPersistentSubscriptionToStream(
      stream,
      GROUP,
      settingsWith({ maxSubscriberCount: 1 }),
    );
    await take(consume(client, stream), 1);
    expect(await failureOf(consume(client, stream))).toBeInstanceOf(
      PersistentSubscriptionMaximumSubscribersReachedError,
    );
  });

  test.each([
    [
      'deleted',
      (client: EventStoreDBClient, stream: string) =>
        client.deletePersistentSubscriptionToStream(stream, GROUP),
    ],
    [
      'updated',
      (client: EventStoreDBClient, stream: string) =>
        client.updatePersistentSubscriptionToStream(stream, GROUP, settingsWith()),
    ],
    ['restarted', (client: EventStoreDBClient) => client.restartPersistentSubscriptionSubsystem()],
  ])('consumers are dropped when their group is %s', async (_what, change) => {
    const client = await started();
    const stream = newStream();
    await client.appendToStream(stream, numbered(0, 0));
    await client.createPersistentSubscriptionToStream(stream, GROUP, settingsWith());
    const subscription = consume(client, stream);
    await take(subscription, 1);
    const failure = failureOf(subscription);
    await change(client, stream);
    expect(await failure).toBeInstanceOf(PersistentSubscriptionDroppedError);
  });

  test('consumers are dropped when the stream is tombstoned', async () => {
    const client = await started();
    const stream = newStream();
    await client.appendToStream(stream, numbered(0, 0));
    await client.createPersistentSubscriptionToStream(stream, GROUP, settingsWith());
    const subscription = consume(client, stream);
    await take(subscription, 1);
    const failure = failureOf(subscription);
    await client.tombstoneStream(stream);
    expect(await failure).toBeInstanceOf(PersistentSubscriptionDroppedError);
    expect(await failureOf(consume(client, stream))).toBeInstanceOf(
      PersistentSubscriptionDroppedError,
    );
  });
});

const withDirectory = async (): Promise<() => EventLog> => {
  const directory = await mkdtemp(join(tmpdir(), 'persistent-subscriptions-'));
  cleanups.push(() => rm(directory, { recursive: true }));
  return () =>
    openSqliteLog({
      directory,
      onFatal: (error) => {
        throw error;
      },
    });
};

describe('restarting', () => {
  test('settings, checkpoint and parked messages survive', async () => {
    const open = await withDirectory();
    const stream = newStream();
    const settings = settingsWith({
      checkPointLowerBound: 1,
      checkPointUpperBound: 1,
      maxRetryCount: 3,
      messageTimeout: 12_345,
      consumerStrategyName: 'Pinned',
    });

    const firstLog = open();
    const first = await serve(firstLog);
    await first.client.appendToStream(stream, numbered(0, 9));
    await first.client.createPersistentSubscriptionToStream(stream, GROUP, settings);
    const before = first.client.subscribeToPersistentSubscriptionToStream(stream, GROUP);
    before.on('error', () => undefined);
    await take(before, 7, (event) =>
      revisionOf(event) === 2 ? before.nack(PARK, 'broken', event) : before.ack(event),
    );
    await vi.waitFor(async () => {
      const { stats } = await first.client.getPersistentSubscriptionToStreamInfo(stream, GROUP);
      expect(stats.lastCheckpointedEventRevision).toBe(6n);
    });
    await first.stop();
    await firstLog.close();

    const secondLog = open();
    cleanups.push(() => secondLog.close());
    const second = await serve(secondLog);
    const info = await second.client.getPersistentSubscriptionToStreamInfo(stream, GROUP);
    expect(info.settings).toEqual(settings);
    expect(info.stats.lastCheckpointedEventRevision).toBe(6n);
    expect(info.stats.parkedMessageCount).toBe(1n);
    const after = consume(second.client, stream);
    const remaining = await take(after, 3, (event) => after.ack(event));
    expect(remaining.map(revisionOf)).toEqual([7, 8, 9]);
    await second.client.replayParkedMessagesToStream(stream, GROUP);
    const replayed = await take(after, 1, (event) => after.ack(event));
    expect(replayed.map(revisionOf)).toEqual([2]);
  });

  test('what was not acknowledged comes again', async () => {
    const log = openMemoryLog();
    const first = await serve(log);
    const stream = newStream();
    await first.client.appendToStream(stream, numbered(0, 9));
    await first.client.createPersistentSubscriptionToStream(
      stream,
      GROUP,
      settingsWith({ checkPointLowerBound: 1, checkPointUpperBound: 1 }),
    );
    const before = first.client.subscribeToPersistentSubscriptionToStream(stream, GROUP);
    before.on('error', () => undefined);
    await take(before, 10, async (event) => {
      if (revisionOf(event) !== 4) await before.ack(event);
    });
    await vi.waitFor(async () => {
      const { stats } = await first.client.getPersistentSubscriptionToStreamInfo(stream, GROUP);
      expect(stats.totalInFlightMessages).toBe(1);
    });
    await first.stop();

    const second = await serve(log);
    const again = await take(consume(second.client, stream), 6);
    expect(again.map(revisionOf)).toEqual([4, 5, 6, 7, 8, 9]);
  });

  test('a group from the end keeps what was written before its first checkpoint', async () => {
    const log = openMemoryLog();
    const first = await serve(log);
    const stream = newStream();
    await first.client.appendToStream(stream, numbered(0, 4));
    await first.client.createPersistentSubscriptionToStream(
      stream,
      GROUP,
      settingsWith({ startFrom: END }),
    );
    await first.client.appendToStream(stream, numbered(5, 6));
    await first.stop();

    const second = await serve(log);
    const received = await take(consume(second.client, stream), 2);
    expect(received.map(revisionOf)).toEqual([5, 6]);
  });

  test('a filter survives, commas in its prefixes included', async () => {
    const log = openMemoryLog();
    const first = await serve(log);
    const prefix = `${newStream()},x`;
    await first.client.createPersistentSubscriptionToAll(
      GROUP,
      persistentSubscriptionToAllSettingsFromDefaults({ startFrom: START }),
      { filter: streamNameFilter({ prefixes: [prefix] }) },
    );
    await first.stop();

    const second = await serve(log);
    await second.client.appendToStream(newStream(), numbered(0, 3));
    await second.client.appendToStream(prefix, numbered(0, 0));
    const subscription = second.client.subscribeToPersistentSubscriptionToAll(GROUP);
    for await (const event of subscription) {
      expect(event.event?.streamId).toBe(prefix);
      break;
    }
  });

  test('a replay that was not finished leaves the rest parked', async () => {
    const log = openMemoryLog();
    const first = await serve(log);
    const stream = newStream();
    await first.client.appendToStream(stream, numbered(0, 2));
    await first.client.createPersistentSubscriptionToStream(stream, GROUP, settingsWith());
    const subscription = first.client.subscribeToPersistentSubscriptionToStream(stream, GROUP);
    subscription.on('error', () => undefined);
    await take(subscription, 3, (event) => subscription.nack(PARK, 'later', event));
    await vi.waitFor(async () => {
      const { stats } = await first.client.getPersistentSubscriptionToStreamInfo(stream, GROUP);
      expect(stats.parkedMessageCount).toBe(3n);
    });
    await first.client.replayParkedMessagesToStream(stream, GROUP);
    await take(subscription, 3);
    await first.stop();

    const second = await serve(log);
    const { stats } = await second.client.getPersistentSubscriptionToStreamInfo(stream, GROUP);
    expect(stats.parkedMessageCount).toBe(3n);
  });
});
