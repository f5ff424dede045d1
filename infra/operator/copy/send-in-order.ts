import {
  ANY,
  NO_STREAM,
  StreamDeletedError,
  WrongExpectedVersionError,
} from '@eventstore/db-client';
import type { EventStore } from '../../adapters/event-store/event-store.ts';
import type { Batch } from './batches.ts';
import { isTombstone, lineOf } from './copied-event.ts';
import type { Patience } from './patience.ts';
import { readOurs } from './read-ours.ts';
import { goesAlone, type Outcome, storeBatch } from './store-batch.ts';

export interface SendOptions {
  /** Connection for appends only: failed reads would replace it, and appends would overtake each other. */
  readonly appends: EventStore;
  /** Same event store over another connection. */
  readonly target: EventStore;
  /** Position of the last of our events in it; undefined when there is none. */
  readonly after: bigint | undefined;
  /** Revision of the last event of each stream in it. */
  readonly revisions: Map<string, bigint>;
  readonly patience: Patience;
  readonly signal: AbortSignal;
  readonly onStored: (events: number) => void;
}

/** Maximum number of unanswered appends; the server stores those of one call in order. */
const MAX_IN_FLIGHT = 128;

interface Sent {
  readonly batch: Batch;
  readonly outcome: Promise<Outcome>;
}

/**
 * Appends batches so that they keep their order in the target. After a failure it looks up which were stored,
 * and resends the others. Rejects when the order is broken, or when another writer is active.
 */
export const sendInOrder = async (
  batches: AsyncIterable<Batch>,
  options: SendOptions,
): Promise<void> => {
  const { appends, revisions, patience, signal, onStored } = options;
  let last = options.after;
  let isOpen = false;
  const inFlight: Sent[] = [];

  const send = (batch: Batch): void => {
    // The server itself may have appended to the metadata of a stream.
    const expected = batch.streamId.startsWith('$$')
      ? ANY
      : (revisions.get(batch.streamId) ?? NO_STREAM);
    inFlight.push({ batch, outcome: storeBatch(appends, batch, expected) });
    // Called before it is stored, so that the stream's next batch can follow at once.
    moveOn(batch);
  };

  const moveOn = ({ streamId, events }: Batch): void => {
    revisions.set(streamId, (revisions.get(streamId) ?? -1n) + BigInt(events.length));
  };
  const moveBack = ({ streamId, events }: Batch): void => {
    const revision = (revisions.get(streamId) ?? -1n) - BigInt(events.length);
    if (revision < 0n) revisions.delete(streamId);
    else revisions.set(streamId, revision);
  };

  const firstIsStored = ({ events }: Batch, position: bigint): void => {
    inFlight.shift();
    last = position;
    patience.moved();
    onStored(events.length);
  };

  const settleFirst = async (): Promise<void> => {
    const [first] = inFlight;
    if (first === undefined) return;
    const outcome = await first.outcome;
    if ('error' in outcome) return recover(first.batch, outcome.error);
    isOpen = true;
    firstIsStored(first.batch, outcome.position);
  };

  /** Finds out which batches in flight were stored, and resends the others. */
  const recover = async (failed: Batch, error: unknown): Promise<void> => {
    await Promise.all(inFlight.map(({ outcome }) => outcome));
    isOpen = false;
    signal.throwIfAborted();
    // A tombstone whose response was lost makes the server refuse the second.
    const mayBeStored = error instanceof StreamDeletedError && failed.events.some(isTombstone);
    if (!mayBeStored)
      await patience.after(error instanceof WrongExpectedVersionError ? anotherWriter() : error);
    const missing = inFlight.flatMap(({ batch }) => batch.events);
    let found = 0;
    for await (const { line, position } of readOurs(options.target, { ...options, after: last })) {
      const expected = missing[found];
      if (expected === undefined || lineOf(expected) !== line) throw outOfOrder();
      found += 1;
      const [first] = inFlight;
      if (first?.batch.events.at(-1) === expected) firstIsStored(first.batch, position);
    }
    if (mayBeStored && found === 0) throw outOfOrder();
    const again = inFlight.splice(0).map(({ batch }) => batch);
    for (const batch of again.toReversed()) moveBack(batch);
    for (const batch of again) await push(batch);
  };

  /** Waits for capacity, and sends. The first batch opens the call: later ones would overtake it. */
  const push = async (batch: Batch): Promise<void> => {
    while (inFlight.length >= (isOpen ? MAX_IN_FLIGHT : 1)) await settleFirst();
    signal.throwIfAborted();
    send(batch);
  };

  const drain = async (): Promise<void> => {
    while (inFlight.length > 0) await settleFirst();
  };

  for await (const batch of batches) {
    const isAlone = goesAlone(batch);
    if (isAlone) await drain();
    await push(batch);
    if (isAlone) await drain();
  }
  await drain();
};

const anotherWriter = (): Error =>
  new Error(
    'Another writer appends to our streams in the target. Stop it, and start over with an empty one.',
  );

const outOfOrder = (): Error =>
  new Error(
    'After a failure, the target does not hold our events in their order. Start over with an empty one.',
  );
