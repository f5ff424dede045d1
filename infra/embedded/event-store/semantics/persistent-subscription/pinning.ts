import { originalOf } from '../event.ts';
import { linkTarget } from '../link.ts';
import type { Choice, ConsumerStrategy } from './consumer-strategy.ts';
import type { InFlightMessage } from './in-flight.ts';
import type { Message } from './message.ts';

const BUCKETS = 1024;

/**
 * Messages with the same key go to the same consumer for as long as the set of consumers stays. Keys
 * fall into buckets, and buckets belong to consumers, spread evenly.
 */
export const createPinning = (keyOf: (message: Message) => string): ConsumerStrategy => {
  /** Bucket → consumer. A bucket gets its owner with its first message. */
  const owners = new Map<number, string>();
  let consumers: readonly string[] = [];

  const bucketOf = (message: Message): number => hash(keyOf(message)) % BUCKETS;

  const bucketsOf = (consumerId: string): number[] =>
    [...owners].filter(([, owner]) => owner === consumerId).map(([bucket]) => bucket);

  const leastBurdened = (): string | undefined => {
    const burdens = new Map(consumers.map((consumerId) => [consumerId, 0]));
    for (const owner of owners.values()) burdens.set(owner, (burdens.get(owner) ?? 0) + 1);
    return [...burdens].sort(([, one], [, other]) => one - other)[0]?.[0];
  };

  const ownerOf = (bucket: number): string | undefined => {
    const owner = owners.get(bucket) ?? leastBurdened();
    if (owner !== undefined) owners.set(bucket, owner);
    return owner;
  };

  /** Buckets with nothing in flight move first, so that order is kept where it can be. */
  const rebalance = (newcomer: string, inFlight: Iterable<InFlightMessage>): void => {
    const fairShare = Math.ceil(owners.size / consumers.length);
    const busy = new Map<number, number>();
    for (const { message } of inFlight)
      busy.set(bucketOf(message), (busy.get(bucketOf(message)) ?? 0) + 1);
    for (const consumerId of consumers) {
      const buckets = bucketsOf(consumerId).sort(
        (one, other) => (busy.get(one) ?? 0) - (busy.get(other) ?? 0),
      );
      for (const bucket of buckets.slice(0, Math.max(0, buckets.length - fairShare)))
        owners.set(bucket, newcomer);
    }
  };

  return {
    added: (consumerId, inFlight) => {
      consumers = [...consumers, consumerId];
      rebalance(consumerId, inFlight);
    },
    removed: (consumerId) => {
      consumers = consumers.filter((other) => other !== consumerId);
      for (const bucket of bucketsOf(consumerId)) owners.delete(bucket);
    },
    choose: (message, hasRoom): Choice => {
      if (!consumers.some(hasRoom)) return { choice: 'nobodyHasRoom' };
      const consumerId = ownerOf(bucketOf(message));
      return consumerId !== undefined && hasRoom(consumerId)
        ? { choice: 'send', consumerId }
        : { choice: 'wait' };
    },
  };
};

/** The stream the event was written to, also when only a link to it is left. */
export const sourceStreamOf = ({ resolved }: Message): string => {
  const record = resolved.event ?? originalOf(resolved);
  return linkTarget(record)?.streamId ?? record.streamId;
};

const decoder = new TextDecoder();

/** The `$correlationId` in the event's metadata. */
export const correlationOf = ({ resolved }: Message): string | undefined => {
  const record = resolved.event ?? originalOf(resolved);
  try {
    const metadata: unknown = JSON.parse(decoder.decode(record.metadata));
    if (typeof metadata !== 'object' || metadata === null) return undefined;
    const correlation = new Map<string, unknown>(Object.entries(metadata)).get('$correlationId');
    return typeof correlation === 'string' ? correlation : undefined;
  } catch {
    return undefined;
  }
};

/** FNV-1a. The assignment of keys to consumers is private to this process. */
const hash = (text: string): number => {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return value >>> 0;
};
