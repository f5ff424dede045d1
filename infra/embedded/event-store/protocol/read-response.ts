import Long from 'long';
import protobuf, { type Writer } from 'protobufjs/minimal.js';
import type { ReadMessage } from '../reading/message.ts';
import type { Position, ResolvedEvent } from '../semantics/event.ts';
import { type UuidForm, writeReadEvent } from './read-event.ts';
import { asBuffer, tag, varintTag } from './wire.ts';
import { createWireWriter } from './wire-writer.ts';

export interface ReadResponse {
  readonly message: ReadMessage;
  readonly uuids: UuidForm;
}

/** Encodes a `ReadResp` of streams.proto. */
export const encodeReadResponse = ({ message, uuids }: ReadResponse): Buffer => {
  const writer = protobuf.Writer.create();
  switch (message.kind) {
    case 'event':
      return encodeEvent(message.event, uuids);
    case 'confirmation':
      writer.uint32(tag(ReadResp.confirmation)).fork();
      writer.uint32(tag(1)).string(message.subscriptionId).ldelim();
      break;
    case 'checkpoint':
      writer.uint32(tag(ReadResp.checkpoint)).fork();
      writer.uint32(varintTag(1)).uint64(toUint64(message.place.commit));
      writer.uint32(varintTag(2)).uint64(toUint64(message.place.prepare)).ldelim();
      break;
    case 'streamNotFound':
      writer.uint32(tag(ReadResp.streamNotFound)).fork();
      writeStreamIdentifier(writer, 1, message.streamId);
      writer.ldelim();
      break;
    case 'caughtUp':
      writer.uint32(tag(ReadResp.caughtUp)).fork().ldelim();
      break;
    case 'fellBehind':
      writer.uint32(tag(ReadResp.fellBehind)).fork().ldelim();
      break;
  }
  return asBuffer(writer.finish());
};

const events = createWireWriter();

const encodeEvent = (event: ResolvedEvent, uuids: UuidForm): Buffer => {
  const start = events.open(ReadResp.event);
  writeReadEvent(events, event, uuids);
  events.close(start);
  return events.take();
};

const toUint64 = (position: Position): number | Long =>
  Number.isFinite(position) ? position : Long.MAX_UNSIGNED_VALUE;

/** Field numbers of `ReadResp`. */
const ReadResp = {
  event: 1,
  confirmation: 2,
  checkpoint: 3,
  streamNotFound: 4,
  caughtUp: 8,
  fellBehind: 9,
} as const;

const writeStreamIdentifier = (writer: Writer, field: number, streamId: string): void => {
  writer.uint32(tag(field)).fork().uint32(tag(3)).string(streamId).ldelim();
};
