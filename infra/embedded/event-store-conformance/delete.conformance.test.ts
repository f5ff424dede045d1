import {
  ANY,
  BACKWARDS,
  END,
  metastreamOf,
  NO_STREAM,
  STREAM_EXISTS,
  StreamDeletedError,
  StreamNotFoundError,
  WrongExpectedVersionError,
} from '@eventstore/db-client';
import { describe, expect, test, vi } from 'vitest';
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

/** A real server answers an append that revives a stream before the revival is stored. */
const isBack = (streamName: string): Promise<unknown> =>
  vi.waitFor(() => readStream(streamName), { timeout: 10_000, interval: 10 });

const deletedStream = async (length = 3): Promise<string> => {
  const streamName = newStream();
  await client.appendToStream(streamName, numbered(length));
  await client.deleteStream(streamName);
  return streamName;
};

test('a deleted stream is not found in either direction', async () => {
  const streamName = await deletedStream();
  await expect(readStream(streamName)).rejects.toThrow(StreamNotFoundError);
  const backwards = readStream(streamName, { direction: BACKWARDS, fromRevision: END });
  await expect(backwards).rejects.toThrow(StreamNotFoundError);
});

test('a deletion is placed in the log behind the deleted events', async () => {
  const streamName = newStream();
  const appended = positionOf(await client.appendToStream(streamName, numbered(2)));
  const { position } = await client.deleteStream(streamName, { expectedRevision: 1n });
  expect(position?.commit).toBeGreaterThan(appended.commit);
});

test('a deletion is a change of metadata that truncates before the largest revision', async () => {
  const streamName = await deletedStream();
  const [change] = await readStream(metastreamOf(streamName));
  expect(change?.type).toBe('$metadata');
  // 2^63-1, rounded by JavaScript.
  expect(change?.data).toEqual({ $tb: 2 ** 63 });
});

describe('deleting is refused', () => {
  test.each([
    { expectation: 'an earlier revision', expectedRevision: 0n },
    { expectation: 'a later revision', expectedRevision: 9n },
    { expectation: 'no stream', expectedRevision: NO_STREAM },
  ] as const)('when $expectation is expected', async ({ expectedRevision }) => {
    const streamName = newStream();
    await client.appendToStream(streamName, numbered(3));
    const error = await client
      .deleteStream(streamName, { expectedRevision })
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(WrongExpectedVersionError);
    expect(error).toMatchObject({ streamName, actualVersion: 2n });
    expect(await revisions(streamName)).toEqual([0, 1, 2]);
  });

  test.each([ANY, NO_STREAM, 0n] as const)(
    'for a missing stream at %s',
    async (expectedRevision) => {
      const deletion = client.deleteStream(newStream(), { expectedRevision });
      await expect(deletion).rejects.toThrow(WrongExpectedVersionError);
    },
  );
});

test('deleting twice succeeds and leaves the stream deleted', async () => {
  const streamName = await deletedStream();
  await client.deleteStream(streamName);
  await expect(readStream(streamName)).rejects.toThrow(StreamNotFoundError);
});

test('$all still shows the events of a deleted stream', async () => {
  const streamName = newStream();
  const first = positionOf(await client.appendToStream(streamName, numbered(1)));
  await client.appendToStream(streamName, numbered(2));
  await client.deleteStream(streamName);
  const all = await collect(client.readAll({ fromPosition: first }));
  const own = all.map(original).filter(({ streamId }) => streamId === streamName);
  expect(own.map(({ revision }) => revision)).toEqual([0n, 1n, 2n]);
});

describe.each(APPEND_CALLS)('$call to a deleted stream', ({ options }) => {
  test.each([
    { expectation: 'any revision', expectedRevision: ANY },
    { expectation: 'no stream', expectedRevision: NO_STREAM },
    { expectation: 'its last revision', expectedRevision: 2n },
  ] as const)(
    'goes on behind the deleted events when $expectation is expected',
    async ({ expectedRevision }) => {
      const streamName = await deletedStream();
      const { nextExpectedRevision } = await client.appendToStream(streamName, numbered(2), {
        ...options,
        expectedRevision,
      });
      expect(nextExpectedRevision).toBe(4n);
      await isBack(streamName);
      expect(await revisions(streamName)).toEqual([3, 4]);
    },
  );

  test('keeps the deleted events hidden', async () => {
    const streamName = await deletedStream();
    await client.appendToStream(streamName, numbered(1), options);
    await isBack(streamName);
    const backwards = { direction: BACKWARDS, fromRevision: END } as const;
    expect(await revisions(streamName, { fromRevision: 0n })).toEqual([3]);
    expect(await revisions(streamName, { fromRevision: 1n, maxCount: 1 })).toEqual([3]);
    expect(await revisions(streamName, backwards)).toEqual([3]);
    const { metadata } = await client.getStreamMetadata(streamName);
    expect(metadata).toEqual({ truncateBefore: 3 });
  });

  test('fails when the stream is expected to exist', async () => {
    const streamName = await deletedStream();
    const appending = client.appendToStream(streamName, numbered(1), {
      ...options,
      expectedRevision: STREAM_EXISTS,
    });
    const error = await appending.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(StreamDeletedError);
    expect(error).toMatchObject({ streamName });
    await expect(readStream(streamName)).rejects.toThrow(StreamNotFoundError);
  });

  test('fails at a revision that is not the last', async () => {
    const streamName = await deletedStream();
    const appending = client.appendToStream(streamName, numbered(1), {
      ...options,
      expectedRevision: 1n,
    });
    await expect(appending).rejects.toThrow(WrongExpectedVersionError);
    await expect(readStream(streamName)).rejects.toThrow(StreamNotFoundError);
  });
});

test('a stream can be deleted and brought back again and again', async () => {
  const streamName = newStream();
  for (const first of [0, 2, 4]) {
    await client.appendToStream(streamName, numbered(2), { expectedRevision: NO_STREAM });
    await isBack(streamName);
    expect(await revisions(streamName)).toEqual([first, first + 1]);
    await client.deleteStream(streamName, { expectedRevision: BigInt(first + 1) });
    await expect(readStream(streamName)).rejects.toThrow(StreamNotFoundError);
  }
});

test('new metadata brings a deleted stream back without its events', async () => {
  const streamName = await deletedStream();
  await client.setStreamMetadata(streamName, { maxCount: 5, owner: 'somebody' });
  await isBack(streamName);
  expect(await readStream(streamName)).toEqual([]);
  const { metadata } = await client.getStreamMetadata(streamName);
  expect(metadata).toEqual({ maxCount: 5, owner: 'somebody', truncateBefore: 3 });
  const appending = client.appendToStream(streamName, numbered(1), {
    expectedRevision: STREAM_EXISTS,
  });
  expect((await appending).nextExpectedRevision).toBe(3n);
  expect(await revisions(streamName)).toEqual([3]);
});

test('a subscription to a deleted stream waits for what comes', async () => {
  const streamName = await deletedStream();
  const followed = follow(client.subscribeToStream(streamName));
  await followed.caughtUp;
  await client.appendToStream(streamName, numbered(1));
  const items = await followed.until(({ length }) => length > 0);
  expect(items.map((item) => original(item).revision)).toEqual([3n]);
});

test('a subscription outlives the deletion of its stream', async () => {
  const streamName = newStream();
  await client.appendToStream(streamName, numbered(2));
  const followed = follow(client.subscribeToStream(streamName));
  await followed.caughtUp;
  await client.deleteStream(streamName);
  await client.appendToStream(streamName, numbered(1));
  const items = await followed.until(({ length }) => length === 3);
  expect(items.map((item) => original(item).revision)).toEqual([0n, 1n, 2n]);
});
