import { type Message, sizeOfMessage } from './message.ts';
import type { SourcePosition } from './source.ts';

/** The messages that wait for a consumer: first those given out before, then the new ones. */
export interface Backlog {
  readonly addNew: (message: Message) => void;
  readonly addAgain: (message: Message) => void;
  readonly remove: (message: Message) => void;
  /** In the order in which they are to be given out. The yielded message may be removed. */
  readonly waiting: () => Generator<Message, void>;
  /** Removes the new messages behind a position and returns the first of their positions. */
  readonly forgetNewAfter: (position: SourcePosition) => SourcePosition | undefined;
  readonly newCount: () => number;
  readonly againCount: () => number;
  readonly bytes: () => number;
}

const place = ({ origin }: Message): SourcePosition =>
  origin.kind === 'source' ? origin.position : Number.POSITIVE_INFINITY;

export const createBacklog = (): Backlog => {
  const fresh = new Set<Message>();
  /** By position, replayed messages last. */
  const again: Message[] = [];
  let bytes = 0;

  return {
    addNew: (message) => {
      fresh.add(message);
      bytes += sizeOfMessage(message);
    },
    addAgain: (message) => {
      const index = again.findIndex((other) => place(message) < place(other));
      again.splice(index < 0 ? again.length : index, 0, message);
      bytes += sizeOfMessage(message);
    },
    remove: (message) => {
      if (!fresh.delete(message)) again.splice(again.indexOf(message), 1);
      bytes -= sizeOfMessage(message);
    },
    *waiting() {
      yield* [...again];
      yield* fresh;
    },
    forgetNewAfter: (position) => {
      let first: SourcePosition | undefined;
      for (const message of fresh) {
        if (place(message) <= position) continue;
        first ??= place(message);
        fresh.delete(message);
        bytes -= sizeOfMessage(message);
      }
      return first;
    },
    newCount: () => fresh.size,
    againCount: () => again.length,
    bytes: () => bytes,
  };
};
