import shared from '@eventstore/db-client/generated/shared_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import protobuf, { type Reader } from 'protobufjs/minimal.js';
import type { ProposedFields } from './proposed-event.ts';
import { uuidFrom, validUuid } from './uuid.ts';
import { asBuffer, tag } from './wire.ts';

/** Part of an append: the first contains its options, the last is final. */
export interface BatchRequest {
  readonly correlationId: string | undefined;
  readonly options: streams.BatchAppendReq.Options | undefined;
  readonly events: readonly ProposedFields[];
  readonly isFinal: boolean;
}

/** Field numbers of `BatchAppendReq` and its `ProposedMessage`. */
const Field = { correlationId: 1, options: 2, proposedMessages: 3, isFinal: 4 } as const;
const ProposedField = { id: 1, metadata: 2, customMetadata: 3, data: 4 } as const;

/**
 * Decodes a `BatchAppendReq` of streams.proto; its events by hand, since the generated messages take longer
 * to decode an event than SQLite takes to store it.
 */
export const decodeBatchRequest = (encoded: Buffer): BatchRequest => {
  const reader = protobuf.Reader.create(encoded);
  let correlationId: string | undefined;
  let options: streams.BatchAppendReq.Options | undefined;
  let isFinal = false;
  const events: ProposedFields[] = [];
  while (reader.pos < reader.len) {
    const start = reader.uint32();
    switch (start >>> 3) {
      case Field.correlationId:
        correlationId = readUuid(reader);
        break;
      case Field.options:
        options = streams.BatchAppendReq.Options.deserializeBinary(reader.bytes());
        break;
      case Field.proposedMessages:
        events.push(readProposed(reader));
        break;
      case Field.isFinal:
        isFinal = reader.bool();
        break;
      default:
        reader.skipType(start & 7);
    }
  }
  return { correlationId, options, events, isFinal };
};

const EMPTY = new Uint8Array();

const readProposed = (reader: Reader): ProposedFields => {
  const end = endOfNested(reader);
  let id: string | undefined;
  let type: string | undefined;
  let contentType: string | undefined;
  let data: Uint8Array = EMPTY;
  let metadata: Uint8Array = EMPTY;
  while (reader.pos < end) {
    const start = reader.uint32();
    switch (start >>> 3) {
      case ProposedField.id:
        id = readUuid(reader);
        break;
      case ProposedField.metadata: {
        const { key, value } = readProperty(reader);
        if (key === 'type') type = value;
        else if (key === 'content-type') contentType = value;
        break;
      }
      case ProposedField.customMetadata:
        metadata = reader.bytes();
        break;
      case ProposedField.data:
        data = reader.bytes();
        break;
      default:
        reader.skipType(start & 7);
    }
  }
  return { id, type, contentType, data, metadata };
};

/** Entry of a string map. */
const readProperty = (reader: Reader): { readonly key: string; readonly value: string } => {
  const end = endOfNested(reader);
  let key = '';
  let value = '';
  while (reader.pos < end) {
    const start = reader.uint32();
    if (start >>> 3 === 1) key = reader.string();
    else if (start >>> 3 === 2) value = reader.string();
    else reader.skipType(start & 7);
  }
  return { key, value };
};

const TEXT_TAG = tag(2);
const TEXT_LENGTH = 36;

/** The client sends UUIDs as text; the other form is left to the generated messages. */
const readUuid = (reader: Reader): string | undefined => {
  const encoded = reader.bytes();
  const isText =
    encoded[0] === TEXT_TAG && encoded[1] === TEXT_LENGTH && encoded.length === 2 + TEXT_LENGTH;
  return isText
    ? validUuid(asBuffer(encoded).toString('latin1', 2))
    : uuidFrom(shared.UUID.deserializeBinary(encoded));
};

const endOfNested = (reader: Reader): number => {
  const length = reader.uint32();
  return reader.pos + length;
};
