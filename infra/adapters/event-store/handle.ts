import { jsonEvent } from '@eventstore/db-client';
import { type Decider, isRejected, type Rejected } from '@hearthway/domain/kernel/decider.ts';
import type { EventMetadata } from '@hearthway/domain/kernel/event-metadata.ts';
import type { DomainEvent } from '@hearthway/domain/kernel/stream.ts';
import { refuse } from '../http/errors.ts';
import type { EventSealing } from '../privacy/event-sealing.ts';
import { createAppend } from './append.ts';
import { EventStoreUnavailableError } from './errors.ts';
import type { EventStore } from './event-store.ts';
import { keepLongStreams } from './kept-streams.ts';
import { load } from './load.ts';
import { ANSWER_WITHIN_MS, createPause, retryUntilAvailable } from './retry-until-available.ts';
import { createTurns } from './turns.ts';

/** Distinguishes a resent request from a new one. */
export interface Idempotency {
  /** Hash of user, route and idempotency key. */
  readonly commandId: string;
  readonly bodyHash: string;
}

/** Origin of a command, which becomes the metadata of its events. */
export interface CommandContext
  extends Pick<EventMetadata, 'userId' | 'actor' | 'sessionId' | 'state'> {
  readonly correlationId: string;
  /** Id of the event that caused the command, if any. */
  readonly causationId?: string;
  readonly now: Date;
  /** Undefined for a request without an idempotency key. */
  readonly idempotency: Idempotency | undefined;
}

interface CommandRequest<Command> {
  /** Id of the stream, without its category. */
  readonly id: string;
  readonly command: Command;
  readonly context: CommandContext;
}

export interface Accepted {
  /**
   * Log position of the last event that the command yielded, or of the stream's last event if it yielded
   * none: 0 when there is no such stream.
   */
  readonly position: bigint;
}

export type Handle = <State, Command, Event extends DomainEvent, Code extends string>(
  decider: Decider<State, Command, Event, Code>,
  request: CommandRequest<Command>,
) => Promise<(Accepted & { readonly state: State }) | Rejected<Code>>;

export interface HandleOptions {
  readonly eventStore: EventStore;
  /** Encrypts personal fields before they are stored. */
  readonly privacy: EventSealing;
  /** Returns a new UUID. */
  readonly newId: () => string;
  /** Random number from 0 to below 1, so that colliding writers wait for different times. */
  readonly random: () => number;
  readonly withinMs?: number | undefined;
}

/**
 * The only place that appends: it loads the stream, decides, and appends at the revision it has read; when
 * another writer was faster, it loads and decides again. Commands of this process on the same stream take
 * turns, so that none loses repeatedly. A stream is folded from its start each time; of a long one that was
 * loaded before, only the newest events are read from the store.
 *
 * Rejects with `EventStoreUnavailableError` when that could not be done in time. The command may have been
 * stored even so: a retry with the same idempotency key finds out. Refuses a key that came with another body
 * before (`IdempotencyKeyReused`). Throws `StoredEventError` for a stream that cannot be read.
 */
export const createHandle = ({
  eventStore,
  privacy,
  newId,
  random,
  withinMs = ANSWER_WITHIN_MS,
}: HandleOptions): Handle => {
  const append = createAppend(eventStore);
  const readStream = keepLongStreams(eventStore);
  const turns = createTurns();
  return async (decider, { id, command, context }) => {
    const { stream } = decider;
    const streamName = stream.nameOf(id);
    const { idempotency } = context;
    const signal = AbortSignal.timeout(withinMs);
    const pause = createPause(random, signal);
    const metadataFor = (event: Parameters<typeof stream.versionOf>[0]) =>
      metadataOf(context, stream.versionOf(event));
    const toStored = async (event: Parameters<typeof stream.versionOf>[0] & DomainEvent) => {
      const id = newId();
      const { type, data } = event;
      const personal = stream.personalOf(event);
      const { userId, now: at } = context;
      return jsonEvent({
        id,
        type,
        data: await privacy.sealEvent({ id, type, data }, { personal, userId, at }),
        metadata: metadataFor(event),
      });
    };

    const takeTurn = () =>
      turns.take(streamName, signal).catch((cause: unknown) => {
        throw new EventStoreUnavailableError({ cause });
      });
    let endTurn = turns.areTaken(streamName) ? await takeTurn() : undefined;
    try {
      for (let attempt = 1; ; attempt += 1) {
        const { state, revision, position, earlier } = await retryUntilAvailable(
          () =>
            load({
              readStream,
              privacy,
              decider,
              streamName,
              commandId: idempotency?.commandId,
              signal,
            }),
          { pause, signal },
        );
        if (earlier !== undefined) {
          if (earlier.bodyHash !== idempotency?.bodyHash) throw refuse('IdempotencyKeyReused');
          return { position: earlier.position, state };
        }
        const decided = decider.decide(command, state);
        if (isRejected(decided)) return decided;
        if (decided.length === 0) return { position, state };
        const events = await Promise.all(decided.map(toStored));
        const stored = await append({ streamName, events, revision, pause, signal });
        if (stored !== undefined) {
          const recorded = decided.map((event) => ({ ...event, metadata: metadataFor(event) }));
          return { position: stored, state: recorded.reduce(decider.evolve, state) };
        }
        endTurn ??= await takeTurn();
        await pause(attempt);
      }
    } finally {
      endTurn?.();
    }
  };
};

const metadataOf = (
  { correlationId, causationId, now, idempotency, userId, actor, sessionId, state }: CommandContext,
  schemaVersion: number,
): EventMetadata => ({
  $correlationId: correlationId,
  $causationId: causationId ?? idempotency?.commandId ?? correlationId,
  ...(idempotency && {
    commandId: idempotency.commandId,
    commandBodyHash: idempotency.bodyHash,
  }),
  userId,
  actor,
  sessionId,
  state,
  occurredAt: now.toISOString(),
  schemaVersion,
});
