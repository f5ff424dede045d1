import type { NackAction } from '../../semantics/persistent-subscription/group.ts';
import type { Message } from '../../semantics/persistent-subscription/message.ts';

/** A consumer as its group sees it. */
export interface Consumer {
  /** How many messages it holds at most. */
  readonly bufferSize: number;
  readonly username: string;
  readonly connectionName: string;
  /** Called once, before any message. */
  readonly confirm: () => void;
  readonly deliver: (message: Message, onSent: () => void) => void;
  /** The group has gone; nothing more will come. */
  readonly drop: () => void;
}

/** Messages from a consumer to its group. */
export interface Connection {
  readonly acknowledge: (messageIds: readonly string[]) => void;
  readonly reject: (
    messageIds: readonly string[],
    answer: { readonly action: NackAction; readonly reason: string },
  ) => void;
  /** May be called more than once. */
  readonly leave: () => void;
}
