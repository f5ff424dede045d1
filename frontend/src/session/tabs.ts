import { PRODUCT } from '@hearthway/domain/product.ts';
import { fieldsOf } from './json-fields.ts';

const ENDS = ['signed-out', 'timed-out'] as const;

/** By the person, or because nobody was there any more. */
export type SessionEnd = (typeof ENDS)[number];

type TabMessage =
  /** The session was extended: the deadline that all tabs share has moved. */
  { readonly type: 'deadline-moved' } | { readonly type: 'ended'; readonly how: SessionEnd };

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
      const message = messageOf(data);
      if (message !== undefined) listener(message);
    };
    channel().addEventListener('message', onMessage);
    return () => channel().removeEventListener('message', onMessage);
  },
};

/** A tab from before an update may say what nobody knows any more. */
const messageOf = (data: unknown): TabMessage | undefined => {
  const { type, how } = fieldsOf(data);
  if (type === 'deadline-moved') return { type };
  const end = ENDS.find((known) => known === how);
  return type === 'ended' && end !== undefined ? { type, how: end } : undefined;
};
