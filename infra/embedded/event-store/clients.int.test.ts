import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import {
  EventStoreDBClient,
  jsonEvent,
  persistentSubscriptionToStreamSettingsFromDefaults,
  START,
} from '@eventstore/db-client';
import codes from '@eventstore/db-client/generated/code_pb.js';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import streamsServices from '@eventstore/db-client/generated/streams_grpc_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import { type ClientReadableStream, credentials } from '@grpc/grpc-js';
import emptyMessages from 'google-protobuf/google/protobuf/empty_pb.js';
import timestamps from 'google-protobuf/google/protobuf/timestamp_pb.js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { streamIdentifier } from './protocol/stream-name.ts';
import { uuidMessage } from './protocol/uuid.ts';
import { createEventStoreServer, type EventStoreServer } from './server.ts';
import type { EventLog } from './storage/event-log.ts';
import { openMemoryLog } from './storage/memory-log.ts';

let log: EventLog;
let server: EventStoreServer;
let client: EventStoreDBClient;
let raw: InstanceType<typeof streamsServices.StreamsClient>;

beforeEach(async () => {
  log = openMemoryLog();
  server = createEventStoreServer({ log, onError: (error) => expect.fail(error.message) });
  const port = await server.listen(0);
  client = EventStoreDBClient.connectionString(`esdb://127.0.0.1:${port}?tls=false`);
  raw = new streamsServices.StreamsClient(`127.0.0.1:${port}`, credentials.createInsecure());
});

afterEach(async () => {
  await client.dispose();
  raw.close();
  await server.close();
  await log.close();
});

const append = (streamId: string, text = ''): Promise<unknown> =>
  client.appendToStream(streamId, jsonEvent({ type: 'Appended', data: { text } }));

const batchPart = ({
  correlationId,
  streamId,
  deadline,
  isFinal,
}: {
  readonly correlationId: string;
  readonly streamId?: string;
  readonly deadline?: Date;
  readonly isFinal: boolean;
}): streams.BatchAppendReq => {
  const request = new streams.BatchAppendReq();
  request.setCorrelationId(uuidMessage(correlationId));
  if (streamId !== undefined) {
    const options = new streams.BatchAppendReq.Options();
    options.setStreamIdentifier(streamIdentifier(streamId));
    options.setAny(new emptyMessages.Empty());
    if (deadline !== undefined) options.setDeadline(timestamps.Timestamp.fromDate(deadline));
    request.setOptions(options);
  }
  const message = new streams.BatchAppendReq.ProposedMessage();
  message.setId(uuidMessage(randomUUID()));
  message.getMetadataMap().set('type', 'Appended').set('content-type', 'application/json');
  message.setData(Buffer.from('{}').toString('base64'));
  request.addProposedMessages(message);
  request.setIsFinal(isFinal);
  return request;
};

const subscribeRaw = (): ClientReadableStream<streams.ReadResp> => {
  const all = new streams.ReadReq.Options.AllOptions();
  all.setStart(new shared.Empty());
  const uuids = new streams.ReadReq.Options.UUIDOption();
  uuids.setString(new shared.Empty());
  const options = new streams.ReadReq.Options();
  options.setAll(all);
  options.setSubscription(new streams.ReadReq.Options.SubscriptionOptions());
  options.setNoFilter(new shared.Empty());
  options.setUuidOption(uuids);
  const request = new streams.ReadReq();
  request.setOptions(options);
  return raw.read(request);
};

/** Ends a call of batches and resolves when the server has done so, too. */
const ended = async (call: ReturnType<typeof raw.batchAppend>): Promise<void> => {
  const end = once(call, 'end');
  call.resume().end();
  await end;
};

test('a client that vanishes in mid-batch leaves nothing of it, and its finished batches stay', async () => {
  const call = raw.batchAppend();
  call.on('error', (error) => expect(error.message).toContain('CANCELLED'));
  call.write(batchPart({ correlationId: randomUUID(), streamId: 'finished', isFinal: true }));
  await vi.waitFor(() => expect(log.stateOf('finished').lastRevision).toBe(0));
  const correlationId = randomUUID();
  call.write(batchPart({ correlationId, streamId: 'unfinished', isFinal: false }));
  call.write(batchPart({ correlationId, isFinal: false }));
  call.cancel();
  await append('after');
  expect(log.stateOf('unfinished').lastRevision).toBe(-1);
  expect(log.stateOf('finished').lastRevision).toBe(0);
});

test('a batch that arrives in parts is stored as one append', async () => {
  const call = raw.batchAppend();
  const answered = new Promise<streams.BatchAppendResp>((resolve) => call.once('data', resolve));
  const correlationId = randomUUID();
  call.write(batchPart({ correlationId, streamId: 'in-parts', isFinal: false }));
  call.write(batchPart({ correlationId, isFinal: true }));
  expect((await answered).getSuccess()?.getCurrentRevision()).toBe('1');
  await ended(call);
});

test('a batch whose last part does not arrive by its deadline expires, and stores nothing', async () => {
  const call = raw.batchAppend();
  const answered = new Promise<streams.BatchAppendResp>((resolve) => call.once('data', resolve));
  const correlationId = randomUUID();
  const deadline = new Date(Date.now() + 50);
  call.write(batchPart({ correlationId, streamId: 'expired', deadline, isFinal: false }));
  expect((await answered).getError()?.getCode()).toBe(codes.Code.DEADLINE_EXCEEDED);
  call.write(batchPart({ correlationId, isFinal: true }));
  const next = new Promise<streams.BatchAppendResp>((resolve) => call.once('data', resolve));
  call.write(batchPart({ correlationId: randomUUID(), streamId: 'in-time', isFinal: true }));
  expect((await next).hasSuccess()).toBe(true);
  expect(log.stateOf('expired').lastRevision).toBe(-1);
  await ended(call);
});

test('a subscriber that stops reading does not slow the others and misses nothing later', async () => {
  const stalled = subscribeRaw();
  stalled.pause();
  const others = client.subscribeToAll({ fromPosition: START });
  const seenByOthers: string[] = [];
  others.on('data', ({ event }) => {
    if (event?.type === 'Appended') seenByOthers.push(event.id);
  });

  // Far more than the sockets, the streams and the live feed hold.
  const text = 'x'.repeat(10_000);
  for (let count = 0; count < 3_000; count += 100)
    await Promise.all(Array.from({ length: 100 }, () => append(`stalled-${count}`, text)));
  await vi.waitFor(() => expect(seenByOthers).toHaveLength(3_000), 10_000);

  const seenLate: string[] = [];
  stalled.on('data', (response: streams.ReadResp) => {
    const event = response.getEvent()?.getEvent();
    const id = event?.getId()?.getString();
    if (id !== undefined && event?.getMetadataMap().get('type') === 'Appended') seenLate.push(id);
  });
  stalled.on('error', (error) => expect(error.message).toContain('CANCELLED'));
  stalled.resume();
  await vi.waitFor(() => expect(seenLate).toHaveLength(3_000), 10_000);
  expect(seenLate).toEqual(seenByOthers);
  stalled.cancel();
});

test('events unread by a stalled subscriber stay in the log and not in memory', async () => {
  const before = process.memoryUsage().rss;
  const stalled = Array.from({ length: 50 }, () => subscribeRaw().pause());
  const text = 'x'.repeat(10_000);
  for (let count = 0; count < 1_000; count += 100)
    await Promise.all(Array.from({ length: 100 }, () => append(`unread-${count}`, text)));
  // Each of the fifty has 10 MB to read, 500 MB together.
  expect((process.memoryUsage().rss - before) / 1e6).toBeLessThan(250);
  for (const call of stalled) {
    call.on('error', (error: Error) => expect(error.message).toContain('CANCELLED'));
    call.cancel();
  }
});

test('a thousand subscribers at once all hear of an event', async () => {
  let caughtUp = 0;
  let heard = 0;
  const subscriptions = Array.from({ length: 1_000 }, () =>
    client
      .subscribeToAll({ fromPosition: START })
      .on('caughtUp', () => {
        caughtUp += 1;
      })
      .on('data', ({ event }) => {
        if (event?.type === 'Appended') heard += 1;
      }),
  );
  await vi.waitFor(() => expect(caughtUp).toBe(1_000), 15_000);
  await append('heard-by-all');
  await vi.waitFor(() => expect(heard).toBe(1_000), 15_000);
  await Promise.all(subscriptions.map((subscription) => subscription.unsubscribe()));
});

test('a message larger than any append may be ends its call only', async () => {
  const tooLarge = jsonEvent({ type: 'Huge', data: { text: 'x'.repeat(18 * 1024 * 1024) } });
  await expect(client.appendToStream('huge', tooLarge)).rejects.toThrow();
  await append('after-huge');
  expect(log.stateOf('huge').lastRevision).toBe(-1);
});

test('a client that asks for a persistent subscription is told what to use', async () => {
  const settings = persistentSubscriptionToStreamSettingsFromDefaults();
  const created = client.createPersistentSubscriptionToStream('stream', 'group', settings);
  await expect(created).rejects.toThrow('Use a catch-up subscription');
  const consumer = client.subscribeToPersistentSubscriptionToStream('stream', 'group');
  const [error] = await once(consumer, 'error');
  expect(String(error)).toContain('Use a catch-up subscription');
});
