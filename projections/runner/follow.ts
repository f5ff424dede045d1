import type { EventStore } from '@hearthway/infra/event-store/event-store.ts';
import { followAll, type StoredEvent } from '@hearthway/infra/event-store/follow-all.ts';
import type { Logger } from '@hearthway/infra/logging/logger.ts';
import { type BackOff, backOffMs, DEFAULT_BACK_OFF } from '@hearthway/infra/process/back-off.ts';
import { wait } from '@hearthway/infra/process/wait.ts';
import type { Kysely, Transaction } from 'kysely';
import { moveCheckpoint, readCheckpoint } from '../checkpoints/checkpoint.ts';
import type { ProjectionsSchema } from '../database/schema.ts';

/** Folds a batch into its tables, in the transaction that also moves the checkpoint. */
export type BatchWriter = (
  transaction: Transaction<ProjectionsSchema>,
  events: readonly StoredEvent[],
) => Promise<void>;

export interface FollowOptions {
  /** Whose checkpoint it is. */
  readonly name: string;
  readonly eventStore: EventStore;
  readonly database: Kysely<ProjectionsSchema>;
  readonly writers: readonly BatchWriter[];
  readonly logger: Logger;
  readonly mostEventsInBatch?: number;
  readonly backOff?: BackOff;
}

export interface Follower {
  /** Why it is not following right now, for the operator; undefined while all is well. */
  readonly trouble: () => string | undefined;
  /** Lets the batch under way end. */
  readonly stop: () => Promise<void>;
}

const MOST_EVENTS_IN_BATCH = 500;

/**
 * Follows the log from the stored checkpoint on and gives every event to the writers once: what they
 * write and the checkpoint are one transaction. After a failure it starts again at the checkpoint,
 * with back-off and without end.
 */
export const follow = (options: FollowOptions): Follower => {
  const { name, logger, backOff = DEFAULT_BACK_OFF } = options;
  const stopping = new AbortController();
  const { signal } = stopping;
  let failures = 0;
  let trouble: string | undefined;

  const run = async (): Promise<void> => {
    while (!signal.aborted) {
      try {
        await followOnce(options, signal, () => {
          failures = 0;
          trouble = undefined;
        });
      } catch (error) {
        failures += 1;
        trouble = 'The log cannot be followed.';
        const waitMs = backOffMs(backOff, failures);
        logger.warn({ err: error, follower: name, failures, waitMs }, trouble);
        await wait(waitMs, signal);
      }
    }
  };
  const running = run();
  return {
    trouble: () => trouble,
    stop: () => {
      stopping.abort();
      return running;
    },
  };
};

const followOnce = async (
  { name, eventStore, database, writers, mostEventsInBatch }: FollowOptions,
  signal: AbortSignal,
  onMoved: () => void,
): Promise<void> => {
  let from = await readCheckpoint(database, name);
  const batches = followAll(eventStore, {
    after: from,
    mostEvents: mostEventsInBatch ?? MOST_EVENTS_IN_BATCH,
    signal,
  });
  for await (const { events, position } of batches) {
    const move = { name, from, to: position };
    await database.transaction().execute(async (transaction) => {
      for (const write of writers) await write(transaction, events);
      await moveCheckpoint(transaction, move);
    });
    from = position;
    onMoved();
  }
};
