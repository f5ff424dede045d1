import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  EventStoreDBClient,
  jsonEvent,
  type PersistentSubscriptionToStream,
  type PersistentSubscriptionToStreamResolvedEvent,
  type PersistentSubscriptionToStreamSettings,
  persistentSubscriptionToStreamSettingsFromDefaults,
  START,
} from '@eventstore/db-client';
import { afterEach, expect, vi } from 'vitest';
import { createEventStoreServer } from '../../server.ts';
import type { EventLog } from '../../storage/event-log.ts';
import { openMemoryLog } from '../../storage/memory-log.ts';
import { openSqliteLog } from '../../storage/sqlite/sqlite-log.ts';

export const cleanups: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

interface RunningServer {
  readonly client: EventStoreDBClient;
  readonly stop: () => Promise<void>;
}

export const serve = async (log: EventLog): Promise<RunningServer> => {
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

export const started = async (): Promise<EventStoreDBClient> =>
  (await serve(openMemoryLog())).client;

export const newStream = (): string => `orders-${randomUUID()}`;
export const GROUP = 'billing';

export const numbered = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) =>
    jsonEvent({ type: 'Numbered', data: { number: from + index } }),
  );

export const settingsWith = (
  changes: Partial<PersistentSubscriptionToStreamSettings> = {},
): PersistentSubscriptionToStreamSettings =>
  persistentSubscriptionToStreamSettingsFromDefaults({ startFrom: START, ...changes });

/** Everything that a read yields. */
export const collect = async <Item>(items: AsyncIterable<Item>): Promise<Item[]> => {
  const collected: Item[] = [];
  for await (const item of items) collected.push(item);
  return collected;
};

type Received = PersistentSubscriptionToStreamResolvedEvent;

export const revisionOf = ({ event }: Received): number => Number(event?.revision);

/** Takes this many events off a subscription and leaves it open. */
export const take = async (
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
export const consume = (
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

export const failureOf = (subscription: PersistentSubscriptionToStream): Promise<unknown> =>
  new Promise((resolve) => {
    subscription.on('error', resolve);
    subscription.resume();
  });

export const withDirectory = async (): Promise<() => EventLog> => {
  const directory = await mkdtemp(join(tmpdir(), 'persistent-subscriptions-'));
  cleanups.push(() => rm(directory, { recursive: true }));
  return () =>
    openSqliteLog({
      directory,
      onFatal: (error) => {
        throw error;
      },
      onDamage: (error) => {
        throw error;
      },
    });
};
