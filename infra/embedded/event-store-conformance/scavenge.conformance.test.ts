import {
  metastreamOf,
  NO_STREAM,
  type Position,
  StreamDeletedError,
  StreamNotFoundError,
} from '@eventstore/db-client';
import operationsServices from '@eventstore/db-client/generated/operations_grpc_pb.js';
import operations from '@eventstore/db-client/generated/operations_pb.js';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import {
  client,
  collect,
  here,
  isEmbedded,
  newStream,
  numbered,
  original,
  readStream,
  revisions,
} from './client.fixture.ts';
import { metadata, rawClient } from './raw-client.fixture.ts';

const operationsClient = rawClient(operationsServices.OperationsClient);

const startScavenge = (): Promise<string> =>
  new Promise((resolve, reject) => {
    const request = new operations.StartScavengeReq();
    const options = new operations.StartScavengeReq.Options();
    options.setThreadCount(1);
    request.setOptions(options);
    operationsClient.startScavenge(request, metadata, (error, response) => {
      if (error === null) resolve(response.getScavengeId());
      else reject(error);
    });
  });

/** Resolves with the scavenge's final report. */
const endOfScavenge = async (scavengeId: string): Promise<unknown> => {
  const subscription = client.subscribeToStream(`$scavenges-${scavengeId}`);
  let end: unknown;
  for await (const { event } of subscription) {
    if (event?.type !== '$scavengeCompleted') continue;
    end = event.data;
    await subscription.unsubscribe();
  }
  return end;
};

/** Streams by state before the scavenge. */
const newStreams = () => ({
  untouched: newStream(),
  maxCount: newStream(),
  truncated: newStream(),
  emptied: newStream(),
  aged: newStream(),
  deleted: newStream(),
  revived: newStream(),
  tombstoned: newStream(),
});
type Streams = ReturnType<typeof newStreams>;

/** Gives every stream five events, then the state in its name. */
const prepare = async (streams: Streams): Promise<void> => {
  for (const streamName of Object.values(streams))
    await client.appendToStream(streamName, numbered(5));
  await client.setStreamMetadata(streams.maxCount, { maxCount: 4 });
  await client.setStreamMetadata(streams.maxCount, { maxCount: 2 });
  await client.setStreamMetadata(streams.truncated, { truncateBefore: 3 });
  await client.setStreamMetadata(streams.emptied, { truncateBefore: 5 });
  await client.setStreamMetadata(streams.aged, { maxAge: 1 });
  await client.deleteStream(streams.deleted);
  await client.deleteStream(streams.revived);
  await client.appendToStream(streams.revived, numbered(2));
  await client.tombstoneStream(streams.tombstoned);
  await vi.waitFor(async () => expect(await revisions(streams.aged)).toEqual([]), {
    timeout: 10_000,
    interval: 50,
  });
};

const { untouched, maxCount, truncated, emptied, aged, deleted, revived, tombstoned } =
  newStreams();
const continued = newStreams();
let start: Position;
let outcome: unknown;

beforeAll(async () => {
  start = await here();
  await Promise.all([
    prepare({ untouched, maxCount, truncated, emptied, aged, deleted, revived, tombstoned }),
    prepare(continued),
  ]);
  // Keeps the last event of the log out of these streams.
  await here();
  outcome = await endOfScavenge(await startScavenge());
});

test('a scavenge tells in a stream of its own that it succeeded', () => {
  expect(outcome).toMatchObject({ result: 'Success' });
});

describe('after a scavenge', () => {
  test.each([
    { state: 'untouched', streamName: untouched, expected: [0, 1, 2, 3, 4] },
    { state: 'counted', streamName: maxCount, expected: [3, 4] },
    { state: 'truncated', streamName: truncated, expected: [3, 4] },
    { state: 'emptied', streamName: emptied, expected: [] },
    { state: 'aged', streamName: aged, expected: [] },
    { state: 'revived', streamName: revived, expected: [5, 6] },
    { state: 'changed metadata', streamName: metastreamOf(maxCount), expected: [1] },
  ])('a stream that was $state shows what it showed before', async ({ streamName, expected }) => {
    expect(await revisions(streamName)).toEqual(expected);
  });

  test('a deleted stream is still not found', async () => {
    await expect(readStream(deleted)).rejects.toThrow(StreamNotFoundError);
  });

  test('a tombstoned stream is still closed', async () => {
    await expect(readStream(tombstoned)).rejects.toThrow(StreamDeletedError);
    const appending = client.appendToStream(tombstoned, numbered(1));
    await expect(appending).rejects.toThrow(StreamDeletedError);
  });

  test('the events that stay are the same, at the same positions', async () => {
    const recorded = await readStream(maxCount);
    expect(recorded.map(({ data }) => data)).toEqual([{ number: 3 }, { number: 4 }]);
    const fromPosition = recorded[0]?.position ?? start;
    const [first] = await collect(client.readAll({ fromPosition, maxCount: 1 }));
    expect(first?.event?.id).toBe(recorded[0]?.id);
  });

  test.runIf(isEmbedded).each([
    { state: 'untouched', streamName: untouched, expected: ['0', '1', '2', '3', '4'] },
    { state: 'counted', streamName: maxCount, expected: ['3', '4'] },
    { state: 'truncated', streamName: truncated, expected: ['3', '4'] },
    { state: 'emptied', streamName: emptied, expected: ['4'] },
    { state: 'aged', streamName: aged, expected: ['4'] },
    { state: 'deleted', streamName: deleted, expected: ['4'] },
    { state: 'revived', streamName: revived, expected: ['5', '6'] },
    { state: 'tombstoned', streamName: tombstoned, expected: ['$streamDeleted'] },
    { state: 'changed metadata', streamName: metastreamOf(maxCount), expected: ['1'] },
  ])(
    '$all holds of a stream that was $state what is left of it',
    async ({ streamName, expected }) => {
      // A real server leaves the active chunk of the log alone, up to 256 MB.
      const held = (await collect(client.readAll({ fromPosition: start })))
        .map(original)
        .filter(({ streamId }) => streamId === streamName)
        .map(({ type, revision }) => (type === '$streamDeleted' ? type : String(revision)));
      expect(held).toEqual(expected);
    },
  );
});

describe('after a scavenge the revisions of a stream go on', () => {
  test.each([
    { state: 'counted', streamName: continued.maxCount, expectedRevision: 4n },
    { state: 'truncated', streamName: continued.truncated, expectedRevision: 4n },
    { state: 'emptied', streamName: continued.emptied, expectedRevision: 4n },
    { state: 'aged', streamName: continued.aged, expectedRevision: 4n },
    { state: 'deleted', streamName: continued.deleted, expectedRevision: NO_STREAM },
    { state: 'revived', streamName: continued.revived, expectedRevision: 6n },
  ] as const)('when it was $state', async ({ streamName, expectedRevision }) => {
    const before = expectedRevision === NO_STREAM ? 4n : expectedRevision;
    const { nextExpectedRevision } = await client.appendToStream(streamName, numbered(1), {
      expectedRevision,
    });
    expect(nextExpectedRevision).toBe(before + 1n);
  });
});
