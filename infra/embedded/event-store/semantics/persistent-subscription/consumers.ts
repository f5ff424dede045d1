import { createLatencies, type Measurement } from './latencies.ts';

export interface ConsumerStatistics {
  readonly id: string;
  readonly totalItems: number;
  readonly inFlight: number;
  readonly availableSlots: number;
  readonly measurements: readonly Measurement[];
}

/** The consumers of a group and how much each can take. */
export interface Consumers {
  readonly add: (consumerId: string, bufferSize: number) => void;
  readonly remove: (consumerId: string) => void;
  readonly count: () => number;
  readonly hasRoom: (consumerId: string) => boolean;
  readonly anyHasRoom: () => boolean;
  readonly gave: (consumerId: string, messageId: string, now: number) => void;
  /** The connection has taken a message over. Tells whether that made room. */
  readonly sent: (consumerId: string) => boolean;
  readonly released: (consumerId: string, messageId: string, now: number) => void;
  readonly statistics: () => readonly ConsumerStatistics[];
}

interface Consumer {
  readonly bufferSize: number;
  /** Message id → when it was given. */
  readonly held: Map<string, number>;
  /** Given but not yet taken over by the connection, because the consumer reads slowly. */
  unsent: number;
  totalItems: number;
}

/**
 * A consumer has room while it holds fewer messages than its buffer takes, and also while fewer than
 * that wait on its connection: messages that time out make room for others, but one who does not
 * read must not have them pile up.
 */
export const createConsumers = ({ measured }: { readonly measured: boolean }): Consumers => {
  const consumers = new Map<string, Consumer>();
  const latencies = new Map<string, ReturnType<typeof createLatencies>>();

  const hasRoom = (consumer: Consumer | undefined): boolean =>
    consumer !== undefined &&
    consumer.held.size < consumer.bufferSize &&
    consumer.unsent < consumer.bufferSize;

  return {
    add: (consumerId, bufferSize) => {
      consumers.set(consumerId, { bufferSize, held: new Map(), unsent: 0, totalItems: 0 });
      if (measured) latencies.set(consumerId, createLatencies());
    },
    remove: (consumerId) => {
      consumers.delete(consumerId);
      latencies.delete(consumerId);
    },
    count: () => consumers.size,
    hasRoom: (consumerId) => hasRoom(consumers.get(consumerId)),
    anyHasRoom: () => [...consumers.values()].some(hasRoom),
    gave: (consumerId, messageId, now) => {
      const consumer = consumers.get(consumerId);
      if (consumer === undefined) return;
      consumer.held.set(messageId, now);
      consumer.unsent += 1;
      consumer.totalItems += 1;
    },
    sent: (consumerId) => {
      const consumer = consumers.get(consumerId);
      if (consumer === undefined) return false;
      const hadRoom = hasRoom(consumer);
      consumer.unsent -= 1;
      return !hadRoom && hasRoom(consumer);
    },
    released: (consumerId, messageId, now) => {
      const held = consumers.get(consumerId)?.held;
      const since = held?.get(messageId);
      held?.delete(messageId);
      if (since !== undefined) latencies.get(consumerId)?.record(now - since);
    },
    statistics: () =>
      [...consumers].map(([id, { bufferSize, held, totalItems }]) => ({
        id,
        totalItems,
        inFlight: held.size,
        availableSlots: bufferSize - held.size,
        measurements: latencies.get(id)?.measurements() ?? [],
      })),
  };
};
