import type { Message } from '../semantics/persistent-subscription/message.ts';
import { type UuidForm, writeReadEvent } from './read-event.ts';
import { createWireWriter } from './wire-writer.ts';

export type PersistentReadResponse =
  | { readonly kind: 'confirmation'; readonly subscriptionId: string }
  | {
      readonly kind: 'event';
      readonly message: Message;
      readonly uuids: UuidForm;
    };

/** Field numbers of `ReadResp` in persistent.proto. */
const ReadResp = { event: 1, confirmation: 2 } as const;

const RETRY_COUNT = 5;

const writer = createWireWriter();

/** Writes a `ReadResp` of persistent.proto, by hand like that of streams.proto. */
export const encodePersistentReadResponse = (response: PersistentReadResponse): Buffer => {
  switch (response.kind) {
    case 'confirmation': {
      const confirmation = writer.open(ReadResp.confirmation);
      writer.text(1, response.subscriptionId);
      writer.close(confirmation);
      break;
    }
    case 'event': {
      const { resolved, retryCount } = response.message;
      const event = writer.open(ReadResp.event);
      writeReadEvent(writer, resolved, response.uuids);
      writer.integer(RETRY_COUNT, retryCount);
      writer.close(event);
      break;
    }
  }
  return writer.take();
};
