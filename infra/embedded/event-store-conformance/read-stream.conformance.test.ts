import { BACKWARDS, END, FORWARDS, START, StreamNotFoundError } from '@eventstore/db-client';
import { status } from '@grpc/grpc-js';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  client,
  collect,
  newStream,
  numbered,
  range,
  readStream,
  revisions,
} from './client.fixture.ts';

/** Exceeds the servers' page size. */
const LENGTH = 600;

const streamName = newStream();
beforeAll(async () => {
  await client.appendToStream(streamName, numbered(LENGTH));
});

describe('forwards', () => {
  test('reads the whole stream from its start', async () => {
    const recorded = await readStream(streamName);
    expect(recorded.map(({ revision }) => Number(revision))).toEqual(range(0, LENGTH - 1));
    expect(recorded.map(({ data }) => data)).toEqual(numbered(LENGTH).map(({ data }) => data));
  });

  test('starts with the revision that is named', async () => {
    const from = await revisions(streamName, { fromRevision: 595n });
    expect(from).toEqual([595, 596, 597, 598, 599]);
  });

  test.each([1, 256, 257, 599])(
    'reads no more than %i events when so many are asked for',
    async (maxCount) => {
      const read = await revisions(streamName, { fromRevision: START, maxCount });
      expect(read).toEqual(range(0, maxCount - 1));
    },
  );

  test('reads what there is when more is asked for', async () => {
    const read = await revisions(streamName, { fromRevision: 590n, maxCount: 1_000 });
    expect(read).toEqual(range(590, 599));
  });

  test('finds nothing from a revision beyond the end', async () => {
    expect(await revisions(streamName, { fromRevision: 5_000n })).toEqual([]);
  });

  test.each([
    { which: 'there', of: async () => streamName },
    { which: 'missing', of: async () => newStream() },
    {
      which: 'tombstoned',
      of: async () => {
        const tombstoned = newStream();
        await client.tombstoneStream(tombstoned);
        return tombstoned;
      },
    },
  ])('fails from the end of a stream that is $which', async ({ of }) => {
    const name = await of();
    const reading = readStream(name, { direction: FORWARDS, fromRevision: END });
    await expect(reading).rejects.toThrow('Unexpected ReadStreamResult: Error');
    await expect(reading).rejects.toHaveProperty('code', status.UNKNOWN);
  });
});

describe('backwards', () => {
  test('reads the whole stream from its end', async () => {
    const read = await revisions(streamName, { direction: BACKWARDS, fromRevision: END });
    expect(read).toEqual(range(LENGTH - 1, 0));
  });

  test('starts with the revision that is named', async () => {
    const read = await revisions(streamName, { direction: BACKWARDS, fromRevision: 3n });
    expect(read).toEqual([3, 2, 1, 0]);
  });

  test('reads the last event when one is asked for from the end', async () => {
    const read = await revisions(streamName, {
      direction: BACKWARDS,
      fromRevision: END,
      maxCount: 1,
    });
    expect(read).toEqual([599]);
  });

  test('reads the first event from the start', async () => {
    const read = await revisions(streamName, { direction: BACKWARDS, fromRevision: START });
    expect(read).toEqual([0]);
  });

  test('starts at the end from a revision beyond it', async () => {
    const read = await revisions(streamName, {
      direction: BACKWARDS,
      fromRevision: 5_000n,
      maxCount: 2,
    });
    expect(read).toEqual([599, 598]);
  });
});

test.each([
  { direction: FORWARDS, fromRevision: START },
  { direction: BACKWARDS, fromRevision: END },
] as const)('a missing stream is not found $direction', async (options) => {
  const missing = newStream();
  const error = await readStream(missing, options).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(StreamNotFoundError);
  expect(error).toMatchObject({ streamName: missing });
});

test('the events of a stream say where they lie in the log', async () => {
  const own = newStream();
  const first = await client.appendToStream(own, numbered(1));
  const second = await client.appendToStream(own, numbered(1));
  const resolved = await collect(client.readStream(own));
  expect(resolved.map(({ event }) => event?.position)).toEqual([first.position, second.position]);
  expect(resolved.map(({ commitPosition }) => commitPosition)).toEqual([
    first.position?.commit,
    second.position?.commit,
  ]);
});

test('several readers of a stream read the same', async () => {
  const reads = await Promise.all(Array.from({ length: 5 }, () => revisions(streamName)));
  expect(reads).toEqual(Array(5).fill(range(0, LENGTH - 1)));
});

test('a reader that stops early leaves the connection usable', async () => {
  const reading = client.readStream(streamName);
  for await (const { event } of reading) if (event?.revision === 10n) await reading.cancel();
  expect(await revisions(streamName, { maxCount: 1 })).toEqual([0]);
});

test('acknowledged events can be read at once', async () => {
  const own = newStream();
  for (let last = 0; last < 20; last += 1) {
    await client.appendToStream(own, numbered(1));
    expect(await revisions(own, { direction: BACKWARDS, fromRevision: END, maxCount: 1 })).toEqual([
      last,
    ]);
  }
});
