import { PRODUCT } from '@hearthway/domain/product.ts';
import { fieldsOf } from './json-fields.ts';

const ENDS = ['signed-out', 'timed-out'] as const;

/** By the person, or by the idle timeout. */
export type SessionEnd = (typeof ENDS)[number];

type TabMessage =
  /** The session was extended: the deadline that all tabs share has moved. */
  { readonly type: 'deadline-moved' } | { readonly type: 'ended'; readonly how: SessionEnd };

let opened: BroadcastChannel | undefined;

/** Opened on first use: at build time, nothing would close it. */
const channel = (): BroadcastChannel => {
  opened ??= new BroadcastChannel(`${PRODUCT.storagePrefix}-session`);
  return opened;
};

/** Messages between the tabs of a browser about their shared session. */
export const tabs = {
  say: (message: TabMessage): void => channel().postMessage(message),
  /** Receives the other tabs' messages, not its own. */
  hear: (listener: (message: TabMessage) => void): (() => void) => {
    const onMessage = ({ data }: MessageEvent) => {
      const message = messageOf(data);
      if (message !== undefined) listener(message);
    };
    channel().addEventListener('message', onMessage);
    return () => channel().removeEventListener('message', onMessage);
  },
};

/** A tab from before an update may send unknown messages. */
const messageOf = (data: unknown): TabMessage | undefined => {
  const { type, how } = fieldsOf(data);
  if (type === 'deadline-moved') return { type };
  const end = ENDS.find((known) => known === how);
  return type === 'ended' && end !== undefined ? { type, how: end } : undefined;
};
