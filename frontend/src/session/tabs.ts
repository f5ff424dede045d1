import { PRODUCT } from '@hearthway/domain/product.ts';
import * as z from 'zod/mini';

/** By the person, or because nobody was there any more. */
const howSchema = z.enum(['signed-out', 'timed-out']);

export type SessionEnd = z.infer<typeof howSchema>;

const messageSchema = z.discriminatedUnion('type', [
  /** The session was extended: the deadline that all tabs share has moved. */
  z.object({ type: z.literal('deadline-moved') }),
  z.object({ type: z.literal('ended'), how: howSchema }),
]);

type TabMessage = z.infer<typeof messageSchema>;

let opened: BroadcastChannel | undefined;

/** Opened when it is needed: where the pages are rendered at build time, nobody would close it. */
const channel = (): BroadcastChannel => {
  opened ??= new BroadcastChannel(`${PRODUCT.storagePrefix}-session`);
  return opened;
};

/** What the tabs of a browser tell each other of the session that they share. */
export const tabs = {
  say: (message: TabMessage): void => channel().postMessage(message),
  /** Hears the other tabs, not this one. */
  hear: (listener: (message: TabMessage) => void): (() => void) => {
    const onMessage = ({ data }: MessageEvent) => {
      // A tab from before an update may say what nobody knows any more.
      const message = messageSchema.safeParse(data);
      if (message.success) listener(message.data);
    };
    channel().addEventListener('message', onMessage);
    return () => channel().removeEventListener('message', onMessage);
  },
};
