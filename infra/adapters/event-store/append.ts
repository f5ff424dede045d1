import {
  type JSONEventData,
  type JSONEventType,
  NO_STREAM,
  WrongExpectedVersionError,
} from '@eventstore/db-client';
import { limitConcurrency } from '../process/limit-concurrency.ts';
import type { EventStore } from './event-store.ts';
import { type RetryOptions, retryUntilAvailable } from './retry-until-available.ts';

interface AppendRequest extends RetryOptions {
  readonly streamName: string;
  /**
   * Their ids are made before: sent twice, since its outcome was not known, an append is stored once,
   * as the event store compares them with what follows the expected revision.
   */
  readonly events: readonly JSONEventData<JSONEventType>[];
  /** Where the stream ended when it was read; undefined when there was none. */
  readonly revision: bigint | undefined;
}

/** The position of the last event; undefined when the stream has moved on since it was read. */
export type Append = (request: AppendRequest) => Promise<bigint | undefined>;

/**
 * The client sends all appends over one call. When 16 messages, the buffer of that call, wait in it
 * while the connection breaks, it rejects promises that no caller can reach, which ends the process.
 * Fifteen at a time are faster than one process decides.
 */
const MAX_IN_FLIGHT = 15;

export const createAppend = (eventStore: EventStore): Append => {
  const limited = limitConcurrency(MAX_IN_FLIGHT);
  return async ({ streamName, events, revision, ...options }) => {
    const expectedRevision = revision ?? NO_STREAM;
    try {
      const { position } = await limited(() =>
        retryUntilAvailable(
          () => eventStore.appendToStream(streamName, [...events], { expectedRevision }),
          options,
        ),
      );
      if (position === undefined) throw new Error('The event store told no position.');
      return position.commit;
    } catch (error) {
      if (error instanceof WrongExpectedVersionError) return undefined;
      throw error;
    }
  };
};
