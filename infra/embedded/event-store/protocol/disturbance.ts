import { setTimeout as delay } from 'node:timers/promises';
import type { ReadMessage } from '../reading/message.ts';
import type { EventLog } from '../storage/event-log.ts';

/**
 * Disturbs callers as a server under load does. Only tests give a server one. Callers of `BatchAppend`
 * that have ended their side are not answered either.
 */
export interface Disturbance {
  /** Milliseconds by which the next answer is late. */
  readonly lateMs: () => number;
  /** Whether an append that was stored is answered with a time-out. */
  readonly timesOut: () => boolean;
  /** Whether an append is met with silence and is not stored, as by a survivor while a leader changes. */
  readonly isSilent: () => boolean;
  /** Whether a subscription ends in front of its next message. */
  readonly drops: () => boolean;
  /** Whether a live subscription falls behind in front of its next message. */
  readonly fallsBehind: () => boolean;
}

/** The append was stored, or will be, and the answer does not say so. */
export class CommitTimeoutError extends Error {
  override readonly name = 'CommitTimeoutError';

  constructor() {
    super('Operation timed out: Commit phase timeout.');
  }
}

/** The subscription was ended by the server. */
export class SubscriptionDroppedError extends Error {
  override readonly name = 'SubscriptionDroppedError';

  constructor() {
    super('The subscription was dropped.');
  }
}

/** A real server's own deadline for an append that found no leader. */
const SILENCE_MS = 5_000;

/**
 * Answers late, or not at all. Of appends of the same events at the same time, the first is stored and answered;
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

/** Sends messages late; a subscription also falls behind, catches up again, and drops. */
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
