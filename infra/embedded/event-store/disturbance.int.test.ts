import { randomUUID } from 'node:crypto';

import streamsServices from '@eventstore/db-client/generated/streams_grpc_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import { ChannelCredentials } from '@grpc/grpc-js';
import emptyMessages from 'google-protobuf/google/protobuf/empty_pb.js';
import { expect, onTestFinished, test } from 'vitest';
import { unkind } from './disturbance.fixture.ts';
import { streamIdentifier } from './protocol/stream-name.ts';
import { uuidMessage } from './protocol/uuid.ts';
import { createEventStoreServer } from './server.ts';
import { openMemoryLog } from './storage/memory-log.ts';

const batchOf = (streamName: string): streams.BatchAppendReq => {
  const options = new streams.BatchAppendReq.Options();
  options.setStreamIdentifier(streamIdentifier(streamName));
  options.setAny(new emptyMessages.Empty());
  const event = new streams.BatchAppendReq.ProposedMessage();
  event.setId(uuidMessage(randomUUID()));
  event.getMetadataMap().set('type', 'Sent').set('content-type', 'application/json');
  const request = new streams.BatchAppendReq();
  request.setCorrelationId(uuidMessage(randomUUID()));
  request.setOptions(options);
  request.addProposedMessages(event);
  request.setIsFinal(true);
  return request;
};

test('a caller of BatchAppend that has ended its side is not answered, as on a real server', async () => {
  const log = openMemoryLog();
  const server = createEventStoreServer({
    log,
    disturbance: { ...unkind('one'), lateMs: () => 0, timesOut: () => false },
    onError: (error) => expect.fail(error.message),
  });
  const address = `127.0.0.1:${await server.listen(0)}`;
  const client = new streamsServices.StreamsClient(address, ChannelCredentials.createInsecure());
  onTestFinished(async () => {
    client.close();
    await server.close();
  });
  const answered: string[] = [];
  const open = (name: string) => {
    const call = client.batchAppend();
    call.on('data', () => answered.push(name));
    call.on('end', () => answered.push(`${name} has ended`));
    // Cancelling is answered by an error, which is ignored.
    call.on('error', () => {});
    onTestFinished(() => call.cancel());
    return call;
  };

  const stored = log.head() + 1;
  const ended = open('ended');
  ended.write(batchOf('one'));
  ended.end();
  await expect.poll(log.head).toBe(stored);
  open('open').write(batchOf('another'));
  await expect.poll(() => answered).toEqual(['open']);
});
