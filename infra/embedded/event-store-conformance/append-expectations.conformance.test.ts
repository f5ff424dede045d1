import {
  ANY,
  type AppendExpectedRevision,
  EventStoreDBClient,
  jsonEvent,
  NO_STREAM,
  STREAM_EXISTS,
  StreamNotFoundError,
  WrongExpectedVersionError,
} from '@eventstore/db-client';
import { afterAll, describe, expect, test } from 'vitest';
import {
  APPEND_CALLS,
  client,
  here,
  newStream,
  numbered,
  positionOf,
  readStream,
  revisions,
  url,
} from './client.fixture.ts';

const lenientClient = EventStoreDBClient.connectionString(
  `${url}${url.includes('?') ? '&' : '?'}throwOnAppendFailure=false`,
);
afterAll(() => lenientClient.dispose());

describe.each(APPEND_CALLS)('$call', ({ options }) => {
  const append = (
    streamName: string,
    expectedRevision: AppendExpectedRevision,
    count = 1,
  ): ReturnType<typeof client.appendToStream> =>
    client.appendToStream(streamName, numbered(count), { ...options, expectedRevision });

  test.each([ANY, NO_STREAM] as const)(
    'starts a stream at revision 0 when %s is expected',
    async (expected) => {
      const streamName = newStream();
      const result = await append(streamName, expected);
      expect(result).toMatchObject({ success: true, nextExpectedRevision: 0n });
      expect(await revisions(streamName)).toEqual([0]);
    },
  );

  test.each([
    { expectation: 'any revision', expected: ANY },
    { expectation: 'that the stream exists', expected: STREAM_EXISTS },
    { expectation: 'the exact last revision', expected: 1n },
  ] as const)('continues a stream when $expectation is expected', async ({ expected }) => {
    const streamName = newStream();
    await append(streamName, NO_STREAM, 2);
    const result = await append(streamName, expected, 3);
    expect(result).toMatchObject({ success: true, nextExpectedRevision: 4n });
    expect(await revisions(streamName)).toEqual([0, 1, 2, 3, 4]);
  });

  test('tells one position for commit and prepare, which grows with every append', async () => {
    const first = await append(newStream(), ANY);
    const second = await append(newStream(), ANY, 2);
    expect(first.position?.commit).toBe(first.position?.prepare);
    expect(second.position?.commit).toBe(second.position?.prepare);
    expect(second.position?.commit).toBeGreaterThan(first.position?.commit ?? 0n);
  });

  test('answers with the position of the last of its events', async () => {
    const streamName = newStream();
    const { position } = await append(streamName, ANY, 3);
    const recorded = await readStream(streamName);
    expect(recorded.at(-1)?.position).toEqual(position);
  });

  test.each([
    { expectation: 'no stream', expected: NO_STREAM },
    { expectation: 'an earlier revision', expected: 0n },
    { expectation: 'a later revision', expected: 7n },
  ] as const)(
    'is refused with the actual version when $expectation is expected',
    async ({ expected }) => {
      const streamName = newStream();
      await append(streamName, NO_STREAM, 2);
      const error = await append(streamName, expected).catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(WrongExpectedVersionError);
      expect(error).toMatchObject({ streamName, expectedVersion: expected, actualVersion: 1n });
      expect(await revisions(streamName)).toEqual([0, 1]);
    },
  );

  test.each([
    { expectation: 'that the stream exists', expected: STREAM_EXISTS },
    { expectation: 'an exact revision', expected: 0n },
  ] as const)(
    'is refused for a missing stream when $expectation is expected',
    async ({ expected }) => {
      const streamName = newStream();
      const error = await append(streamName, expected).catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(WrongExpectedVersionError);
      expect(error).toMatchObject({
        streamName,
        expectedVersion: expected,
        actualVersion: NO_STREAM,
      });
      await expect(readStream(streamName)).rejects.toThrow(StreamNotFoundError);
    },
  );

  test('stores none of several events when the expectation fails', async () => {
    const streamName = newStream();
    await append(streamName, NO_STREAM, 2);
    await expect(append(streamName, 0n, 5)).rejects.toThrow(WrongExpectedVersionError);
    expect(await revisions(streamName)).toEqual([0, 1]);
  });

  test('accepts a stream that has metadata only when a stream is expected to exist', async () => {
    const streamName = newStream();
    await client.setStreamMetadata(streamName, { maxCount: 10 }, options);
    const result = await append(streamName, STREAM_EXISTS);
    expect(result).toMatchObject({ success: true, nextExpectedRevision: 0n });
  });

  test('reports a failure as a value to a client that does not want it thrown', async () => {
    const streamName = newStream();
    await append(streamName, NO_STREAM, 3);
    const result = await lenientClient.appendToStream(streamName, numbered(1), {
      ...options,
      expectedRevision: NO_STREAM,
    });
    expect(result).toMatchObject({ success: false, position: undefined });
    expect(await revisions(streamName)).toEqual([0, 1, 2]);
  });

  test('of no events succeeds and leaves the stream as it was', async () => {
    const streamName = newStream();
    await append(streamName, NO_STREAM, 2);
    const before = await here();
    const result = await append(streamName, 1n, 0);
    expect(result).toMatchObject({ success: true, nextExpectedRevision: 1n });
    expect(positionOf(result).commit).toBeGreaterThanOrEqual(before.commit);
    expect(positionOf(result).commit).toBeLessThan((await here()).commit);
    expect(await revisions(streamName)).toEqual([0, 1]);
  });

  test('of no events to a missing stream does not make it exist', async () => {
    const streamName = newStream();
    expect(await append(streamName, NO_STREAM, 0)).toMatchObject({ success: true });
    await expect(readStream(streamName)).rejects.toThrow(StreamNotFoundError);
  });

  test('of no events brings a deleted stream back, as an append of some does', async () => {
    const streamName = newStream();
    await append(streamName, NO_STREAM, 2);
    await client.deleteStream(streamName);
    await append(streamName, 1n, 0);
    await expect
      .poll(async () => (await client.getStreamMetadata(streamName)).metadata)
      .toEqual({
        truncateBefore: 2,
      });
  });

  test.each([2n ** 53n - 1n, 2n ** 53n, 2n ** 62n + 1n, 2n ** 63n - 1n])(
    'tells in its refusal that revision %s was expected',
    async (expectedRevision) => {
      const streamName = newStream();
      await append(streamName, NO_STREAM, 2);
      const error = await append(streamName, expectedRevision).catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(WrongExpectedVersionError);
      expect(error).toMatchObject({ expectedVersion: expectedRevision, actualVersion: 1n });
    },
  );

  test('of no events still checks what is expected', async () => {
    const streamName = newStream();
    await append(streamName, NO_STREAM, 2);
    await expect(append(streamName, 0n, 0)).rejects.toThrow(WrongExpectedVersionError);
  });

  test('lets exactly one of several concurrent writers win at the same revision', async () => {
    const streamName = newStream();
    await append(streamName, NO_STREAM);
    const writers = Array.from({ length: 10 }, (_, writer) =>
      client.appendToStream(streamName, jsonEvent({ type: 'Claimed', data: { writer } }), {
        ...options,
        expectedRevision: 0n,
      }),
    );
    const results = await Promise.allSettled(writers);
    const winners = results.flatMap(({ status }, writer) =>
      status === 'fulfilled' ? [writer] : [],
    );
    const losses = results.flatMap((result) =>
      result.status === 'rejected' ? [result.reason] : [],
    );
    expect(winners).toHaveLength(1);
    expect(losses).toEqual(Array(9).fill(expect.any(WrongExpectedVersionError)));
    expect((await readStream(streamName)).slice(1).map(({ data }) => data)).toEqual(
      winners.map((writer) => ({ writer })),
    );
  });

  test('keeps revisions without gaps and events together under concurrent writers', async () => {
    const streamName = newStream();
    const writers = Array.from({ length: 20 }, (_, writer) =>
      client.appendToStream(
        streamName,
        Array.from({ length: 3 }, () => jsonEvent({ type: 'Written', data: { writer } })),
        options,
      ),
    );
    const results = await Promise.all(writers);
    const recorded = await readStream(streamName);
    expect(recorded.map(({ revision }) => Number(revision))).toEqual([...Array(60).keys()]);
    for (const [writer, { nextExpectedRevision }] of results.entries()) {
      const end = Number(nextExpectedRevision) + 1;
      expect(recorded.slice(end - 3, end).map(({ data }) => data)).toEqual(
        Array(3).fill({ writer }),
      );
    }
  });
});
