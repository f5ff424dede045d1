import {
  ANY,
  BACKWARDS,
  END,
  NO_STREAM,
  START,
  STREAM_EXISTS,
  StreamDeletedError,
  WrongExpectedVersionError,
} from '@eventstore/db-client';
import { describe, expect, test } from 'vitest';
import {
  APPEND_CALLS,
  client,
  collect,
  newStream,
  numbered,
  original,
  positionOf,
  readStream,
  revisions,
} from './client.fixture.ts';
import { follow } from './follow.fixture.ts';

/** Revision of every tombstone. */
const LARGEST = 2n ** 63n - 1n;

const tombstonedStream = async (): Promise<string> => {
  const streamName = newStream();
  await client.appendToStream(streamName, numbered(3));
  await client.tombstoneStream(streamName);
  return streamName;
};

describe('a tombstoned stream', () => {
  test.each([
    { action: 'read', act: (name: string) => readStream(name) },
    {
      action: 'read backwards',
      act: (name: string) => readStream(name, { direction: BACKWARDS, fromRevision: END }),
    },
    { action: 'deleted', act: (name: string) => client.deleteStream(name) },
    { action: 'tombstoned again', act: (name: string) => client.tombstoneStream(name) },
    {
      action: 'subscribed to',
      act: (name: string) => follow(client.subscribeToStream(name, { fromRevision: START })).ended,
    },
    {
      action: 'subscribed to from its end',
      act: (name: string) => follow(client.subscribeToStream(name, { fromRevision: END })).ended,
    },
  ])('cannot be $action', async ({ act }) => {
    const streamName = await tombstonedStream();
    const error = await act(streamName).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(StreamDeletedError);
    expect(error).toMatchObject({ streamName });
  });

  test('has no metadata that could be read', async () => {
    const streamName = newStream();
    await client.setStreamMetadata(streamName, { maxCount: 10 });
    await client.tombstoneStream(streamName);
    await expect(client.getStreamMetadata(streamName)).rejects.toThrow(StreamDeletedError);
  });

  test('can be given metadata when it had some before', async () => {
    const streamName = newStream();
    await client.setStreamMetadata(streamName, { maxCount: 10 });
    await client.tombstoneStream(streamName);
    const result = await client.setStreamMetadata(streamName, { maxCount: 1 });
    expect(result).toMatchObject({ success: true, nextExpectedRevision: 1n });
    await expect(client.getStreamMetadata(streamName)).rejects.toThrow(StreamDeletedError);
    await expect(readStream(streamName)).rejects.toThrow(StreamDeletedError);
  });

  test('can be given no metadata when it never had any', async () => {
    const streamName = await tombstonedStream();
    const setting = client.setStreamMetadata(streamName, { maxCount: 1 });
    await expect(setting).rejects.toThrow(StreamDeletedError);
  });

  describe.each(APPEND_CALLS)('refuses $call', ({ options }) => {
    test.each([ANY, NO_STREAM, STREAM_EXISTS, 2n] as const)('at %s', async (expectedRevision) => {
      const streamName = await tombstonedStream();
      const error = await client
        .appendToStream(streamName, numbered(1), { ...options, expectedRevision })
        .catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(StreamDeletedError);
      expect(error).toMatchObject({ streamName });
    });

    test('of events that it holds', async () => {
      const streamName = newStream();
      const events = numbered(2);
      await client.appendToStream(streamName, events, options);
      await client.tombstoneStream(streamName);
      const retry = client.appendToStream(streamName, events, options);
      await expect(retry).rejects.toThrow(StreamDeletedError);
    });
  });

  test('leaves its events and its end in $all', async () => {
    const streamName = newStream();
    const first = positionOf(await client.appendToStream(streamName, numbered(1)));
    await client.appendToStream(streamName, numbered(1));
    await client.tombstoneStream(streamName);
    const all = await collect(client.readAll({ fromPosition: first }));
    const own = all.map(original).filter(({ streamId }) => streamId === streamName);
    expect(own.map(({ type, revision }) => [type, revision])).toEqual([
      ['Numbered', 0n],
      ['Numbered', 1n],
      ['$streamDeleted', LARGEST],
    ]);
  });
});

test('the answer to a tombstone says where it lies in the log', async () => {
  const streamName = newStream();
  await client.appendToStream(streamName, numbered(1));
  const { position } = await client.tombstoneStream(streamName, { expectedRevision: 0n });
  const [first] = await collect(client.readAll({ fromPosition: position ?? END, maxCount: 1 }));
  expect(first?.event).toMatchObject({ streamId: streamName, type: '$streamDeleted' });
});

test.each([
  { expectation: 'an earlier revision', expectedRevision: 1n },
  { expectation: 'a later revision', expectedRevision: 3n },
  { expectation: 'no stream', expectedRevision: NO_STREAM },
] as const)(
  'tombstoning is refused when $expectation is expected',
  async ({ expectedRevision }) => {
    const streamName = newStream();
    await client.appendToStream(streamName, numbered(3));
    const error = await client
      .tombstoneStream(streamName, { expectedRevision })
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(WrongExpectedVersionError);
    expect(error).toMatchObject({ streamName, actualVersion: 2n });
    expect(await revisions(streamName)).toEqual([0, 1, 2]);
  },
);

test.each([ANY, NO_STREAM] as const)(
  'a stream can be tombstoned at %s before it exists',
  async (expectedRevision) => {
    const streamName = newStream();
    await client.tombstoneStream(streamName, { expectedRevision });
    const appending = client.appendToStream(streamName, numbered(1));
    await expect(appending).rejects.toThrow(StreamDeletedError);
    await expect(readStream(streamName)).rejects.toThrow(StreamDeletedError);
  },
);

test('a deleted stream can be tombstoned', async () => {
  const streamName = newStream();
  await client.appendToStream(streamName, numbered(2));
  await client.deleteStream(streamName);
  await client.tombstoneStream(streamName, { expectedRevision: 1n });
  await expect(readStream(streamName)).rejects.toThrow(StreamDeletedError);
});

test('a live subscription to a stream is told of its tombstone and ends', async () => {
  const streamName = newStream();
  await client.appendToStream(streamName, numbered(2));
  const followed = follow(client.subscribeToStream(streamName));
  await followed.caughtUp;
  await client.tombstoneStream(streamName);
  const error = await followed.ended.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(StreamDeletedError);
  expect(error).toMatchObject({ streamName });
  expect(followed.items.map((item) => original(item).revision)).toEqual([0n, 1n, LARGEST]);
});

test('a subscription to $all is told of a tombstone and goes on', async () => {
  const [streamName, next] = [newStream(), newStream()];
  const fromPosition = positionOf(await client.appendToStream(streamName, numbered(1)));
  const followed = follow(client.subscribeToAll({ fromPosition }));
  await client.tombstoneStream(streamName);
  await client.appendToStream(next, numbered(1));
  const items = await followed.until((all) => all.some(({ event }) => event?.streamId === next));
  const tombstone = items.map(original).find(({ streamId }) => streamId === streamName);
  expect(tombstone).toMatchObject({ type: '$streamDeleted', revision: LARGEST });
});
