import protobuf from 'protobufjs/minimal.js';
import type { Message } from '../semantics/persistent-subscription/message.ts';
import { writeReadEvent } from './read-response.ts';
import { asBuffer, tag, varintTag } from './wire.ts';

export type PersistentReadResponse =
  | { readonly kind: 'confirmation'; readonly subscriptionId: string }
  | {
      readonly kind: 'event';
      readonly message: Message;
      readonly uuids: 'text' | 'structured';
    };

/** Field numbers of `ReadResp` in persistent.proto. */
const ReadResp = { event: 1, confirmation: 2 } as const;

const RETRY_COUNT = 5;

/** Writes a `ReadResp` of persistent.proto, by hand like that of streams.proto. */
export const encodePersistentReadResponse = (response: PersistentReadResponse): Buffer => {
  const writer = protobuf.Writer.create();
  switch (response.kind) {
    case 'confirmation':
      writer.uint32(tag(ReadResp.confirmation)).fork();
      writer.uint32(tag(1)).string(response.subscriptionId).ldelim();
      break;
    case 'event': {
      const { resolved, retryCount } = response.message;
      writer.uint32(tag(ReadResp.event)).fork();
      writeReadEvent(writer, resolved, response.uuids);
      writer.uint32(varintTag(RETRY_COUNT)).int32(retryCount).ldelim();
      break;
    }
  }
  return asBuffer(writer.finish());
};
