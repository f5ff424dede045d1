import { randomUUID } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import type { Message } from '../../semantics/persistent-subscription/message.ts';
import type { GroupSettings } from '../../semantics/persistent-subscription/settings.ts';
import { type EventLog, StorageError } from '../../storage/event-log.ts';
import { openMemoryLog } from '../../storage/memory-log.ts';
import { createLiveFeed } from '../live-feed.ts';
import { GroupError } from './group-error.ts';
import { type RunningGroup, runGroup } from './group-runner.ts';
import { startPersistentSubscriptions } from './persistent-subscriptions.ts';

const SETTINGS: GroupSettings = {
  resolveLinks: false,
  extraStatistics: false,
  startFrom: 0,
  messageTimeoutMs: 30_000,
  maxRetryCount: 10,
  minCheckpointCount: 1,
  maxCheckpointCount: 1,
  checkpointAfterMs: 2_000,
  maxSubscriberCount: 0,
  liveBufferSize: 500,
  historyBufferSize: 500,
  readBatchSize: 20,
  consumerStrategy: 'RoundRobin',
};

const SOURCE = { kind: 'stream', streamId: 'orders' } as const;
const definition = { source: SOURCE, groupName: 'billing', settings: SETTINGS };

const event = (type: string, data = '{}') => ({
  id: randomUUID(),
  type,
  isJson: true,
  data: Buffer.from(data),
  metadata: new Uint8Array(),
});

const append = (log: EventLog, streamId: string, ...events: ReturnType<typeof event>[]) =>
  log.write({ kind: 'append', streamId, expected: 'any', events });

const environmentOf = (log: EventLog) => ({
  log,
  feed: createLiveFeed(log),
  clock: Date.now,
  onError: vi.fn<(error: Error) => void>(),
});

const connectTo = (group: RunningGroup, handle: (message: Message) => void = () => undefined) => {
  const received: Message[] = [];
  const connection = group.connect({
    bufferSize: 10,
    username: 'anonymous',
    connectionName: 'test',
    confirm: () => undefined,
    deliver: (message, onSent) => {
      received.push(message);
      onSent();
      handle(message);
    },
    drop: () => undefined,
  });
  return { connection, received };
};

test('a group without consumers reads nothing and sets no timer', async () => {
  const log = openMemoryLog();
  const readStream = vi.spyOn(log, 'readStream');
  const readAll = vi.spyOn(log, 'readAll');
  const timers = vi.spyOn(globalThis, 'setTimeout');
  const group = runGroup(environmentOf(log), definition);
  await append(log, 'orders', event('Ordered'), event('Ordered'));
  expect(readStream).not.toHaveBeenCalled();
  expect(readAll).not.toHaveBeenCalled();
  expect(timers).not.toHaveBeenCalled();
  expect(group.info()).toMatchObject({ waiting: 0, lastKnown: 1 });
  timers.mockRestore();
  await group.stop();
});

test('a message that cannot be parked is told of and given out again', async () => {
  const log = openMemoryLog();
  await append(log, 'orders', event('Ordered'));
  const full: EventLog = {
    ...log,
    write: () => Promise.reject(new StorageError('The disk is full.')),
  };
  const environment = environmentOf(full);
  const group = runGroup(environment, definition);
  const { connection, received } = connectTo(group);
  await vi.waitFor(() => expect(received).toHaveLength(1));
  connection.reject([received[0]?.id ?? ''], { action: 'park', reason: 'broken' });
  await vi.waitFor(() => expect(received).toHaveLength(2));
  expect(environment.onError).toHaveBeenCalledWith(new StorageError('The disk is full.'));
  await group.stop();
});

test('a slow consumer does not make the group read on', async () => {
  const log = openMemoryLog();
  const many = Array.from({ length: 2_000 }, () => event('Ordered'));
  await append(log, 'orders', ...many);
  const group = runGroup(environmentOf(log), definition);
  const { received } = connectTo(group);
  await vi.waitFor(() => expect(group.info().waiting).toBe(500));
  expect(received).toHaveLength(10);
  expect(group.info().isBehind).toBe(true);
  await group.stop();
});

test('a group on $all does not feed on its own writes', async () => {
  const log = openMemoryLog();
  await append(log, 'orders', event('Ordered'), event('Ordered'));
  const group = runGroup(environmentOf(log), { ...definition, source: { kind: 'all' } });
  const { connection } = connectTo(group, ({ id }) => {
    setImmediate(() => connection.acknowledge([id]));
  });
  await vi.waitFor(() => {
    const { lastCheckpoint, lastKnown } = group.info();
    expect(lastKnown).toBeGreaterThan(2);
    expect(lastCheckpoint).toBe(lastKnown);
  });
  const head = log.head();
  for (let turn = 0; turn < 50; turn += 1) await nextTurn();
  expect(log.head()).toBe(head);
  await group.stop();
});

test('groups whose configuration cannot be read are not overwritten', async () => {
  const log = openMemoryLog();
  await append(log, '$persistentSubscriptionConfig', event('$PersistentConfig', '{"version":"9"}'));
  const environment = environmentOf(log);
  const subscriptions = startPersistentSubscriptions(environment);
  expect(environment.onError).toHaveBeenCalledOnce();
  await expect(subscriptions.create(definition)).rejects.toThrow(GroupError);
  expect(log.stateOf('$persistentSubscriptionConfig').lastRevision).toBe(0);
  await subscriptions.stop();
});

test('a configuration that the real server has written is understood', async () => {
  const log = openMemoryLog();
  const stored = {
    version: '2',
    updated: '2024-06-01T12:00:00.0000000Z',
    updatedBy: 'admin',
    entries: [
      {
        stream: '$all',
        group: 'billing',
        filter: { context: 'eventtype', type: 'prefix', data: 'A,B', isAllStream: true },
        messageTimeout: 30_000,
        startFrom: Number.MIN_SAFE_INTEGER,
        startPosition: 'C:0/P:0',
        liveBufferSize: 500,
        historyBufferSize: 500,
        maxRetryCount: 10,
        readBatchSize: 20,
        checkPointAfter: 2_000,
        minCheckPointCount: 10,
        maxCheckPointCount: 1_000,
        namedConsumerStrategy: 'RoundRobin',
      },
    ],
  };
  const configuration = event('$PersistentConfig', JSON.stringify(stored));
  await append(log, '$persistentSubscriptionConfig', configuration);
  const subscriptions = startPersistentSubscriptions(environmentOf(log));
  const group = subscriptions.find({ source: '$all', groupName: 'billing' });
  expect(group.definition).toMatchObject({
    source: { kind: 'all', filter: { on: 'eventType', prefixes: ['A', 'B'] } },
    settings: { startFrom: 0, resolveLinks: false, maxSubscriberCount: 0 },
  });
  await subscriptions.stop();
});
