import {
  binaryEvent,
  DeadlineExceededError,
  jsonEvent,
  MaxAppendSizeExceededError,
  StreamNotFoundError,
} from '@eventstore/db-client';
import { status } from '@grpc/grpc-js';
import { describe, expect, test } from 'vitest';
import {
  APPEND_CALLS,
  client,
  newStream,
  numbered,
  readStream,
  revisions,
} from './client.fixture.ts';

const KIB = 1_024;
const MIB = 1_024 * KIB;

const sized = (bytes: number, metadataBytes = 0): ReturnType<typeof binaryEvent> =>
  binaryEvent({
    type: 'Sized',
    data: new Uint8Array(Math.floor(bytes)).fill(7),
    metadata: new Uint8Array(Math.floor(metadataBytes)).fill(8),
  });

const lengthOf = (data: unknown): number => (data instanceof Uint8Array ? data.length : -1);

describe.each(APPEND_CALLS)('$call', ({ options }) => {
  test.each([
    { what: 'one event of 2 MiB', events: () => [sized(2 * MIB)] },
    { what: 'a byte more than 1 MiB', events: () => [sized(MIB + 1)] },
    {
      what: 'ten events of 110 KiB',
      events: () => Array.from({ length: 10 }, () => sized(110 * KIB)),
    },
    {
      what: 'events of 2 MiB together',
      events: () => Array.from({ length: 32 }, () => sized(64 * KIB)),
    },
    {
      what: 'many small events',
      events: () =>
        Array.from({ length: 2_000 }, (_, number) =>
          jsonEvent({ type: 'Small', data: { number, text: 'x'.repeat(1_000) } }),
        ),
    },
  ])('refuses $what, stores nothing of it and goes on', async ({ events }) => {
    const streamName = newStream();
    const error = await client
      .appendToStream(streamName, events(), options)
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(MaxAppendSizeExceededError);
    expect(error).toMatchObject({ maxAppendSize: MIB });
    await expect(readStream(streamName)).rejects.toThrow(StreamNotFoundError);
    const next = await client.appendToStream(streamName, numbered(1), options);
    expect(next).toMatchObject({ success: true, nextExpectedRevision: 0n });
  });

  test('stores events that stay below the limit', async () => {
    const streamName = newStream();
    const half = sized(480 * KIB);
    await client.appendToStream(streamName, [half, sized(480 * KIB)], options);
    const [first] = await readStream(streamName, { maxCount: 1 });
    expect(first?.data).toEqual(half.data);
    expect(await revisions(streamName)).toEqual([0, 1]);
  });

  test.each([
    { what: '1 MiB of data', events: () => [sized(MIB, 1)] },
    { what: 'metadata of 2 MiB', events: () => [sized(1, 2 * MIB)] },
    { what: 'metadata of 15.9 MiB', events: () => [sized(1, 15.9 * MIB)] },
    { what: 'data and metadata of 1.2 MiB together', events: () => [sized(0.6 * MIB, 0.6 * MIB)] },
  ])('stores $what, since only data count', async ({ events }) => {
    const streamName = newStream();
    const appended = events();
    await client.appendToStream(streamName, appended, options);
    const [stored] = await readStream(streamName);
    expect(lengthOf(stored?.data)).toBe(lengthOf(appended[0]?.data));
    expect(lengthOf(stored?.metadata)).toBe(lengthOf(appended[0]?.metadata));
  });

  test('refuses a request of 16 MiB, metadata included', async () => {
    const streamName = newStream();
    const appending = client.appendToStream(streamName, sized(1, 16 * MIB), options);
    await expect(appending).rejects.toHaveProperty('code', status.RESOURCE_EXHAUSTED);
    await expect(readStream(streamName)).rejects.toThrow(StreamNotFoundError);
    await client.appendToStream(streamName, numbered(1), options);
  });

  test('limits every append by itself, not what a stream holds', async () => {
    const streamName = newStream();
    for (let i = 0; i < 4; i += 1)
      await client.appendToStream(streamName, sized(900 * KIB), options);
    const recorded = await readStream(streamName);
    expect(recorded.map(({ data }) => lengthOf(data))).toEqual(Array(4).fill(900 * KIB));
  });

  test('stores nothing once its deadline has passed', async () => {
    const streamName = newStream();
    const late = client.appendToStream(streamName, numbered(3), { ...options, deadline: -60_000 });
    await expect(late).rejects.toThrow(DeadlineExceededError);
    await expect(readStream(streamName)).rejects.toThrow(StreamNotFoundError);
    const next = await client.appendToStream(streamName, numbered(1), options);
    expect(next).toMatchObject({ success: true, nextExpectedRevision: 0n });
  });
});

test('a refused append does not hold up those sent around it', async () => {
  const [before, refused, after] = [newStream(), newStream(), newStream()];
  const results = await Promise.allSettled([
    client.appendToStream(before, numbered(1)),
    client.appendToStream(refused, sized(2 * MIB)),
    client.appendToStream(after, numbered(1)),
  ]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});

test('large events go round by subscriptions as by reads', async () => {
  const streamName = newStream();
  for (let i = 0; i < 5; i += 1) await client.appendToStream(streamName, sized(900 * KIB));
  const sizes: number[] = [];
  const subscription = client.subscribeToStream(streamName);
  for await (const { event } of subscription) {
    sizes.push(lengthOf(event?.data));
    if (sizes.length === 5) await subscription.unsubscribe();
  }
  expect(sizes).toEqual(Array(5).fill(900 * KIB));
});
