import shared from '@eventstore/db-client/generated/shared_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import { expect, test } from 'vitest';
import { decodeBatchRequest } from './batch-append-request.ts';

const ID = '0f8fad5b-d9cb-469f-a165-70867728950e';

const textUuid = (id: string): shared.UUID => {
  const uuid = new shared.UUID();
  uuid.setString(id);
  return uuid;
};

const structuredUuid = (): shared.UUID => {
  const bits = new shared.UUID.Structured();
  bits.setMostSignificantBits('1121305442246149791');
  bits.setLeastSignificantBits('-6816918738128300786');
  const uuid = new shared.UUID();
  uuid.setStructured(bits);
  return uuid;
};

const proposed = (id: shared.UUID | undefined): streams.BatchAppendReq.ProposedMessage => {
  const message = new streams.BatchAppendReq.ProposedMessage();
  message.setId(id);
  message.getMetadataMap().set('type', 'Ünïcödé 🎈');
  message.getMetadataMap().set('content-type', 'application/json');
  message.getMetadataMap().set('other', 'passed over');
  message.setData(Uint8Array.from({ length: 256 }, (_, byte) => byte));
  message.setCustomMetadata(Uint8Array.of(0, 255));
  return message;
};

const decode = (request: streams.BatchAppendReq) =>
  decodeBatchRequest(Buffer.from(request.serializeBinary()));

const event = {
  id: ID,
  type: 'Ünïcödé 🎈',
  contentType: 'application/json',
  data: Buffer.from(Array.from({ length: 256 }, (_, byte) => byte)),
  metadata: Buffer.from([0, 255]),
};

test('reads the options, the events and whether more are to come', () => {
  const options = new streams.BatchAppendReq.Options();
  options.setStreamPosition('18446744073709551615');
  const request = new streams.BatchAppendReq();
  request.setCorrelationId(textUuid(ID));
  request.setOptions(options);
  request.setProposedMessagesList([proposed(textUuid(ID)), proposed(textUuid(ID.toUpperCase()))]);
  request.setIsFinal(true);
  const decoded = decode(request);
  expect(decoded).toMatchObject({ correlationId: ID, events: [event, event], isFinal: true });
  expect(decoded.options?.getStreamPosition()).toBe('18446744073709551615');
});

test('reads ids that are written as two integers', () => {
  const request = new streams.BatchAppendReq();
  request.setCorrelationId(structuredUuid());
  request.addProposedMessages(proposed(structuredUuid()));
  expect(decode(request)).toMatchObject({ correlationId: ID, events: [event], isFinal: false });
});

test('tells what is missing or malformed', () => {
  const request = new streams.BatchAppendReq();
  request.setCorrelationId(textUuid('none'));
  request.addProposedMessages(new streams.BatchAppendReq.ProposedMessage());
  expect(decode(request)).toEqual({
    correlationId: undefined,
    options: undefined,
    events: [
      {
        id: undefined,
        type: undefined,
        contentType: undefined,
        data: new Uint8Array(),
        metadata: new Uint8Array(),
      },
    ],
    isFinal: false,
  });
});

test('refuses a message that ends too early', () => {
  const request = new streams.BatchAppendReq();
  request.addProposedMessages(proposed(textUuid(ID)));
  const encoded = Buffer.from(request.serializeBinary());
  expect(() => decodeBatchRequest(encoded.subarray(0, -1))).toThrow(RangeError);
});
