import { setTimeout as delay } from 'node:timers/promises';
import type { ReadMessage } from '../reading/message.ts';
import type { EventLog } from '../storage/event-log.ts';

/**
 * Disturbs callers like a server under load. Only tests enable it. Callers of `BatchAppend` that have closed
 * their side get no response either.
 */
export interface Disturbance {
  /** Milliseconds by which to delay the next response. */
  readonly lateMs: () => number;
  /** Decides whether a stored append is answered with a timeout. */
  readonly timesOut: () => boolean;
  /** Decides whether an append is neither stored nor answered, as by a survivor during a leader change. */
  readonly isSilent: () => boolean;
  /** Decides whether a subscription ends before its next message. */
  readonly drops: () => boolean;
  /** Decides whether a live subscription falls behind before its next message. */
  readonly fallsBehind: () => boolean;
}

/** Error for an append that was stored, or will be, although the response does not say so. */
export class CommitTimeoutError extends Error {
  override readonly name = 'CommitTimeoutError';

  constructor() {
    super('Operation timed out: Commit phase timeout.');
  }
}

/** Error for a subscription that the server ended. */
export class SubscriptionDroppedError extends Error {
  override readonly name = 'SubscriptionDroppedError';

  constructor() {
    super('The subscription was dropped.');
  }
}

/** A real server's own deadline for an append that found no leader. */
const SILENCE_MS = 5_000;

/**
 * Answers late, or not at all. Of concurrent appends of the same events, the first is stored and answered;
 * the others time out, as EventStoreDB may let them.
 */
export const disturbWrites = (
  { write }: Pick<EventLog, 'write'>,
  { lateMs, timesOut, isSilent }: Disturbance,
): EventLog['write'] => {
  const unanswered = new Set<string>();
  return async (request) => {
    if (request.kind !== 'append') return write(request);
    if (isSilent()) {
      await delay(SILENCE_MS, undefined, { ref: false });
      throw new CommitTimeoutError();
    }
    const key = [request.streamId, ...request.events.map(({ id }) => id)].join(' ');
    const isRepeated = unanswered.has(key);
    unanswered.add(key);
    try {
      const result = await write(request);
      await delay(lateMs());
      if (isRepeated || timesOut()) throw new CommitTimeoutError();
      return result;
    } finally {
      if (!isRepeated) unanswered.delete(key);
    }
  };
};

/** Delays messages; a subscription also falls behind, catches up again, and drops. */
export async function* disturbMessages(
  messages: AsyncIterable<ReadMessage>,
  {
    disturbance: { lateMs, drops, fallsBehind },
    isEndless,
  }: { readonly disturbance: Disturbance; readonly isEndless: boolean },
): AsyncGenerator<ReadMessage, void> {
  let isLive = false;
  for await (const message of messages) {
    const ms = lateMs();
    if (ms > 0) await delay(ms);
    if (isEndless && drops()) throw new SubscriptionDroppedError();
    const isBehind = isLive && fallsBehind();
    if (isBehind) yield { kind: 'fellBehind' };
    yield message;
    if (isBehind) yield { kind: 'caughtUp' };
    if (message.kind === 'caughtUp') isLive = true;
  }
}
