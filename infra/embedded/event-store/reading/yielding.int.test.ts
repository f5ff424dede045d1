import { randomUUID } from 'node:crypto';
import { EventStoreDBClient, jsonEvent, START, streamNameFilter } from '@eventstore/db-client';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import streamsServices from '@eventstore/db-client/generated/streams_grpc_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import { credentials } from '@grpc/grpc-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { streamIdentifier } from '../protocol/stream-name.ts';
import { createEventStoreServer, type EventStoreServer } from '../server.ts';
import type { EventLog } from '../storage/event-log.ts';
import { openMemoryLog } from '../storage/memory-log.ts';

const EVENTS = 100_000;
const STREAM = 'long';
const READERS = 4;

let now = 0;
let pagesRead = 0;
let pagesReadAtWrite = 0;
let firstPage = Promise.withResolvers<void>();

/** A log that counts the pages that are read, and those read before the last write. */
const countingReads = (log: EventLog): EventLog => {
  const countPage = (): void => {
    pagesRead += 1;
    firstPage.resolve();
  };
  return {
    ...log,
    readAll: (range) => {
      countPage();
      return log.readAll(range);
    },
    readStream: (range) => {
      countPage();
      return log.readStream(range);
    },
    write: (request) => {
      pagesReadAtWrite = pagesRead;
      return log.write(request);
    },
  };
};

const log = countingReads(openMemoryLog(() => now));
let server: EventStoreServer;
let client: EventStoreDBClient;
let raw: InstanceType<typeof streamsServices.StreamsClient>;

beforeAll(async () => {
  await log.write({
    kind: 'append',
    streamId: STREAM,
    expected: 'any',
    events: Array.from({ length: EVENTS }, () => ({
      id: randomUUID(),
      type: 'Appended',
      isJson: true,
      data: Buffer.from('{}'),
      metadata: new Uint8Array(),
    })),
  });
  now += 3_600_000;
  server = createEventStoreServer({
    log,
    clock: () => now,
    onError: (error) => expect.fail(error.message),
  });
  const port = await server.listen(0);
  client = EventStoreDBClient.connectionString(`esdb://127.0.0.1:${port}?tls=false`);
  raw = new streamsServices.StreamsClient(`127.0.0.1:${port}`, credentials.createInsecure());
  await client.setStreamMetadata(STREAM, { maxAge: 60 });
});

afterAll(async () => {
  await client.dispose();
  raw.close();
  await server.close();
});

const readOptions = (): streams.ReadReq.Options => {
  const options = new streams.ReadReq.Options();
  const uuids = new streams.ReadReq.Options.UUIDOption();
  uuids.setString(new shared.Empty());
  options.setUuidOption(uuids);
  options.setCount('10');
  return options;
};

const filteredRead = (): streams.ReadReq.Options => {
  const expression = new streams.ReadReq.Options.FilterOptions.Expression();
  expression.setPrefixList(['no-such-stream']);
  const filter = new streams.ReadReq.Options.FilterOptions();
  filter.setStreamIdentifier(expression);
  filter.setMax(32);
  filter.setCheckpointintervalmultiplier(1);
  const all = new streams.ReadReq.Options.AllOptions();
  all.setStart(new shared.Empty());
  const options = readOptions();
  options.setAll(all);
  options.setFilter(filter);
  return options;
};

const streamRead = (): streams.ReadReq.Options => {
  const stream = new streams.ReadReq.Options.StreamOptions();
  stream.setStreamIdentifier(streamIdentifier(STREAM));
  stream.setStart(new shared.Empty());
  const options = readOptions();
  options.setStream(stream);
  options.setNoFilter(new shared.Empty());
  return options;
};

/** Reads to the end and resolves with the number of events that came. */
const read = async (options: streams.ReadReq.Options): Promise<number> => {
  const request = new streams.ReadReq();
  request.setOptions(options);
  const messages: AsyncIterable<streams.ReadResp> = raw.read(request);
  let events = 0;
  for await (const message of messages) if (message.hasEvent()) events += 1;
  return events;
};

/** Subscribes until caught up and resolves with the number of events that came. */
const subscribe = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const subscription = client.subscribeToAll({
      fromPosition: START,
      filter: streamNameFilter({ prefixes: ['no-such-stream'], checkpointInterval: 10_000 }),
    });
    subscription.on('error', reject);
    let events = 0;
    subscription.on('data', () => {
      events += 1;
    });
    subscription.on('caughtUp', () => {
      subscription.unsubscribe().then(() => resolve(events), reject);
    });
  });

test.for([
  { scan: 'filtered reads of $all', start: () => read(filteredRead()) },
  { scan: 'reads of events that are too old', start: () => read(streamRead()) },
  { scan: 'filtered subscriptions', start: subscribe },
])('an append gets its turn among $scan that find nothing', async ({ start }) => {
  pagesRead = 0;
  firstPage = Promise.withResolvers();
  const scans = Promise.all(Array.from({ length: READERS }, start));
  await firstPage.promise;
  await client.appendToStream(`other-${randomUUID()}`, jsonEvent({ type: 'Appended', data: {} }));
  expect(await scans).toEqual(Array(READERS).fill(0));
  expect(pagesReadAtWrite).toBeGreaterThan(0);
  expect(pagesReadAtWrite).toBeLessThan(pagesRead / 10);
});
