import {
  type JSONEventData,
  type JSONEventType,
  NO_STREAM,
  WrongExpectedVersionError,
} from '@eventstore/db-client';
import { appendToStream } from './append-to-stream.ts';
import type { EventStore } from './event-store.ts';
import { type RetryOptions, retryUntilAvailable } from './retry-until-available.ts';

interface AppendRequest extends RetryOptions {
  readonly streamName: string;
  /**
   * Events with ids assigned in advance: an append that is resent because its outcome was unknown is stored
   * once, since the event store compares the ids with what follows the expected revision.
   */
  readonly events: readonly JSONEventData<JSONEventType>[];
  /** Last revision of the stream when it was read; undefined when there was none. */
  readonly revision: bigint | undefined;
}

/** Returns the position of the last event; undefined when the stream has moved on since it was read. */
export type Append = (request: AppendRequest) => Promise<bigint | undefined>;

/**
 * During a leader change of a cluster, an append that reaches a survivor too early gets no response for about
 * 5 s. Resent after this time, it was answered 1.8 to 2.6 s after the old leader had been killed.
 */
const RESEND_AFTER_MS = 800;

export const createAppend =
  (eventStore: EventStore): Append =>
  async ({ streamName, events, revision, ...options }) => {
    const expectedRevision = revision ?? NO_STREAM;
    try {
      const position = await retryUntilAvailable(
        () =>
          appendToStream(
            eventStore,
            { streamName, events, expectedRevision },
            { resendAfterMs: RESEND_AFTER_MS },
          ),
        options,
      );
      if (position === undefined) throw new Error('The event store told no position.');
      return position;
    } catch (error) {
      if (error instanceof WrongExpectedVersionError) return undefined;
      throw error;
    }
  };
