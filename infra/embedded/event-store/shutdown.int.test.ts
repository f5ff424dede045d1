import { randomUUID } from 'node:crypto';
import { EventStoreDBClient, jsonEvent, MaxAppendSizeExceededError } from '@eventstore/db-client';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import streamsServices from '@eventstore/db-client/generated/streams_grpc_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import { type ClientReadableStream, credentials, type ServiceError, status } from '@grpc/grpc-js';
import emptyMessages from 'google-protobuf/google/protobuf/empty_pb.js';
import { expect, test, vi } from 'vitest';
import { streamIdentifier } from './protocol/stream-name.ts';
import { uuidMessage } from './protocol/uuid.ts';
import { createEventStoreServer } from './server.ts';
import { startServerProcess } from './server-process.ts';
import { openMemoryLog } from './storage/memory-log.ts';

/** The status with which a call ends, and the messages that came before it. */
const endOf = <Message>(
  call: Pick<ClientReadableStream<Message>, 'on'>,
): { readonly status: Promise<number>; readonly messages: Message[] } => {
  const messages: Message[] = [];
  return {
    messages,
    status: new Promise((resolve) => {
      call.on('data', (message: Message) => messages.push(message));
      call.on('error', ({ code }: ServiceError) => resolve(code));
      call.on('end', () => resolve(status.OK));
    }),
  };
};

const subscribeRequest = (): streams.ReadReq => {
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
  return request;
};

const batchRequest = (streamId: string, isFinal: boolean): streams.BatchAppendReq => {
  const options = new streams.BatchAppendReq.Options();
  options.setStreamIdentifier(streamIdentifier(streamId));
  options.setAny(new emptyMessages.Empty());
  const request = new streams.BatchAppendReq();
  request.setCorrelationId(uuidMessage(randomUUID()));
  request.setOptions(options);
  request.setIsFinal(isFinal);
  return request;
};

const appendRequest = (): streams.AppendReq => {
  const options = new streams.AppendReq.Options();
  options.setStreamIdentifier(streamIdentifier('unfinished'));
  options.setAny(new shared.Empty());
  const request = new streams.AppendReq();
  request.setOptions(options);
  return request;
};

test('a server that shuts down answers the calls in flight with UNAVAILABLE', async () => {
  const log = openMemoryLog();
  const server = createEventStoreServer({ log, onError: (error) => expect.fail(error.message) });
  const port = await server.listen(0);
  const address = `127.0.0.1:${port}`;
  const client = EventStoreDBClient.connectionString(`esdb://${address}?tls=false`);
  const plain = credentials.createInsecure();
  const raw = new streamsServices.StreamsClient(address, plain);

  const subscription = endOf(raw.read(subscribeRequest()));
  const batchCall = raw.batchAppend();
  batchCall.write(batchRequest('finished', true));
  batchCall.write(batchRequest('unfinished', false));
  const batch = endOf(batchCall);
  const append = new Promise<number>((resolve) => {
    const call = raw.append((error) => resolve(error?.code ?? status.OK));
    call.write(appendRequest());
  });
  await vi.waitFor(() => {
    expect(subscription.messages.at(-1)?.hasCaughtUp()).toBe(true);
    expect(batch.messages).toHaveLength(1);
  });

  await Promise.all([client.dispose(), server.close()]);
  expect(await Promise.all([subscription.status, batch.status, append])).toEqual(
    Array(3).fill(status.UNAVAILABLE),
  );
  raw.close();
});

test('the size of appends is limited as the option says', async () => {
  const server = await startServerProcess(['--mem-db', '--max-append-size', '1000']);
  const client = EventStoreDBClient.connectionString(server.url);
  const append = (length: number): Promise<unknown> =>
    client.appendToStream('s', jsonEvent({ type: 'Sized', data: 'x'.repeat(length - 2) }));
  await append(1_000);
  const error = await append(1_001).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(MaxAppendSizeExceededError);
  expect(error).toMatchObject({ maxAppendSize: 1_000 });
  await client.dispose();
  await server.stop();
  await expect(startServerProcess(['--max-append-size', '17000000'])).rejects.toThrow(
    '--max-append-size: 17000000 is no whole number from 1 to 16,767,216',
  );
});
