import shared from '@eventstore/db-client/generated/shared_pb.js';
import Long from 'long';
import protobuf, { type Writer } from 'protobufjs/minimal.js';
import type { ReadMessage } from '../reading/message.ts';
import {
  originalOf,
  type RecordedEvent,
  type ResolvedEvent,
  TOMBSTONE_REVISION,
} from '../semantics/event.ts';
import { asBuffer, tag, varintTag } from './wire.ts';

export interface ReadResponse {
  readonly message: ReadMessage;
  readonly uuids: 'text' | 'structured';
}

/**
 * Writes a `ReadResp` of streams.proto. By hand, since this is what catching up spends its time on
 * and the generated messages take several times as long to fill and to write.
 */
export const encodeReadResponse = ({ message, uuids }: ReadResponse): Buffer => {
  const writer = protobuf.Writer.create();
  switch (message.kind) {
    case 'event':
      writer.uint32(tag(ReadResp.event)).fork();
      writeReadEvent(writer, message.event, uuids);
      writer.ldelim();
      break;
    case 'confirmation':
      writer.uint32(tag(ReadResp.confirmation)).fork();
      writer.uint32(tag(1)).string(message.subscriptionId).ldelim();
      break;
    case 'checkpoint':
      writer.uint32(tag(ReadResp.checkpoint)).fork();
      writer.uint32(varintTag(1)).uint64(message.position);
      writer.uint32(varintTag(2)).uint64(message.position).ldelim();
      break;
    case 'streamNotFound':
      writer.uint32(tag(ReadResp.streamNotFound)).fork();
      writeStreamIdentifier(writer, 1, message.streamId);
      writer.ldelim();
      break;
    case 'caughtUp':
      writer.uint32(tag(ReadResp.caughtUp)).fork().ldelim();
      break;
  }
  return asBuffer(writer.finish());
};

/** Field numbers of `ReadResp`. */
const ReadResp = {
  event: 1,
  confirmation: 2,
  checkpoint: 3,
  streamNotFound: 4,
  caughtUp: 8,
} as const;

/** Field numbers of `ReadResp.ReadEvent`, which persistent subscriptions share. */
const ReadEvent = { event: 1, link: 2, commitPosition: 3 } as const;

const RecordedEventField = {
  id: 1,
  streamIdentifier: 2,
  streamRevision: 3,
  preparePosition: 4,
  commitPosition: 5,
  metadata: 6,
  customMetadata: 7,
  data: 8,
} as const;

const TICKS_PER_MILLISECOND = 10_000;

export const writeReadEvent = (
  writer: Writer,
  resolved: ResolvedEvent,
  uuids: 'text' | 'structured',
): void => {
  const { event, link } = resolved;
  if (event !== undefined) {
    writer.uint32(tag(ReadEvent.event)).fork();
    writeRecordedEvent(writer, event, uuids);
    writer.ldelim();
  }
  if (link !== undefined) {
    writer.uint32(tag(ReadEvent.link)).fork();
    writeRecordedEvent(writer, link, uuids);
    writer.ldelim();
  }
  writer.uint32(varintTag(ReadEvent.commitPosition)).uint64(originalOf(resolved).position);
};

const writeRecordedEvent = (
  writer: Writer,
  event: RecordedEvent,
  uuids: 'text' | 'structured',
): void => {
  const revision = event.revision === TOMBSTONE_REVISION ? Long.MAX_VALUE : event.revision;
  writeUuid(writer, event.id, uuids);
  writeStreamIdentifier(writer, RecordedEventField.streamIdentifier, event.streamId);
  writer.uint32(varintTag(RecordedEventField.streamRevision)).uint64(revision);
  writer.uint32(varintTag(RecordedEventField.preparePosition)).uint64(event.position);
  writer.uint32(varintTag(RecordedEventField.commitPosition)).uint64(event.position);
  writeProperty(writer, 'type', event.type);
  writeProperty(writer, 'created', String(event.created * TICKS_PER_MILLISECOND));
  writeProperty(
    writer,
    'content-type',
    event.isJson ? 'application/json' : 'application/octet-stream',
  );
  writer.uint32(tag(RecordedEventField.customMetadata)).bytes(event.metadata);
  writer.uint32(tag(RecordedEventField.data)).bytes(event.data);
};

const writeProperty = (writer: Writer, name: string, value: string): void => {
  writer.uint32(tag(RecordedEventField.metadata)).fork();
  writer.uint32(tag(1)).string(name);
  writer.uint32(tag(2)).string(value).ldelim();
};

const writeStreamIdentifier = (writer: Writer, field: number, streamId: string): void => {
  writer.uint32(tag(field)).fork().uint32(tag(3)).string(streamId).ldelim();
};

const writeUuid = (writer: Writer, id: string, uuids: 'text' | 'structured'): void => {
  writer.uint32(tag(RecordedEventField.id));
  if (uuids === 'text') writer.fork().uint32(tag(2)).string(id).ldelim();
  else writer.bytes(structuredUuid(id).serializeBinary());
};

const structuredUuid = (id: string): shared.UUID => {
  const hex = id.replaceAll('-', '');
  const bits = (from: number): string =>
    BigInt.asIntN(64, BigInt(`0x${hex.slice(from, from + 16)}`)).toString();
  const structured = new shared.UUID.Structured();
  structured.setMostSignificantBits(bits(0));
  structured.setLeastSignificantBits(bits(16));
  const message = new shared.UUID();
  message.setStructured(structured);
  return message;
};
