import type { Message } from './message.ts';

export interface InFlightMessage {
  readonly message: Message;
  readonly consumerId: string;
  /** Milliseconds since 1970. */
  readonly deadline: number;
}

/** Messages that were sent to consumers and are not yet acknowledged. */
export interface InFlight {
  readonly add: (entry: InFlightMessage) => void;
  readonly has: (messageId: string) => boolean;
  readonly take: (messageId: string) => InFlightMessage | undefined;
  readonly takeExpired: (now: number) => readonly InFlightMessage[];
  readonly takeAllOf: (consumerId: string) => readonly InFlightMessage[];
  readonly all: () => Iterable<InFlightMessage>;
  readonly count: () => number;
}

export const createInFlight = (): InFlight => {
  /** A group has one timeout for all its messages, so they are kept in order of their deadlines. */
  const entries = new Map<string, InFlightMessage>();

  return {
    add: (entry) => entries.set(entry.message.id, entry),
    has: (messageId) => entries.has(messageId),
    take: (messageId) => {
      const entry = entries.get(messageId);
      entries.delete(messageId);
      return entry;
    },
    takeExpired: (now) => {
      const expired: InFlightMessage[] = [];
      for (const entry of entries.values()) {
        if (entry.deadline > now) break;
        expired.push(entry);
      }
      for (const { message } of expired) entries.delete(message.id);
      return expired;
    },
    takeAllOf: (consumerId) => {
      const held = [...entries.values()].filter((entry) => entry.consumerId === consumerId);
      for (const { message } of held) entries.delete(message.id);
      return held;
    },
    all: () => entries.values(),
    count: () => entries.size,
  };
};
