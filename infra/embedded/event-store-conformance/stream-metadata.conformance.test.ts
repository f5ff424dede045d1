import {
  BACKWARDS,
  binaryEvent,
  END,
  jsonEvent,
  metastreamOf,
  NO_STREAM,
  type StreamMetadata,
  StreamNotFoundError,
  WrongExpectedVersionError,
} from '@eventstore/db-client';
import { describe, expect, test, vi } from 'vitest';
import {
  client,
  collect,
  newStream,
  numbered,
  original,
  positionOf,
  range,
  readStream,
  revisions,
} from './client.fixture.ts';
import { follow } from './follow.fixture.ts';

const FROM_END = { direction: BACKWARDS, fromRevision: END } as const;

/** Stream of ten events with the given metadata. */
const streamOfTen = async (metadata: StreamMetadata): Promise<string> => {
  const streamName = newStream();
  await client.appendToStream(streamName, numbered(10));
  await client.setStreamMetadata(streamName, metadata);
  return streamName;
};

test('a stream has no metadata until they are set', async () => {
  const streamName = newStream();
  await client.appendToStream(streamName, numbered(1));
  expect(await client.getStreamMetadata(streamName)).toEqual({ streamName });
});

test('metadata are read as they were set, those that only the application knows included', async () => {
  const streamName = newStream();
  const metadata = {
    maxCount: 20,
    maxAge: 3_600,
    truncateBefore: 2,
    cacheControl: 10,
    acl: { readRoles: ['$all'], writeRoles: ['$all'] },
    owner: 'registration',
    nested: { list: [1, 'two'], flag: false },
  };
  await client.setStreamMetadata(streamName, metadata);
  expect((await client.getStreamMetadata(streamName)).metadata).toEqual(metadata);
});

test('setting metadata replaces all that was set before', async () => {
  const streamName = await streamOfTen({ maxCount: 3, owner: 'one' });
  await client.setStreamMetadata(streamName, { truncateBefore: 1 });
  expect((await client.getStreamMetadata(streamName)).metadata).toEqual({ truncateBefore: 1 });
  expect(await revisions(streamName)).toEqual(range(1, 9));
});

test('metadata are set at the expected revision of the metastream', async () => {
  const streamName = newStream();
  const set = (maxCount: number, expectedRevision: bigint | typeof NO_STREAM): Promise<unknown> =>
    client.setStreamMetadata(streamName, { maxCount }, { expectedRevision });
  await set(1, NO_STREAM);
  await set(2, 0n);
  await expect(set(3, NO_STREAM)).rejects.toThrow(WrongExpectedVersionError);
  await expect(set(3, 0n)).rejects.toThrow(WrongExpectedVersionError);
  expect((await client.getStreamMetadata(streamName)).metadata).toEqual({ maxCount: 2 });
});

test('a metastream shows its last event only', async () => {
  const streamName = newStream();
  for (const maxCount of [1, 2, 3]) await client.setStreamMetadata(streamName, { maxCount });
  const recorded = await readStream(metastreamOf(streamName));
  expect(recorded.map(({ revision, data }) => ({ revision, data }))).toEqual([
    { revision: 2n, data: { $maxCount: 3 } },
  ]);
  expect(await revisions(metastreamOf(streamName), FROM_END)).toEqual([2]);
});

test('metadata alone do not make a stream', async () => {
  const streamName = newStream();
  await client.setStreamMetadata(streamName, { maxCount: 3 });
  await expect(readStream(streamName)).rejects.toThrow(StreamNotFoundError);
});

describe('a maximum count', () => {
  test('hides all but the last events in both directions', async () => {
    const streamName = await streamOfTen({ maxCount: 3 });
    expect(await revisions(streamName)).toEqual([7, 8, 9]);
    expect(await revisions(streamName, FROM_END)).toEqual([9, 8, 7]);
  });

  test('moves on with every append', async () => {
    const streamName = await streamOfTen({ maxCount: 3 });
    const { nextExpectedRevision } = await client.appendToStream(streamName, numbered(2));
    expect(nextExpectedRevision).toBe(11n);
    expect(await revisions(streamName)).toEqual([9, 10, 11]);
  });

  test('brings events back when it is raised', async () => {
    const streamName = await streamOfTen({ maxCount: 3 });
    await client.setStreamMetadata(streamName, { maxCount: 5 });
    expect(await revisions(streamName)).toEqual([5, 6, 7, 8, 9]);
  });

  test('does not count hidden events towards those that a read asks for', async () => {
    const streamName = await streamOfTen({ maxCount: 3 });
    expect(await revisions(streamName, { maxCount: 2 })).toEqual([7, 8]);
    expect(await revisions(streamName, { fromRevision: 6n, maxCount: 2 })).toEqual([7, 8]);
    expect(await revisions(streamName, { fromRevision: 8n })).toEqual([8, 9]);
  });

  test('finds nothing backwards from a hidden revision', async () => {
    const streamName = await streamOfTen({ maxCount: 3 });
    const read = revisions(streamName, { direction: BACKWARDS, fromRevision: 4n });
    expect(await read).toEqual([]);
  });
});

describe('truncating', () => {
  test('hides the events before a revision in both directions', async () => {
    const streamName = await streamOfTen({ truncateBefore: 8 });
    expect(await revisions(streamName)).toEqual([8, 9]);
    expect(await revisions(streamName, FROM_END)).toEqual([9, 8]);
  });

  test('before a revision that is still to come hides everything up to it', async () => {
    const streamName = await streamOfTen({ truncateBefore: 11 });
    expect(await revisions(streamName)).toEqual([]);
    await client.appendToStream(streamName, numbered(2));
    expect(await revisions(streamName)).toEqual([11]);
  });

  test('and a maximum count both hold', async () => {
    const streamName = await streamOfTen({ truncateBefore: 6, maxCount: 3 });
    expect(await revisions(streamName)).toEqual([7, 8, 9]);
    await client.setStreamMetadata(streamName, { truncateBefore: 8, maxCount: 3 });
    expect(await revisions(streamName)).toEqual([8, 9]);
  });
});

describe('a maximum age', () => {
  test('hides no event that is younger', async () => {
    const streamName = await streamOfTen({ maxAge: 3_600 });
    expect(await revisions(streamName)).toEqual(range(0, 9));
  });

  test('hides events as they grow older', async () => {
    const streamName = await streamOfTen({ maxAge: 1 });
    await vi.waitFor(async () => expect(await revisions(streamName)).toEqual([]), {
      timeout: 10_000,
      interval: 50,
    });
    const { nextExpectedRevision } = await client.appendToStream(streamName, numbered(1));
    expect(nextExpectedRevision).toBe(10n);
    await client.setStreamMetadata(streamName, { maxAge: 3_600 });
    expect(await revisions(streamName)).toEqual(range(0, 10));
  });
});

describe('events hidden by metadata', () => {
  test('a subscription does not deliver while it catches up', async () => {
    const streamName = await streamOfTen({ truncateBefore: 5, maxCount: 3 });
    const followed = follow(client.subscribeToStream(streamName));
    const items = await followed.until(({ length }) => length === 3);
    expect(items.map((item) => original(item).revision)).toEqual([7n, 8n, 9n]);
  });

  test('a live subscription has delivered when it was new', async () => {
    const streamName = await streamOfTen({ maxCount: 1 });
    const followed = follow(client.subscribeToStream(streamName, { fromRevision: END }));
    await followed.caughtUp;
    await client.appendToStream(streamName, numbered(3));
    const items = await followed.until(({ length }) => length === 3);
    expect(items.map((item) => original(item).revision)).toEqual([10n, 11n, 12n]);
  });

  test('$all shows until a scavenge removes it', async () => {
    const streamName = newStream();
    const fromPosition = positionOf(await client.appendToStream(streamName, numbered(1)));
    await client.appendToStream(streamName, numbered(4));
    await client.setStreamMetadata(streamName, { maxCount: 1, truncateBefore: 4 });
    const isOwn = ({ streamId }: { streamId: string }): boolean => streamId === streamName;
    const read = (await collect(client.readAll({ fromPosition }))).map(original).filter(isOwn);
    expect(read.map(({ revision }) => Number(revision))).toEqual([0, 1, 2, 3, 4]);
  });
});

describe('metadata are ignored', () => {
  test.each([
    {
      flaw: 'a count that is no number',
      event: jsonEvent({ type: '$metadata', data: { $maxCount: 'three' } }),
    },
    { flaw: 'a count of zero', event: jsonEvent({ type: '$metadata', data: { $maxCount: 0 } }) },
    {
      flaw: 'an age that is no whole number',
      event: jsonEvent({ type: '$metadata', data: { $maxAge: 0.5 } }),
    },
    { flaw: 'a negative revision', event: jsonEvent({ type: '$metadata', data: { $tb: -1 } }) },
    {
      flaw: 'one wrong value among right ones',
      event: jsonEvent({ type: '$metadata', data: { $maxCount: null, $tb: 5 } }),
    },
    {
      flaw: 'a role that is no text among right values',
      event: jsonEvent({ type: '$metadata', data: { $maxCount: 3, $acl: { $r: 7 } } }),
    },
    {
      flaw: 'a time to cache that is no number among right values',
      event: jsonEvent({ type: '$metadata', data: { $maxCount: 3, $cacheControl: 'long' } }),
    },
    {
      flaw: 'a list in place of an object',
      event: jsonEvent({ type: '$metadata', data: [{ $maxCount: 3 }] }),
    },
    {
      flaw: 'binary data',
      event: binaryEvent({ type: '$metadata', data: Uint8Array.of(0, 255, 1) }),
    },
    { flaw: 'no data', event: binaryEvent({ type: '$metadata', data: new Uint8Array() }) },
  ])('that have $flaw', async ({ event }) => {
    const streamName = await streamOfTen({ maxCount: 2 });
    await client.appendToStream(metastreamOf(streamName), event);
    expect(await revisions(streamName)).toEqual(range(0, 9));
  });
});
