import {
  ANY,
  ErrorType,
  NO_STREAM,
  STREAM_EXISTS,
  StreamNotFoundError,
  WrongExpectedVersionError,
} from '@eventstore/db-client';
import { describe, expect, test } from 'vitest';
import {
  APPEND_CALLS,
  client,
  isEmbedded,
  newStream,
  numbered,
  revisions,
} from './client.fixture.ts';

const TIMEOUTS = [ErrorType.DEADLINE_EXCEEDED, ErrorType.TIMEOUT];

describe.each(APPEND_CALLS)('$call', ({ options }) => {
  describe.each([ANY, STREAM_EXISTS] as const)('at %s', (expectedRevision) => {
    test('answers a retry with the original revision and position', async () => {
      const streamName = newStream();
      const events = numbered(3);
      const first = await client.appendToStream(streamName, events, options);
      await client.appendToStream(streamName, numbered(2), options);
      const retry = await client.appendToStream(streamName, events, {
        ...options,
        expectedRevision,
      });
      expect(retry).toEqual(first);
      expect(await revisions(streamName)).toEqual([0, 1, 2, 3, 4]);
    });

    test('answers a retry of one of the events with its revision', async () => {
      const streamName = newStream();
      const events = numbered(3);
      await client.appendToStream(streamName, events, options);
      const retry = await client.appendToStream(streamName, events.slice(1, 2), {
        ...options,
        expectedRevision,
      });
      expect(retry.nextExpectedRevision).toBe(1n);
      expect(await revisions(streamName)).toEqual([0, 1, 2]);
    });

    test('refuses known events that are followed by new ones', async () => {
      const streamName = newStream();
      const events = numbered(3);
      await client.appendToStream(streamName, events, options);
      const mixed = client.appendToStream(streamName, [...events, ...numbered(1)], {
        ...options,
        expectedRevision,
      });
      await expect(mixed).rejects.toThrow(WrongExpectedVersionError);
      expect(await revisions(streamName)).toEqual([0, 1, 2]);
    });
  });

  test('answers a retry at the exact revision as the first time', async () => {
    const streamName = newStream();
    await client.appendToStream(streamName, numbered(2), options);
    const events = numbered(2);
    const at = { ...options, expectedRevision: 1n };
    const first = await client.appendToStream(streamName, events, at);
    await client.appendToStream(streamName, numbered(1), options);
    const retry = await client.appendToStream(streamName, events, at);
    expect(retry).toEqual(first);
    expect(await revisions(streamName)).toEqual([0, 1, 2, 3, 4]);
  });

  test('answers a retry at no stream as the first time', async () => {
    const streamName = newStream();
    const events = numbered(2);
    const at = { ...options, expectedRevision: NO_STREAM } as const;
    const first = await client.appendToStream(streamName, events, at);
    await client.appendToStream(streamName, numbered(1), options);
    expect(await client.appendToStream(streamName, events, at)).toEqual(first);
    expect(await revisions(streamName)).toEqual([0, 1, 2]);
  });

  test('refuses known events at an exact revision where others stand', async () => {
    const streamName = newStream();
    const events = numbered(2);
    await client.appendToStream(streamName, numbered(1), options);
    await client.appendToStream(streamName, events, options);
    const misplaced = client.appendToStream(streamName, events, {
      ...options,
      expectedRevision: NO_STREAM,
    });
    await expect(misplaced).rejects.toThrow(WrongExpectedVersionError);
    expect(await revisions(streamName)).toEqual([0, 1, 2]);
  });

  test('refuses an exact retry that goes on beyond what is stored', async () => {
    const streamName = newStream();
    const events = numbered(2);
    const at = { ...options, expectedRevision: NO_STREAM } as const;
    await client.appendToStream(streamName, events, at);
    const longer = client.appendToStream(streamName, [...events, ...numbered(1)], at);
    await expect(longer).rejects.toThrow(WrongExpectedVersionError);
    expect(await revisions(streamName)).toEqual([0, 1]);
  });

  test('stores known events again when they are expected at the end of the stream', async () => {
    const streamName = newStream();
    const events = numbered(2);
    await client.appendToStream(streamName, events, options);
    const again = await client.appendToStream(streamName, events, {
      ...options,
      expectedRevision: 1n,
    });
    expect(again.nextExpectedRevision).toBe(3n);
    expect(await revisions(streamName)).toEqual([0, 1, 2, 3]);
  });

  test('does not take an event of another stream for a retry', async () => {
    const [one, other] = [newStream(), newStream()];
    const events = numbered(2);
    const first = await client.appendToStream(one, events, options);
    const second = await client.appendToStream(other, events, options);
    expect(second.position).not.toEqual(first.position);
    expect(await revisions(other)).toEqual([0, 1]);
  });

  test('stores concurrent retries of the same event once', async () => {
    const streamName = newStream();
    const events = numbered(1);
    const results = await Promise.allSettled(
      Array.from({ length: 10 }, () => client.appendToStream(streamName, events, options)),
    );
    const first = await client.appendToStream(streamName, events, options);
    expect(await revisions(streamName)).toEqual([0]);
    // A real server may not answer appends that meet the event while it is being stored.
    for (const result of results)
      if (result.status === 'fulfilled') expect(result.value).toEqual(first);
      else expect(result.reason).toHaveProperty('type', expect.toBeOneOf(TIMEOUTS));
  });

  test.runIf(isEmbedded)('answers all concurrent retries of the same event the same', async () => {
    const streamName = newStream();
    const events = numbered(1);
    const results = await Promise.all(
      Array.from({ length: 10 }, () => client.appendToStream(streamName, events, options)),
    );
    expect(results).toEqual(Array(10).fill(results[0]));
  });
});

test('a retry by the other call is a retry', async () => {
  const streamName = newStream();
  const events = numbered(2);
  const [batched, single] = APPEND_CALLS.map(({ options }) => options);
  const first = await client.appendToStream(streamName, events, batched);
  expect(await client.appendToStream(streamName, events, single)).toEqual(first);
  expect(await revisions(streamName)).toEqual([0, 1]);
});

test('a retry of a refused append is a first attempt', async () => {
  const streamName = newStream();
  const events = numbered(1);
  const refused = client.appendToStream(streamName, events, { expectedRevision: 3n });
  await expect(refused).rejects.toThrow(WrongExpectedVersionError);
  await expect(revisions(streamName)).rejects.toThrow(StreamNotFoundError);
  await client.appendToStream(streamName, events);
  expect(await revisions(streamName)).toEqual([0]);
});
